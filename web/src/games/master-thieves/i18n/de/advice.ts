import { many } from "../../../../i18n/de/grammar";
import type { Messages } from "../../../../i18n/messages";
import type { advice as english } from "../en/advice";

const ago = (turns: number) =>
  turns === 0 ? "in diesem Zug" : turns === 1 ? "vor einem Zug" : `vor ${turns} Zügen`;

const flipped = (flips: number) =>
  flips === 0
    ? "seither wurde die Schatulle nicht gewendet"
    : `seither wurde die Schatulle ${flips === 1 ? "einmal" : flips === 2 ? "zweimal" : `${flips}-mal`} gewendet`;

const number = (value: number) => value.toLocaleString("de");

export const advice: Messages<typeof english> = {
  open: (given) => `Die Schublade ${given.place} öffnen`,
  choose: (given) => `Diese Karte wählen: ${given.character}`,
  cardBrings: (given) =>
    given.points >= given.usual
      ? `${given.character}: Das bringt dir jetzt etwa ${number(given.points)} Punkte; gewöhnlich sind es ${number(given.usual)}.`
      : `${given.character}: Das bringt dir jetzt etwa ${number(given.points)} Punkte; gewöhnlich sind es ${number(given.usual)}, aber die anderen Karten fallen noch mehr ab.`,
  sawGems: (given) =>
    `In die Schublade ${given.place} hast du zuletzt ${ago(given.turns)} gesehen: ${given.gems}; ${flipped(given.flips)}.`,
  watchedGems: (given) =>
    `Nach allem, was vor deinen Augen hineinkam und herausging, zuletzt ${ago(given.turns)}, liegt in der Schublade ${given.place} mindestens dies: ${given.gems}; ${flipped(given.flips)}.`,
  rubyAbove: (given) =>
    `Du hast es gesehen: In der Schublade ${given.place} liegt hinten ein Rubin.`,
  nothingFalls: (given) =>
    `Du hast es gesehen: Aus der Schublade ${given.place} fällt nichts heraus.`,
  nothingKnownBetter: (given) => `Du weißt von keiner besseren Schublade als der ${given.place}.`,
  nothingInFront: "Vorne liegt nichts; wenn es hier etwas zu holen gibt, liegt es hinten.",
  takesPoints: (given) => `Was hier liegt, ist ${many(given.points, "Punkt", "Punkte")} wert.`,
  worthMost: (given) =>
    `Das ist ${many(given.points, "Punkt", "Punkte")} wert, mehr als alles andere, was du hier haben kannst.`,
  redPillow: (given) =>
    `Auf dem roten Kissen liegen Edelsteine für ${many(given.points, "Punkt", "Punkte")}.`,
  mayBeDetectives: (given) =>
    given.count === 0
      ? "Niemand sonst kann noch einen Detektiv spielen."
      : given.count === 1
        ? "Noch jemand kann einen Detektiv spielen."
        : `${given.count} andere können noch einen Detektiv spielen.`,
  mayBeSmugglers: (given) =>
    given.count === 0
      ? "Niemand sonst kann noch einen Schmuggler spielen."
      : given.count === 1
        ? "Noch jemand kann einen Schmuggler spielen."
        : `${given.count} andere können noch einen Schmuggler spielen.`,
  sapphiresCostMost:
    "Ein Saphir auf deinem Kissen kostet dich mehr als ein Diamant: Werde ihn zuerst los.",
  guardsGems: "Hier liegen Edelsteine, die zu bewachen sich lohnt.",
  turnAway: "Als Nächste nehmen andere aus der Schatulle: Gewendet bietet sie ihnen weniger.",
  leaveBox: "Die Schatulle zu wenden, hilft dir jetzt nicht.",
  confuses: "Eine Drehung kostet dich nichts, und andere verlieren den Überblick.",
  turnTowards: "Gewendet bietet dir die Schatulle mehr.",
};
