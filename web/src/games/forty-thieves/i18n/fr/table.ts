// Les phrases des 40 voleurs.

import { list, many, withDe } from "../../../../i18n/fr/grammar";
import { all, does, whom, win } from "../../../../i18n/fr/who";
import type { Messages } from "../../../../i18n/messages";
import type { Who } from "../../../../i18n/who";
import type { forty as english } from "../en/table";
import { fortyEvents } from "./events";
import { sapphires, tiles } from "./grammar";

type Colour = "r" | "g" | "b" | "y";
type Sign = "s" | "c" | "m" | "h" | "t";

const SHE: Record<Colour, string> = { r: "rouge", g: "verte", b: "bleue", y: "jaune" };
const HE: Record<Colour, string> = { r: "rouge", g: "vert", b: "bleu", y: "jaune" };
const SIGN: Record<Sign, { name: string; with: string; colour: Record<Colour, string> }> = {
  s: { name: "soleil", with: "au soleil", colour: HE },
  c: { name: "trèfle", with: "au trèfle", colour: HE },
  m: { name: "lune", with: "à la lune", colour: SHE },
  h: { name: "main", with: "à la main", colour: SHE },
  t: { name: "étoile", with: "à l’étoile", colour: SHE },
};

/** De quel trésor. */
const ofHoard = (who: Who) => (who.you ? "de ton trésor" : `du trésor ${withDe(who.name)}`);

