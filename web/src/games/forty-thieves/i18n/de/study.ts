// Setting a position up by hand.

import type { Messages } from "../../../../i18n/messages";
import type { study as english } from "../en/study";

export const study: Messages<typeof english> = {
  help: "Tippe ein Plättchen, einen Saphir oder einen Platz einer Hand an und sag, was dort liegt. Plättchen tauschen die Plätze.",
  square: ({ square }) => `Was auf ${square} liegt`,
  slot: ({ name, slot }) => `${name}, Plättchen ${slot}`,
  hands: ({ name }) => `Die Hand von ${name}`,
  add: "Noch ein Plättchen",
  takeAway: "Dieses Plättchen wegnehmen",
  faceUp: "Offen",
  gap: "Eine Lücke lassen",
  gem: ({ gem }) => `Saphir ${gem}`,
  giveTo: ({ name }) => `${name} geben`,
  takeFrom: ({ name }) => `Von ${name} zurücknehmen`,
  jarOf: ({ front, jar }) => `${front} (${jar})`,
  eyes: ({ name }) => `Böse Augen von ${name}`,
  turn: "Zug",
  phases: {
    draw: "Abwerfen und Ziehen",
    glimpse: "Hineinschauen",
    action: "Aktion",
    steal: "Stehlen",
  },
  other: ({ phase }) => `Wie im Text (${phase})`,
  noTile: ({ tile }) => `Ein (weiteres) Plättchen „${tile}“ gibt es in diesem Satz nicht.`,
  gems: ({ have, need }) => `Es sind ${have} Saphire und nicht ${need}.`,
  tooFull: "Eine Hand hat mehr Plättchen, als man halten darf.",
};
