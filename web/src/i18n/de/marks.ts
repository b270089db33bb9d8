// Bleistiftzeichen auf Plättchen und Schubladen, und was man gesehen hat.

import type { marks as english } from "../en/marks";
import type { Messages } from "../messages";
import { list } from "./grammar";

export const marks: Messages<typeof english> = {
  title: (given) => `Deine Notiz: ${given.about}`,
  pencil: "Etwas notieren: danach darauf zeigen",
  private: "Nur du siehst sie. Wird das Ding bewegt, geht sie mit.",
  text: "Ein paar Worte",
  clear: "Ausradieren",
  done: "Fertig",
  noted: (given) => {
    const all = given.text === "" ? given.marks : [...given.marks, given.text];
    return `${given.label}. Deine Notiz: ${list(all)}`;
  },
  saw: (given) => `${given.label}. Du hast gesehen: ${given.what}`,
  sawBelow: (given) => `${given.label}. Auf der jetzigen Unterseite hast du gesehen: ${given.what}`,
  inside: (given) => `${given.label}. Darin: ${given.what}`,
  insideBelow: (given) => `${given.label}. Auf der Unterseite: ${given.what}`,
  showSeen: "Was du gesehen hast, auf den Deckeln",
  showSeenInside: "Was du gesehen hast, auf den Schubladen",
  key: "notiert etwas zu dem, worauf du stehst",
  groups: {
    colours: "Farben",
    signs: "Zeichen",
    tiles: "Sonderplättchen",
    inside: "Was darin liegt",
    drawer: "Die Schublade",
  },
  names: {
    red: "rot",
    green: "grün",
    blue: "blau",
    yellow: "gelb",
    sun: "Sonne",
    clubs: "Kleeblatt",
    moon: "Mond",
    hand: "Hand",
    star: "Stern",
    lantern: "Laterne",
    sapphire: "Saphir",
    amulet: "Amulett",
    dagger: "Dolch",
    eye: "Böser Blick",
    diamond: "Diamant",
    ruby: "Rubin",
    alarm: "Alarmanlage",
    empty: "nichts",
    long: "lang",
    short: "kurz",
    care: "Vorsicht",
  },
};
