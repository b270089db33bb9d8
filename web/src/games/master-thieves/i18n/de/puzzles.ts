import { hers } from "../../../../i18n/de/who";
import type { Messages } from "../../../../i18n/messages";
import type { puzzles as english } from "../en/puzzles";

export const puzzles: Messages<typeof english> = {
  themes: {
    "where-are-the-gems": "Wo sind die Edelsteine?",
    "where-is-the-alarm": "Wo ist die Alarmanlage?",
    "where-is-a-ruby": "Wo ist ein Rubin?",
    "what-falls": "Was fällt heraus?",
    "what-would-a-master-do": "Was täte ein Meister?",
  },
  whereAreTheGems: (given) => `Wo liegt das jetzt: ${given.gems}?`,
  whereIsYourAlarm: "Wo liegt jetzt deine Alarmanlage?",
  whereIsTheAlarm: (given) => `Wo liegt jetzt die Alarmanlage von ${given.name}?`,
  whereIsARuby:
    "Ein Meisterdieb schaut hinter das, was oben liegt. In welcher dieser Schubladen findet er einen Rubin?",
  whatFalls: (given) => `Jemand öffnet diese Schublade: ${given.place}. Was fällt heraus?`,
  whatWouldAMasterDo: "Was täte jetzt ein Meister?",
  above: (given) => `${given.place}, obere Seite`,
  below: (given) => `${given.place}, untere Seite`,
  lies: (given) => `Dort liegt: ${given.what}.`,
  alarm: (who) => hers(who, "Alarmanlage"),
  noRuby: "Hinter der oberen Seite dieser Schublade liegt kein Rubin.",
  short: "Diese Schublade ist kurz: Dahinter ist nichts.",
  slips: {
    missed: (given) =>
      `Dorthin kommt man, wenn man Bewegung ${given.move} der Schatulle auslässt, seit man es zuletzt gesehen hat.`,
    "wrong-way": (given) =>
      `Dorthin kommt man, wenn man bei Bewegung ${given.move} der Schatulle, seit man es zuletzt gesehen hat, falsch herum dreht.`,
    "wrong-levels": (given) =>
      `Dorthin kommt man, wenn man bei Bewegung ${given.move} der Schatulle, seit man es zuletzt gesehen hat, zu viele oder zu wenige Ebenen dreht.`,
  },
  fallsNot: "Das ist nicht, was dort auf der unteren Seite liegt.",
  suchLie: (given) => `Solche Edelsteine liegen hier: ${given.spot}.`,
  worse: (given) =>
    `Oft zu Ende gespielt, schneidet es um ${given.percent} von hundert schlechter ab.`,
  wouldFall: (given) => `Es fiele heraus: ${given.gems}.`,
  wouldLie: (given) => `Man fände: ${given.gems}.`,
  playedOut: (given) =>
    `Jede Antwort wurde mindestens ${given.times} Mal zu Ende gespielt. Diese ist um ${given.margin} von hundert besser als die nächste, plus oder minus ${given.error}.`,
  went: (given) => `So war der Weg: ${given.spots}.`,
  stayed: (given) => `Es ist dort geblieben: ${given.spot}.`,
};