export const forty: Messages<typeof english> = {
  names: {
    letter: { r: "R", g: "V", b: "B", y: "J" },
    jar: ({ colour, sign }) => `jarre ${SHE[colour]} ${SIGN[sign].with}`,
    goldenBack: "tuile dorée",
    thief: ({ colour, sign }) => `${SIGN[sign].name} ${SIGN[sign].colour[colour]}`,
    leader: ({ colour }) => `Chef ${HE[colour]}`,
    tile: {
      L: "Lanterne",
      S: "Saphir",
      A: "Amulette",
      D: "Poignard",
      E: "Mauvais Œil",
      $m: "Marchand",
      $g: "Génie",
      $s: "Sinbad",
    },
    theTile: {
      L: "la Lanterne",
      S: "le Saphir",
      A: "l’Amulette",
      D: "le Poignard",
      E: "le Mauvais Œil",
      $m: "le Marchand",
      $g: "le Génie",
      $s: "Sinbad",
    },
    sapphire: ({ gem }) => `saphir ${gem}`,
    row: ({ row }) => `rangée ${row}`,
    column: ({ column }) => `colonne ${column}`,
    falling: "diagonale descendante",
    rising: "diagonale montante",
    shown: ({ square, front }) => `${square} ${front}`,
  },

  phases: {
    title: "Les quatre phases du tour",
    hand: "Main",
    glimpse: "Coup d’œil",
    action: "Action",
    steal: "Vol",
    turn: ({ turn, who }) => `Tour ${turn} : ${whom(who)}`,
  },

  board: {
    title: "Le plateau",
    sapphires: "Saphirs",
    lines: "Lignes",
    closed: ({ square, jar }) => `${square} : ${jar}, fermée`,
    open: ({ square, jar, front }) => `${square} : ${front}, face visible, dos : ${jar}`,
    glimpsed: ({ square, front }) => `${square} : ${front}, pour tes yeux seulement`,
    gap: ({ square }) => `${square} : un trou`,
    lit: ({ label }) => `${label}, éclairée par la Lanterne`,
    picked: ({ label }) => `${label}, dans ton choix`,
    mayPick: ({ label }) => `${label}, au choix`,
    gem: ({ gem }) => `Saphir ${gem}`,
    noGem: ({ gem }) => `Emplacement ${gem} : son saphir n’y est plus`,
    merchantAt: ({ label }) => `${label}, le marchand s’y tient`,
    letters: "Lettres sur les couvercles",
    stack: ({ count, top }) =>
      `Pioche : ${tiles(count)}${top === "" ? "" : `, au sommet : ${top}`}`,
    discards: ({ count }) => `Défausse : ${tiles(count)}`,
    eyesLeft: ({ count }) => `Mauvais Œil en réserve : ${count}`,
    merchant: ({ turn, loot }) =>
      turn > 5
        ? `Le marchand reste au centre, avec ${sapphires(loot)}`
        : `Le marchand, tour ${turn} sur 5, avec ${sapphires(loot)}`,
    gone: ({ tile }) => `Tuile dorée qui a agi : ${tile}`,
    golden: ({ tile }) => `Tuile dorée qui va agir : ${tile}`,
    /** Under the heaps beside the board. */
    heaps: {
      stack: "Pioche",
      discards: "Défausse",
      eyes: "jetons Mauvais\u00a0Œil",
      gold: "Or",
      merchant: "Marchand",
    },
    merchantTurn: (given) => (given.turn > 5 ? "∞" : `${given.turn}/5`),
  },

  seats: {
    title: "Autour de la table",
    you: "toi",
    bot: "bot",
    away: "pas là, un bot joue",
    offline: "hors ligne",
    decides: "doit décider",
    score: ({ points }) => many(points, "point", "points"),
    gems: ({ count }) => sapphires(count),
    sapphireTiles: ({ count }) => many(count, "tuile Saphir", "tuiles Saphir"),
    eyes: ({ count }) => many(count, "jeton Mauvais Œil", "jetons Mauvais Œil"),
    eyeTiles: ({ count }) => many(count, "tuile Mauvais Œil", "tuiles Mauvais Œil"),
    emptyHoard: "Le trésor est vide",
    hand: ({ name, jars }) =>
      jars.length === 0 ? `${name} : aucune tuile en main` : `${name} : en main ${list(jars)}`,
  },

  hand: {
    title: "Ta main",
    empty: "Ta main est vide.",
    playable: ({ label }) => `${label}, peut se jouer`,
    tile: ({ slot, front, jar }) => `Tuile ${slot} : ${front}, dos : ${jar}`,
  },

  prompt: {
    draw: "Quelles tuiles défausses-tu avant de piocher jusqu’à trois ?",
    glimpse: "Jette un coup d’œil dans une jarre, si tu veux.",
    glimpseOrLantern: "Jette un coup d’œil dans une jarre, ou joue ta Lanterne.",
    pair: "Ta Lanterne te montre deux jarres voisines : choisis les deux.",
    reveal: ({ square, number }) =>
      `La Lanterne en ${square} éclaire ses voisines : choisis la ${number === 1 ? "1re" : `${number}e`}.`,
    action:
      "Ton action : échange une tuile de ta main contre une jarre, ou intervertis deux jarres.",
    actionOrPlay:
      "Ton action : échange une tuile de ta main contre une jarre, intervertis deux jarres, ou joue une tuile spéciale (✦).",
    actionLed: "Tu as mené avec un Chef ; il te reste ton action.",
    onto: ({ front }) => `Sur quelle jarre poses-tu cette tuile : ${front} ?`,
    swapWith: ({ square }) => `Avec quelle jarre intervertis-tu ${square} ?`,
    besides: ({ square }) => `Quelle jarre voisine de ${square} regardes-tu aussi ?`,
    targetS: "Quel saphir ta tuile Saphir vole-t-elle ?",
    targetA: "De quel Mauvais Œil ton Amulette te débarrasse-t-elle ?",
    targetE: "À qui donnes-tu ton Mauvais Œil ?",
    target: "Que vises-tu ?",
    steal: "Tentes-tu un vol ? Désigne un saphir ou le bout d’une ligne.",
    stealHere: ({ place }) => `Tenter un vol ici : ${place} ? Ces quatre jarres s’ouvriront.`,
    claimHere: ({ place }) => `Revendiquer aussi : ${place} ?`,
    take: ({ place }) => `Vol réussi (${place}) : quel saphir prends-tu ?`,
    claim: "Les mêmes tuiles rapportent davantage : que revendiques-tu ?",
    wish: "Le Génie t’accorde un vœu.",
    over: "La partie est finie.",
    won: ({ whos }) => `La partie est finie. ${win(whos)}.`,
    lost: "La partie est finie : le marchand a tout, et tout le monde a perdu.",
    waiting: ({ whos }) => (whos.length === 0 ? "Un instant…" : `On attend ${all(whos)}…`),
    sent: "Envoyé…",
    other: "Il y a quelque chose à décider.",
    help: "Touches : les flèches déplacent, Entrée choisit, 1 à 9 choisissent une tuile de ta main ou un saphir, C confirme, S passe, Échap annule le choix.",
  },

  dagger: {
    title: "Une pause pour les Poignards",
    played: ({ who, tile }) => `${does(who, "joues", "joue")} ${tile}.`,
    aimed: ({ who, tile, aim }) => `${does(who, "joues", "joue")} ${tile} ${aim}.`,
    against: ({ who, other, tile }) =>
      `${does(who, "joues", "joue")} un Poignard contre ${tile} ${other.you ? "de ta part" : withDe(other.name)}.`,
    ask: "Joues-tu un Poignard contre cette tuile ?",
    wait: "Qui a des tuiles en main peut répondre par un Poignard.",
    answered: "Tu as répondu. La pause dure autant pour tout le monde.",
    play: "Jouer un Poignard",
    seconds: ({ seconds }) => many(seconds, "seconde", "secondes"),
  },

  actions: {
    skip: "Passer",
    keep: "Tout garder",
    letBe: "Laisser faire",
    noMore: "Ne plus rien revendiquer",
    noWish: "Aucun vœu",
    discard: ({ count }) => `Défausser ${tiles(count)}`,
    play: ({ tile }) => `Jouer ${tile}`,
    dagger: "Jouer le Poignard",
    glimpse: ({ square }) => `Coup d’œil en ${square}`,
    reveal: ({ square }) => `Éclairer ${square}`,
    peek: ({ one, other }) => `Regarder ${one} et ${other}`,
    replace: ({ slot, square }) => `Poser la tuile ${slot} face cachée en ${square}`,
    lead: ({ slot, square }) => `Mener : poser la tuile ${slot} face visible en ${square}`,
    interchange: ({ one, other }) => `Intervertir ${one} et ${other}`,
    steal: ({ place }) => `Voler : ${place}`,
    take: ({ place }) => `Prendre : ${place}`,
    robGem: ({ name }) => `Dérober un saphir à ${name}`,
    robTile: ({ name }) => `Dérober une tuile Saphir à ${name}`,
    robMerchant: "Dérober un saphir au marchand",
    dropToken: "Te débarrasser d’un jeton",
    dropTile: "Te débarrasser d’une tuile",
    give: ({ name }) => `Donner à ${name}`,
    wishEyes: "Plus de Mauvais Œil",
    wishTurn: "Un second tour",
    wishMerchant: "Le butin du marchand",
    none: "Ne rien choisir",
  },

  aims: {
    gem: ({ gem }) => `pour le saphir ${gem}`,
    robGem: ({ who }) => `pour un saphir ${ofHoard(who)}`,
    robTile: ({ who }) => `pour une tuile Saphir ${ofHoard(who)}`,
    merchant: "pour le butin du marchand",
    dropToken: "contre un jeton Mauvais Œil",
    dropTile: "contre une tuile Mauvais Œil",
    give: ({ who }) => `pour ${who.you ? "ton trésor" : `le trésor ${withDe(who.name)}`}`,
    peek: ({ one, other }) => `pour ${one} et ${other}`,
  },

  keys: {
    names: { tab: "Tab", enter: "Entrée", escape: "Échap" },
    does: {
      tab: "vers la partie suivante de la table : jarres, saphirs, bouts de lignes, main, boutons",
      arrows: "de jarre en jarre, de saphir en saphir",
      enter:
        "choisit ce qui est sous le curseur ; une jarre après une tuile de ta main : la tuile y va ; une deuxième jarre : les deux s’échangent",
      escape: "annule le choix et lâche ce que tu fais glisser",
      hand: "une tuile de ta main",
      gems: "un saphir, quand tu voles ou en prends un",
      confirm: "fait ce que dit le bouton clair",
      skip: "passe, garde ou laisse faire",
      help: "à quoi sert la chose qui a le focus ; sinon ces touches",
    },
  },

  events: fortyEvents,
};
