// Les phrases des 40 voleurs.

import type { forty as english } from "../en/forty";
import type { Messages } from "../messages";
import { de, counted as many } from "./grammar";

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

const list = new Intl.ListFormat("fr");
const sapphires = (count: number) => many(count, "saphir", "saphirs");
const tiles = (count: number) => many(count, "tuile", "tuiles");

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
    turn: ({ turn, name }) => `Tour ${turn} : ${name}`,
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
    gone: "Tuiles dorées qui ont agi",
    golden: "Tuiles dorées qui vont agir",
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
      jars.length === 0
        ? `${name} n’a aucune tuile en main`
        : `${name} a en main : ${list.format(jars)}`,
  },

  hand: {
    title: "Ta main",
    empty: "Ta main est vide.",
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
    won: ({ names }) =>
      `La partie est finie. ${list.format(names)} ${names.length === 1 ? "gagne" : "gagnent"}.`,
    lost: "La partie est finie : le marchand a tout, et tout le monde a perdu.",
    waiting: ({ names }) =>
      names.length === 0 ? "Un instant…" : `On attend ${list.format(names)}…`,
    sent: "Envoyé…",
    other: "Il y a quelque chose à décider.",
    help: "Touches : les flèches déplacent, Entrée choisit, 1 à 9 choisissent une tuile de ta main ou un saphir, C confirme, S passe, Échap annule le choix.",
  },

  dagger: {
    title: "Une pause pour les Poignards",
    played: ({ name, tile }) => `${name} joue ${tile}.`,
    aimed: ({ name, tile, aim }) => `${name} joue ${tile} ${aim}.`,
    against: ({ name, other, tile }) => `${name} joue un Poignard contre ${tile} ${de(other)}.`,
    ask: "Joues-tu un Poignard contre cette tuile ?",
    wait: "Qui a des tuiles en main peut répondre par un Poignard.",
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
    wishEyes: "Te débarrasser de tous tes Mauvais Œil",
    wishTurn: "Jouer un second tour",
    wishMerchant: "Renvoyer le marchand et prendre son butin",
    none: "Ne rien choisir",
  },

  aims: {
    gem: ({ gem }) => `pour le saphir ${gem}`,
    robGem: ({ name }) => `pour un saphir du trésor ${de(name)}`,
    robTile: ({ name }) => `pour une tuile Saphir du trésor ${de(name)}`,
    merchant: "pour le butin du marchand",
    dropToken: "contre un jeton Mauvais Œil",
    dropTile: "contre une tuile Mauvais Œil",
    give: ({ name }) => `pour le trésor ${de(name)}`,
    peek: ({ one, other }) => `pour ${one} et ${other}`,
  },

  events: {
    boardLaid: ({ stack }) =>
      `Seize jarres entourent neuf saphirs ; la pioche compte ${tiles(stack)}.`,
    turnBegun: ({ name, turn }) => `Tour ${turn} : ${name}.`,
    keptHand: ({ name }) => `${name} ne défausse rien.`,
    discarded: ({ name, jars }) => `${name} défausse : ${list.format(jars)}.`,
    drew: ({ name, jar }) => `${name} pioche : ${jar}.`,
    drewFront: ({ name, jar, front }) => `${name} pioche : ${jar} ; dedans : ${front}.`,
    shuffled: ({ tiles: count }) =>
      `La défausse est mélangée : ${tiles(count)} pour la nouvelle pioche.`,
    laid: ({ square, jar }) => `Nouvelle tuile en ${square} : ${jar}.`,
    glimpsed: ({ name, square }) => `${name} jette un coup d’œil en ${square}.`,
    glimpsedFront: ({ name, square, front }) =>
      `${name} jette un coup d’œil en ${square} : ${front}.`,
    shown: ({ name, tiles: fronts }) => `${name} montre à tous : ${list.format(fronts)}.`,
    named: ({ name, square }) => `${name} fait éclairer ${square} par la Lanterne.`,
    sapphireTileKept: ({ name, square }) => `${name} gagne la tuile Saphir de ${square}.`,
    replaced: ({ name, slot, square }) =>
      `${name} pose la tuile ${slot} de sa main face cachée en ${square} et prend celle qui y était.`,
    replacedFront: ({ name, slot, square, front }) =>
      `${name} pose la tuile ${slot} de sa main face cachée en ${square} et reçoit : ${front}.`,
    led: ({ name, leader, square }) => `${name} mène avec le ${leader}, face visible en ${square}.`,
    ledFront: ({ name, leader, square, front }) =>
      `${name} mène avec le ${leader}, face visible en ${square}, et reçoit : ${front}.`,
    interchanged: ({ name, one, other }) => `${name} intervertit ${one} et ${other}.`,
    passed: ({ name }) => `${name} passe.`,
    passedGlimpse: ({ name }) => `${name} ne jette pas de coup d’œil.`,
    passedAction: ({ name }) => `${name} laisse le plateau tel quel.`,
    passedSteal: ({ name }) => `${name} ne vole pas.`,
    passedClaim: ({ name }) => `${name} ne revendique plus rien.`,
    passedWish: ({ name }) => `${name} ne fait pas de vœu.`,
    played: ({ name, tile }) => `${name} joue ${tile}.`,
    aimed: ({ name, aim }) => `${name} l’utilise ${aim}.`,
    worked: ({ tile }) => `Rien n’arrête ${tile}.`,
    cancelled: ({ tile }) => `Un Poignard annule ${tile}.`,
    eyeDropped: ({ name }) => `${name} se débarrasse d’un Mauvais Œil.`,
    eyeGiven: ({ name, to }) => `${name} donne le Mauvais Œil à ${to}.`,
    announced: ({ name, place, tiles: fronts }) =>
      `${name} annonce un vol (${place}) : ${list.format(fronts)}.`,
    failed: ({ name }) => `Le vol échoue : ${name} reçoit un Mauvais Œil.`,
    succeeded: ({ name, place }) => `${name} réussit son vol : ${place}.`,
    tookGem: ({ name, gem }) => `${name} prend le saphir ${gem}.`,
    robbedGem: ({ name, victim }) => `${name} dérobe un saphir à ${victim}.`,
    robbedTile: ({ name, victim }) => `${name} dérobe une tuile Saphir à ${victim}.`,
    robbedMerchant: ({ name }) => `${name} dérobe un saphir au marchand.`,
    tookAll: ({ name, count }) =>
      `Quatre Chefs : ${name} prend tous les saphirs du plateau, ${count} en tout.`,
    cleared: ({ squares }) => `Les tuiles de la ligne sont défaussées : ${list.format(squares)}.`,
    goldenDrawn: ({ name, tile }) => `${name} pioche une tuile dorée : ${tile}.`,
    goldenActed: ({ tile }) => `Une tuile dorée agit : ${tile}.`,
    merchantCame: ({ gem, turn }) => {
      if (turn === 1)
        return `Le marchand arrive au saphir ${gem} ; il le prendra à la fin de ce tour.`;
      if (turn === 5)
        return `Le marchand est au centre : si le saphir ${gem} y est encore à la fin de ce tour, tout le monde perd.`;
      if (turn > 5) return "Le marchand ne trouve rien au centre, et y reste.";
      return `Le marchand va au saphir ${gem}.`;
    },
    merchantTook: ({ gem }) => `Le marchand prend le saphir ${gem}.`,
    wishedEyes: ({ name }) => `${name} fait le vœu de n’avoir plus aucun Mauvais Œil.`,
    wishedTurn: ({ name }) => `${name} fait le vœu d’un second tour.`,
    wishedMerchant: ({ name, loot }) =>
      `${name} fait le vœu que le marchand s’en aille et reçoit ${sapphires(loot)} de son butin.`,
    handsPassed: "Sinbad : toutes les mains avancent de sept sièges.",
    handSeen: ({ name }) => `${name} regarde sa nouvelle main.`,
    handSeenFronts: ({ name, fronts }) =>
      fronts.length === 0
        ? `La main ${de(name)} est vide à présent.`
        : `Nouvelle main ${de(name)} : ${list.format(fronts)}.`,
    turnEnded: ({ name }) => `Le tour ${de(name)} est fini.`,
    lastSapphire: "Plus aucun saphir sur le plateau : la partie est finie.",
    fourLeaders: "Quatre Chefs étaient réunis : la partie est finie.",
    merchantWins: "Le marchand a le saphir du centre : tout le monde a perdu.",
    turnCap: "C’était le dernier tour : la partie est finie.",
  },
};
