// Setting a position up by hand.

import type { Messages } from "../../../../i18n/messages";
import type { study as english } from "../en/study";

export const study: Messages<typeof english> = {
  help: "Tippe eine Schublade an und sag, was darin liegt. Dreh Ebenen oder den Kasten: Der Inhalt geht mit.",
  contents: "Was in den Schubladen liegt",
  empty: "leer",
  above: "Liegt oben",
  below: "Würde fallen",
  alarm: "Alarm",
  noAlarm: "kein Alarm",
  ruby: "Ein Rubin im Geheimfach dahinter",
  pillows: "Kissen",
  white: ({ name }) => `${name}: weißes Kissen`,
  black: ({ name }) => `${name}: schwarzes Kissen`,
  red: "Rotes Kissen",
  kinds: { D: "Diamanten", S: "Saphire", R: "Rubine" },
  balance: ({ kind, have, need }) => `${kind}: ${have} von ${need}`,
  tooMany: ({ kind, count }) => `${count} zu viel (${kind})`,
  tooFew: ({ kind, count }) => `${count} zu wenig (${kind})`,
  cards: "Karten auf der Hand",
  chosen: ({ name }) => `${name} hat gewählt`,
  round: "Runde",
  phases: { choose: "Alle wählen eine Karte", open: "Jemand öffnet eine Schublade" },
  other: ({ phase }) => `Wie im Text (${phase})`,
  short: ({ place }) => `${place}: Nur lange Schubladen haben ein Geheimfach.`,
  both: ({ place }) =>
    `${place}: Edelsteine können nicht auf beiden Seiten einer Schublade liegen.`,
  alarms: ({ place }) => `${place}: So kann dort kein Alarm liegen.`,
  hands: "Die Hände passen nicht zur Runde: Jede Karte wird in sechs Runden einmal gespielt.",
};
