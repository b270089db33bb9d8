// Setting a position up by hand.

import type { Messages } from "../../../../i18n/messages";
import type { study as english } from "../en/study";

export const study: Messages<typeof english> = {
  help: "Tocca una tessera, uno zaffiro o un posto di una mano, e di’ che cosa c’è. Le tessere si scambiano di posto.",
  square: ({ square }) => `Che cosa c’è in ${square}`,
  slot: ({ name, slot }) => `${name}, tessera ${slot}`,
  hands: ({ name }) => `La mano di ${name}`,
  add: "Un’altra tessera",
  takeAway: "Togli questa tessera",
  faceUp: "Scoperta",
  gap: "Lascia un vuoto",
  gem: ({ gem }) => `Zaffiro ${gem}`,
  giveTo: ({ name }) => `Dallo a ${name}`,
  takeFrom: ({ name }) => `Riprendilo da ${name}`,
  jarOf: ({ front, jar }) => `${front} (${jar})`,
  eyes: ({ name }) => `Malocchi di ${name}`,
  turn: "Turno",
  phases: { draw: "Scartare e pescare", glimpse: "Sbirciata", action: "Azione", steal: "Furto" },
  other: ({ phase }) => `Come dice il testo (${phase})`,
  noTile: ({ tile }) => `Non c’è (un’altra) tessera «${tile}» in questo mazzo.`,
  gems: ({ have, need }) => `Gli zaffiri sono ${have}, non ${need}.`,
  tooFull: "Una mano ha più tessere di quante se ne possano tenere.",
};
