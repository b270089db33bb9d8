// Setting a position up by hand.

import type { Messages } from "../../../../i18n/messages";
import type { study as english } from "../en/study";

export const study: Messages<typeof english> = {
  help: "Touchez une tuile, un saphir ou une place d’une main, et dites ce qui s’y trouve. Les tuiles échangent leurs places.",
  square: ({ square }) => `Ce qui se trouve en ${square}`,
  slot: ({ name, slot }) => `${name}, tuile ${slot}`,
  hands: ({ name }) => `La main de ${name}`,
  add: "Une tuile de plus",
  takeAway: "Retirer cette tuile",
  faceUp: "Face visible",
  gap: "Laisser un vide",
  gem: ({ gem }) => `Saphir ${gem}`,
  giveTo: ({ name }) => `Le donner à ${name}`,
  takeFrom: ({ name }) => `Le reprendre à ${name}`,
  jarOf: ({ front, jar }) => `${front} (${jar})`,
  eyes: ({ name }) => `Mauvais œil de ${name}`,
  turn: "Tour",
  phases: { draw: "Défausser et piocher", glimpse: "Coup d’œil", action: "Action", steal: "Vol" },
  other: ({ phase }) => `Comme dit le texte (${phase})`,
  noTile: ({ tile }) => `Il n’y a pas (ou plus) de tuile « ${tile} » dans ce paquet.`,
  gems: ({ have, need }) => `Il y a ${have} saphirs, et non ${need}.`,
  tooFull: "Une main a plus de tuiles qu’il n’est permis.",
};
