// Quello che succede in 40 Thieves, in frasi.

import { list } from "../../../../i18n/it/grammar";
import { acts, does, His, own, whom } from "../../../../i18n/it/who";
import type { Messages } from "../../../../i18n/messages";
import type { Who } from "../../../../i18n/who";
import type { fortyEvents as english } from "../en/events";
import { sapphires, tiles } from "./grammar";

/** “Tu prendi uno zaffiro a Bo”, “Bo ti prende uno zaffiro”. */
const robbed = (who: Who, victim: Who, what: string) =>
  victim.you
    ? `${who.name} ti prende ${what}.`
    : `${does(who, "prendi", "prende")} ${what} a ${victim.name}.`;

export const fortyEvents: Messages<typeof english> = {
  boardLaid: ({ stack }) =>
    `Sedici giare circondano nove zaffiri; nella pila ${stack === 1 ? "c’è" : "ci sono"} ${tiles(stack)}.`,
  turnBegun: ({ who, turn }) => `Turno ${turn}: ${own(who, "tu", who.name)}.`,
  keptHand: ({ who }) => `${does(who, "non scarti", "non scarta")} nulla.`,
  discarded: ({ who, jars }) => `${does(who, "scarti", "scarta")}: ${list(jars)}.`,
  drew: ({ who, jar }) => `${does(who, "peschi", "pesca")}: ${jar}.`,
  drewFront: ({ who, jar, front }) => `${does(who, "peschi", "pesca")}: ${jar}; dentro: ${front}.`,
  shuffled: ({ tiles: count }) => `Gli scarti vengono mescolati: ${tiles(count)} nella nuova pila.`,
  laid: ({ square, jar }) => `Nuova tessera in ${square}: ${jar}.`,
  glimpsed: ({ who, square }) => `${does(who, "sbirci", "sbircia")} nella giara in ${square}.`,
  glimpsedFront: ({ who, square, front }) =>
    `${does(who, "sbirci", "sbircia")} nella giara in ${square}: ${front}.`,
  shown: ({ who, tiles: fronts }) => `${does(who, "mostri", "mostra")} a tutti: ${list(fronts)}.`,
  named: ({ who, square }) => `${does(who, "fai", "fa")} illuminare ${square} dalla Lanterna.`,
  sapphireTileKept: ({ who, square }) =>
    `${does(who, "tieni", "tiene")} la tessera Zaffiro di ${square}.`,
  replaced: ({ who, slot, square }) =>
    `${does(who, "posi", "posa")} la tessera ${slot} della ${own(who, "tua ", "")}mano coperta in ${square} e ${own(who, "prendi", "prende")} quella che c’era.`,
  replacedFront: ({ who, slot, square, front }) =>
    `${does(who, "posi", "posa")} la tessera ${slot} della ${own(who, "tua ", "")}mano coperta in ${square} e ${own(who, "ricevi", "riceve")}: ${front}.`,
  led: ({ who, leader, square }) =>
    `${does(who, "schieri", "schiera")} il ${leader}, scoperto in ${square}.`,
  ledFront: ({ who, leader, square, front }) =>
    `${does(who, "schieri", "schiera")} il ${leader}, scoperto in ${square}, e ${own(who, "ricevi", "riceve")}: ${front}.`,
  interchanged: ({ who, one, other }) => `${does(who, "scambi", "scambia")} ${one} e ${other}.`,
  passed: ({ who }) => `${does(who, "passi", "passa")}.`,
  passedGlimpse: ({ who }) => `${does(who, "non sbirci", "non sbircia")}.`,
  passedAction: ({ who }) => `${does(who, "lasci", "lascia")} il tabellone com’è.`,
  passedSteal: ({ who }) => `${does(who, "non rubi", "non ruba")}.`,
  passedClaim: ({ who }) => `${does(who, "non rivendichi", "non rivendica")} altro.`,
  passedWish: ({ who }) => `${does(who, "non esprimi", "non esprime")} desideri.`,
  played: ({ who, tile }) => `${does(who, "giochi", "gioca")} ${tile}.`,
  aimed: ({ who, aim }) => `${does(who, "la giochi", "la gioca")} ${aim}.`,
  worked: ({ tile }) => `Niente ferma ${tile}.`,
  cancelled: ({ tile }) => `Un Pugnale annulla ${tile}.`,
  eyeDropped: ({ who }) => `${does(who, "ti liberi", "si libera")} di un Malocchio.`,
  eyeGiven: ({ who, to }) =>
    to.you
      ? `${who.name} ti dà il Malocchio.`
      : `${does(who, "dai", "dà")} il Malocchio a ${to.name}.`,
  /** While the jars open one by one: not yet what is in them. */
  announces: ({ who, place }) => `${does(who, "annunci", "annuncia")} un furto: ${place}…`,
  announced: ({ who, place, tiles: fronts }) =>
    `${does(who, "annunci", "annuncia")} un furto (${place}): ${list(fronts)}.`,
  failed: ({ who }) => `Il furto fallisce: ${acts(who, "ricevi", "riceve")} un Malocchio.`,
  succeeded: ({ who, place }) => `Furto riuscito per ${whom(who)}: ${place}.`,
  tookGem: ({ who, gem }) => `${does(who, "prendi", "prende")} lo zaffiro ${gem}.`,
  robbedGem: ({ who, victim }) => robbed(who, victim, "uno zaffiro"),
  robbedTile: ({ who, victim }) => robbed(who, victim, "una tessera Zaffiro"),
  robbedMerchant: ({ who }) => `${does(who, "prendi", "prende")} uno zaffiro al mercante.`,
  tookAll: ({ who, count }) =>
    `Quattro Capi: ${acts(who, "prendi", "prende")} tutti gli zaffiri sul tabellone, ${count} in tutto.`,
  cleared: ({ squares }) => `Le tessere della linea vengono scartate: ${list(squares)}.`,
  goldenDrawn: ({ who, tile }) => `${does(who, "peschi", "pesca")} una tessera d’oro: ${tile}.`,
  goldenActed: ({ tile }) => `Una tessera d’oro agisce: ${tile}.`,
  merchantCame: ({ gem, turn }) => {
    if (turn === 1)
      return `Il mercante arriva allo zaffiro ${gem} e lo prenderà alla fine di questo turno.`;
    if (turn === 5)
      return `Il mercante è al centro: se lo zaffiro ${gem} è ancora lì alla fine di questo turno, perdono tutti.`;
    if (turn > 5) return "Il mercante non trova nulla al centro, e ci resta.";
    return `Il mercante va allo zaffiro ${gem}.`;
  },
  merchantTook: ({ gem }) => `Il mercante prende lo zaffiro ${gem}.`,
  wishedEyes: ({ who }) => `${does(who, "desideri", "desidera")} liberarsi di tutti i Malocchi.`,
  wishedTurn: ({ who }) => `${does(who, "desideri", "desidera")} un secondo turno.`,
  wishedMerchant: ({ who, loot }) =>
    `${does(who, "desideri", "desidera")} che il mercante se ne vada e ${own(who, "ricevi", "riceve")} ${sapphires(loot)} del suo bottino.`,
  handsPassed: "Sinbad: tutte le mani avanzano di sette posti.",
  handSeen: ({ who }) =>
    `${does(who, "guardi", "guarda")} la ${own(who, "tua", "sua")} nuova mano.`,
  handSeenFronts: ({ who, fronts }) =>
    fronts.length === 0
      ? `${own(who, "La tua mano", `La mano di ${who.name}`)} ora è vuota.`
      : `${own(who, "La tua nuova mano", `La nuova mano di ${who.name}`)}: ${list(fronts)}.`,
  turnEnded: ({ who }) => `${His(who, "Il ", "turno")} è finito.`,
  lastSapphire: "Sul tabellone non resta alcuno zaffiro: la partita è finita.",
  fourLeaders: "Quattro Capi erano insieme: la partita è finita.",
  merchantWins: "Il mercante ha lo zaffiro del centro: tutti hanno perso.",
  turnCap: "Era l’ultimo turno: la partita è finita.",
};
