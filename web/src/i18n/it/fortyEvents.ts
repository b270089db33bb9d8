// Quello che succede in 40 Thieves, in frasi.

import type { fortyEvents as english } from "../en/fortyEvents";
import type { Messages } from "../messages";
import { list, sapphires, tiles } from "./fortyGrammar";

export const fortyEvents: Messages<typeof english> = {
  boardLaid: ({ stack }) =>
    `Sedici giare circondano nove zaffiri; nella pila ${stack === 1 ? "c’è" : "ci sono"} ${tiles(stack)}.`,
  turnBegun: ({ name, turn }) => `Turno ${turn}: ${name}.`,
  keptHand: ({ name }) => `${name} non scarta nulla.`,
  discarded: ({ name, jars }) => `${name} scarta: ${list.format(jars)}.`,
  drew: ({ name, jar }) => `${name} pesca: ${jar}.`,
  drewFront: ({ name, jar, front }) => `${name} pesca: ${jar}; dentro: ${front}.`,
  shuffled: ({ tiles: count }) => `Gli scarti vengono mescolati: ${tiles(count)} nella nuova pila.`,
  laid: ({ square, jar }) => `Nuova tessera in ${square}: ${jar}.`,
  glimpsed: ({ name, square }) => `${name} sbircia nella giara in ${square}.`,
  glimpsedFront: ({ name, square, front }) => `${name} sbircia nella giara in ${square}: ${front}.`,
  shown: ({ name, tiles: fronts }) => `${name} mostra a tutti: ${list.format(fronts)}.`,
  named: ({ name, square }) => `${name} fa illuminare ${square} dalla Lanterna.`,
  sapphireTileKept: ({ name, square }) => `${name} tiene la tessera Zaffiro di ${square}.`,
  replaced: ({ name, slot, square }) =>
    `${name} posa la tessera ${slot} della mano coperta in ${square} e prende quella che c’era.`,
  replacedFront: ({ name, slot, square, front }) =>
    `${name} posa la tessera ${slot} della mano coperta in ${square} e riceve: ${front}.`,
  led: ({ name, leader, square }) => `${name} schiera il ${leader}, scoperto in ${square}.`,
  ledFront: ({ name, leader, square, front }) =>
    `${name} schiera il ${leader}, scoperto in ${square}, e riceve: ${front}.`,
  interchanged: ({ name, one, other }) => `${name} scambia ${one} e ${other}.`,
  passed: ({ name }) => `${name} passa.`,
  passedGlimpse: ({ name }) => `${name} non sbircia.`,
  passedAction: ({ name }) => `${name} lascia il tabellone com’è.`,
  passedSteal: ({ name }) => `${name} non ruba.`,
  passedClaim: ({ name }) => `${name} non rivendica altro.`,
  passedWish: ({ name }) => `${name} non esprime desideri.`,
  played: ({ name, tile }) => `${name} gioca ${tile}.`,
  aimed: ({ name, aim }) => `${name} la gioca ${aim}.`,
  worked: ({ tile }) => `Niente ferma ${tile}.`,
  cancelled: ({ tile }) => `Un Pugnale annulla ${tile}.`,
  eyeDropped: ({ name }) => `${name} si libera di un Malocchio.`,
  eyeGiven: ({ name, to }) => `${name} dà il Malocchio a ${to}.`,
  /** While the jars open one by one: not yet what is in them. */
  announces: ({ name, place }) => `${name} annuncia un furto: ${place}…`,
  announced: ({ name, place, tiles: fronts }) =>
    `${name} annuncia un furto (${place}): ${list.format(fronts)}.`,
  failed: ({ name }) => `Il furto fallisce: ${name} riceve un Malocchio.`,
  succeeded: ({ name, place }) => `Furto riuscito per ${name}: ${place}.`,
  tookGem: ({ name, gem }) => `${name} prende lo zaffiro ${gem}.`,
  robbedGem: ({ name, victim }) => `${name} prende uno zaffiro a ${victim}.`,
  robbedTile: ({ name, victim }) => `${name} prende una tessera Zaffiro a ${victim}.`,
  robbedMerchant: ({ name }) => `${name} prende uno zaffiro al mercante.`,
  tookAll: ({ name, count }) =>
    `Quattro Capi: ${name} prende tutti gli zaffiri sul tabellone, ${count} in tutto.`,
  cleared: ({ squares }) => `Le tessere della linea vengono scartate: ${list.format(squares)}.`,
  goldenDrawn: ({ name, tile }) => `${name} pesca una tessera d’oro: ${tile}.`,
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
  wishedEyes: ({ name }) => `${name} desidera liberarsi di tutti i Malocchi.`,
  wishedTurn: ({ name }) => `${name} desidera un secondo turno.`,
  wishedMerchant: ({ name, loot }) =>
    `${name} desidera che il mercante se ne vada e riceve ${sapphires(loot)} del suo bottino.`,
  handsPassed: "Sinbad: tutte le mani avanzano di sette posti.",
  handSeen: ({ name }) => `${name} guarda la sua nuova mano.`,
  handSeenFronts: ({ name, fronts }) =>
    fronts.length === 0
      ? `La mano di ${name} ora è vuota.`
      : `La nuova mano di ${name}: ${list.format(fronts)}.`,
  turnEnded: ({ name }) => `Il turno di ${name} è finito.`,
  lastSapphire: "Sul tabellone non resta alcuno zaffiro: la partita è finita.",
  fourLeaders: "Quattro Capi erano insieme: la partita è finita.",
  merchantWins: "Il mercante ha lo zaffiro del centro: tutti hanno perso.",
  turnCap: "Era l’ultimo turno: la partita è finita.",
};
