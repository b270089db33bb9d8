import { capital } from "../../../../i18n/capital";
import { many } from "../../../../i18n/de/grammar";
import type { Messages } from "../../../../i18n/messages";
import type { advice as english } from "../en/advice";

const ago = (turns: number) =>
  turns === 0 ? "in diesem Zug" : turns === 1 ? "vor einem Zug" : `vor ${turns} Zügen`;

export const advice: Messages<typeof english> = {
  stealChance: (given) =>
    given.percent === 100
      ? `${capital(given.place)}: Dieser Diebstahl ist sicher.`
      : `${capital(given.place)}: Dieser Diebstahl gelingt zu ${given.percent} %.`,
  notSure: (given) =>
    `Nichts ist sicher genug. Am ehesten gelänge ${given.place}: ${given.percent} %.`,
  wouldEndTheGame: (given) =>
    `${capital(given.place)}: Dieser Diebstahl brächte den letzten Saphir des Spielfelds. Die Partie wäre zu Ende, und du liegst zurück.`,
  completes: (given) =>
    given.percent === 100
      ? `Dann passt ${given.square}, und der Diebstahl ist sicher: ${given.place}.`
      : `Dann passt ${given.square}: ${given.place} gelingt zu ${given.percent} %.`,
  nearer: (given) =>
    `Dann passt ${given.square} besser: ${given.place} steigt auf ${given.percent} %.`,
  lookDecides: (given) =>
    `An ${given.square} hängt dieser Diebstahl: ${given.place}, bisher ${given.percent} %.`,
  lookLearns: (given) => `Was auf ${given.square} liegt, weißt du noch nicht.`,
  lookFinds: {
    L: (given) => `Auf ${given.square} liegt eine Laterne: Sie beleuchtet andere Krüge.`,
    S: (given) => `Auf ${given.square} liegt ein Saphirplättchen: Wer es findet, behält es.`,
  },
  sawTile: (given) => `${given.square}: ${given.front}. Das hast du ${ago(given.turns)} gesehen.`,
  laidTile: (given) =>
    `${given.square}: ${given.front}. Das hast du ${ago(given.turns)} selbst gelegt.`,
  openTile: (given) => `${given.square}: ${given.front}. Das liegt offen da.`,
  deduced: (given) => `${given.square}: ${given.front}. Etwas anderes kann dort nicht liegen.`,
  lidColour: (given) =>
    `${given.square}: ein Dieb, ${given.colour}. In der Farbe hat der Deckel recht.`,
  lidSymbol: (given) =>
    `${given.square}: ein Dieb, ${given.symbol}. Im Symbol hat der Deckel recht.`,
  mayBe: (given) => `${given.square}: unbekannt; am ehesten ${given.front}, ${given.percent} %.`,
  fits: (given) =>
    `Von Nutzen ist: ${given.front}. Auf ${given.square} bringt es ${given.place} auf ${given.percent} %.`,
  keeps: (given) => `Behalte ${given.front}: Das kannst du noch brauchen.`,
  plays: {
    L: "Eine Laterne zeigt dir zwei Krüge auf einmal.",
    S: "Ein Saphirplättchen bringt dir sofort einen Saphir.",
    A: "Ein Amulett nimmt dir einen Bösen Blick ab.",
    E: "Ein Böser Blick kostet einen Gegner einen Punkt.",
  },
  leaderAhead: (given) =>
    `${given.name} liegt vor den anderen: ${many(given.points, "Punkt", "Punkte")}.`,
  daggerSavesYou: "Es zielt auf dich.",
  daggerStops: (given) => `Was ${given.name} ausspielt, schadet dir mehr, als der Dolch wert ist.`,
  keepDagger: "Dein Dolch ist mehr wert als das, was er verhindern würde.",
  takesSapphire: "Jeder Saphir ist einen Punkt wert.",
  shedsEye: "Jeder Böse Blick kostet dich einen Punkt.",
  freshHand: "Keines deiner Plättchen ist hier von Nutzen; neue vielleicht schon.",
  wishEyes: (given) =>
    given.count === 1
      ? "Du wärst einen Bösen Blick los."
      : `Du wärst ${given.count} Böse Blicke los.`,
  wishTurn: "Ein zweiter Zug ist ein zweiter Diebstahl.",
  wishMerchant: (given) =>
    `Der Kaufmann hat ${many(given.count, "Saphir", "Saphire")} und geht dann.`,
  colour: { r: "rot", g: "grün", b: "blau", y: "gelb" },
  symbol: { s: "Sonne", c: "Kleeblatt", m: "Mond", h: "Hand", t: "Stern" },
};
