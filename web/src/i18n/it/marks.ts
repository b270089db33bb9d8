// Segni a matita su tessere e cassetti, e ciò che si è visto.

import type { marks as english } from "../en/marks";
import type { Messages } from "../messages";
import { list } from "./grammar";

export const marks: Messages<typeof english> = {
  title: (given) => `La tua nota: ${given.about}`,
  pencil: "Annota qualcosa: poi indica dove",
  private: "La vedi solo tu. Segue ciò che viene spostato.",
  text: "Qualche parola",
  clear: "Cancella",
  done: "Fatto",
  noted: (given) => {
    const all = given.text === "" ? given.marks : [...given.marks, given.text];
    return `${given.label}. La tua nota: ${list(all)}`;
  },
  saw: (given) => `${given.label}. Visto: ${given.what}`,
  sawBelow: (given) =>
    `${given.label}. Visto in quella che ora è la parte inferiore: ${given.what}`,
  inside: (given) => `${given.label}. Dentro: ${given.what}`,
  insideBelow: (given) => `${given.label}. Nella parte inferiore: ${given.what}`,
  showSeen: "Ciò che hai visto, sui coperchi",
  showSeenInside: "Ciò che hai visto, sui cassetti",
  key: "annota qualcosa dove ti trovi",
  groups: {
    colours: "Colori",
    signs: "Simboli",
    tiles: "Tessere speciali",
    inside: "Che cosa contiene",
    drawer: "Il cassetto",
  },
  names: {
    red: "rosso",
    green: "verde",
    blue: "blu",
    yellow: "giallo",
    sun: "sole",
    clubs: "fiori",
    moon: "luna",
    hand: "mano",
    star: "stella",
    lantern: "Lanterna",
    sapphire: "zaffiro",
    amulet: "Amuleto",
    dagger: "Pugnale",
    eye: "Malocchio",
    diamond: "diamante",
    ruby: "rubino",
    alarm: "allarme",
    empty: "niente",
    long: "lungo",
    short: "corto",
    care: "attenzione",
  },
};
