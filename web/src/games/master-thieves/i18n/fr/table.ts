// Master Thieves: the table and its questions; what is told there is in masterTell.ts.

import { list } from "../../../../i18n/fr/grammar";
import { alarm as alarmOf, all, does, win } from "../../../../i18n/fr/who";
import type { Messages } from "../../../../i18n/messages";
import type { master as english } from "../en/table";
import { tell } from "./events";
import { gems, sides, signed } from "./grammar";

/** How the box stands, where its two ends can be told apart. */
function stands(turnedOver: boolean | null): string {
  if (turnedOver === null) return "";
  return turnedOver ? ". Il est à l’envers." : ". Il est à l’endroit.";
}

export const master: Messages<typeof english> = {
  gems,
  list: (given) => list(given.parts),
  kind: { D: "un diamant", S: "un saphir", R: "un rubis" },
  character: {
    smuggler: "Contrebandier",
    jeweler: "Bijoutier",
    gemologist: "Bijoutière",
    thief: "Voleur",
    master_thief: "Maître voleur",
    detective: "Détective",
  },
  deed: {
    smuggler:
      "Porte des bijoux au coussin rouge, et le partage si les détectives sont peu nombreux.",
    jeweler: "Place une imitation et peut poser son alarme.",
    gemologist: "Place une imitation, et une de plus par détective.",
    thief: "Prend tous les bijoux du premier compartiment.",
    master_thief: "Prend les bijoux, ou cherche un rubis plus loin.",
    detective: "N’ouvre rien ; reçoit le coussin rouge à la fin.",
  },
  level: { T: "Étage du haut", M: "Étage du milieu", B: "Étage du bas" },
  side: sides,
  sideMark: { N: "N", E: "E", S: "S", W: "O" },
  place: (given) => `${given.level}, ${given.side}`,
  where: (given) =>
    `${{ T: "du haut", M: "du milieu", B: "du bas" }[given.level]} côté ${sides[given.side]}`,
  grain: {
    straight: "une veinure droite",
    wavy: "une veinure ondulée",
    knot: "un nœud dans la veinure",
    knots: "deux nœuds dans la veinure",
    arches: "des ogives dans la veinure",
    curly: "une veinure frisée",
    burl: "une loupe tourbillonnante",
    slanting: "une veinure oblique",
    streak: "une bande sombre dans la veinure",
    eyes: "une veinure mouchetée",
    fan: "une veinure en éventail",
    rings: "des cernes dans un coin",
  },
  drawer: (given) => {
    const upside = given.upsideDown ? ", à l’envers" : "";
    const wood = given.grain === null ? "tiroir uni" : `tiroir avec ${given.grain}${upside}`;
    return `${given.place} : ${wood}, ${given.state}`;
  },
  closed: "fermé",
  open: (given) => `ouvert : ${given.inside}`,
  openUnseen: "ouvert ; tu ne peux pas y regarder",
  lies: (given) => {
    const alarm = given.alarm === null ? "" : `, ${alarmOf(given.alarm)}`;
    return `${master.gems(given)}${alarm}${given.ruby ? ", un rubis derrière" : ""}`;
  },
  box: {
    label: (given) => `Le coffret à bijoux, vu du côté ${given.side}${stands(given.turnedOver)}`,
    overviewLabel: (given) => `Le coffret à bijoux : les douze tiroirs${stands(given.turnedOver)}`,
    help: "Les flèches font le tour du coffret et changent d’étage ; Entrée ouvre un tiroir.",
    walkLeft: "Aller vers la gauche",
    walkRight: "Aller vers la droite",
    overview: "Tous les tiroirs",
    picture: "Revoir le coffret",
    before: "Avant",
    after: "Après",
    seenFrom: (given) => `côté ${given.side}`,
  },
  inside: {
    holds: (given) => `${given.what.charAt(0).toUpperCase()}${given.what.slice(1)}`,
    title: (given) => `Tiroir : ${given.place}`,
    empty: "Il n’y a rien ici.",
    unseen: "Seul celui qui l’a ouvert peut y regarder.",
    short: "Le tiroir est court : pas de compartiment secret.",
    noRuby: "Pas de rubis ici.",
    ruby: "Un rubis !",
    opening: "Le tiroir s’ouvre…",
  },
  seat: {
    players: "Joueurs",
    you: "toi",
    bot: "bot",
    away: "pas là ; un bot joue",
    offline: "hors ligne",
    white: "Coussin blanc",
    black: "Coussin noir",
    red: "Coussin rouge",
    pillow: (given) => `${given.pillow} : ${given.gems}`,
    alarmHere: "Alarme sur le tableau",
    alarmOut: "Alarme dans le coffret",
    cards: (given) => (given.count === 1 ? "1 carte en main" : `${given.count} cartes en main`),
    card: (given) => `${given.character} ${given.number}`,
    hiddenCard: "une carte face cachée",
    thinking: "choisit…",
    youChoose: "tu choisis…",
    turn: "doit décider",
    share: (given) => `${given.count} à placer`,
    played: "Jouées",
    score: (given) => {
      const points =
        Math.abs(given.count) < 2
          ? `${signed(given.count)} point`
          : `${signed(given.count)} points`;
      return given.wins ? `${points}, gagne` : points;
    },
  },
  strip: {
    told: (given) =>
      given.card === null
        ? `${given.name}, ${given.stage}`
        : `${given.name}, ${given.card}, ${given.stage}`,
    title: "Ordre de cette manche",
    filling: "On remplit le coffret",
    round: (given) => `Manche ${given.round}`,
    acted: "a joué",
    acting: "joue maintenant",
    waiting: "n’a pas encore joué",
    hidden: "carte cachée",
    choosing: "choisit une carte",
    chosen: "a choisi",
    filled: "a rempli",
    fills: "remplit maintenant",
    toFill: "n’a pas encore rempli",
    /** The same of the one at the screen. */
    yours: {
      acted: "tu as joué",
      acting: "tu joues maintenant",
      waiting: "tu n’as pas encore joué",
      hidden: "carte cachée",
      choosing: "tu choisis une carte",
      chosen: "tu as choisi",
      filled: "tu as rempli",
      fills: "tu remplis maintenant",
      toFill: "tu n’as pas encore rempli",
    },
  },
  hand: {
    title: "Tes cartes",
    card: (given) => `${given.character} ${given.number}. ${given.deed}`,
    chosen: (given) => `Ta carte, face cachée : ${given.character} ${given.number}`,
    played: (given) => `Ta carte : ${given.character} ${given.number}`,
  },
  deeds: {
    put: (given) => `Placer ${given.count === 1 ? "1 diamant" : `${given.count} diamants`}`,
    take_one: (given) => `Prendre ${given.gem}`,
    place_imitation: (given) => `Placer ${given.gem}`,
    pick: (given) => `Choisir ${given.gem}`,
    take_all: "Tout prendre",
    look: "Chercher plus loin",
    leave: "Ne rien prendre",
    place_nothing: "Ne rien placer",
    set_alarm: "Poser ton alarme ici",
    keep_alarm: "Garder ton alarme",
    recover_alarm: "Reprendre ton alarme",
    let_alarm_lie: "La laisser là",
    done: "Laisser le coffret",
    rotate_1_cw: "Étage du haut, sens horaire",
    rotate_1_ccw: "Étage du haut, sens antihoraire",
    rotate_2_cw: "Les deux étages du haut, sens horaire",
    rotate_2_ccw: "Les deux étages du haut, sens antihoraire",
    flip: "Retourner le coffret",
    short: {
      rotate_1_cw: "étage du haut",
      rotate_1_ccw: "étage du haut",
      rotate_2_cw: "deux étages",
      rotate_2_ccw: "deux étages",
      flip: "Retourner le coffret",
    },
    other: (given) => `Autre : ${given.word}`,
  },
  ask: {
    role: (given) => `${given.character} : ${given.question}`,
    fillFree: "ouvre un tiroir si tu veux remplir le coffret maintenant.",
    fill: (given) =>
      `remplis le coffret : ouvre un tiroir pour ${given.share === 1 ? "ton diamant" : `tes ${given.share} diamants`}.`,
    put: (given) =>
      given.share === 1
        ? "place ton diamant."
        : `combien de tes ${given.share} diamants y places-tu ?`,
    fillMove: "ta part est placée : fais bouger le coffret.",
    moveAgain: "fais bouger le coffret encore une fois.",
    choose: "choisis une carte ; personne ne la voit encore.",
    open: "ouvre un tiroir.",
    take: "que fais-tu de ces bijoux ?",
    takeEmpty: "il n’y a pas de bijoux ici.",
    ruby: "un rubis ! Le prends-tu, avec les bijoux de devant ?",
    rubyAlone: "un rubis ! Le prends-tu ?",
    noRuby: "pas de rubis pour toi ici, et tu as renoncé aux bijoux de devant.",
    noRubyAlone: "pas de rubis pour toi ici.",
    place: (given) =>
      given.count > 1 ? `place jusqu’à ${given.count} imitations.` : "place une imitation.",
    alarm: "poses-tu ton alarme ici ?",
    recover: "ton alarme est seule : la reprends-tu ?",
    move: "fais bouger le coffret, ou laisse-le.",
    moveFell: "des bijoux sont tombés : tu ne peux plus que bouger le coffret, ou le laisser.",
    booty: "les contrebandiers partagent le coussin rouge : choisis un bijou.",
    confiscate: "les détectives partagent le coussin rouge : choisis un bijou.",
    any: "décide.",
  },
  wait: {
    reveal: "Les cartes sont retournées.",
    fill: (given) => `${does(given.who, "remplis", "remplit")} le coffret…`,
    fillFree: "Le premier qui ouvre un tiroir remplit le coffret…",
    choose: (given) => `Choix des cartes : on attend ${all(given.whos)}…`,
    open: (given) => `${does(given.who, "cherches", "cherche")} un tiroir…`,
    drawer: (given) => `${does(given.who, "es", "est")} devant le tiroir…`,
    recover: (given) => `${does(given.who, "décides", "décide")} pour l’alarme…`,
    move: (given) => `${does(given.who, "peux", "peut")} faire bouger le coffret…`,
    pick: (given) => `${does(given.who, "choisis", "choisit")} sur le coussin rouge…`,
    over: (given) => `La partie est finie. ${win(given.whos)}.`,
    sent: "Envoyé…",
  },
  keys: {
    names: { tab: "Tab", enter: "Entrée" },
    does: {
      tab: "à la partie suivante de la table",
      arrows: "font le tour du coffret et changent d’étage",
      enter: "ouvre le tiroir où tu es",
      cards: "une carte de ta main",
      one: "font pivoter l’étage du haut vers la gauche ou vers la droite",
      two: "font pivoter les deux étages du haut",
      flip: "retourne le coffret",
      gems: "un diamant, un saphir, un rubis",
      drawer: "tout prendre, chercher plus loin, l’alarme",
      quiet: "la réponse discrète : rien, laisser, renoncer",
      help: "à quoi sert la chose qui a le focus ; sinon ces touches",
      put: "autant de diamants, quand tu remplis le coffret",
    },
  },
  tell,
};
