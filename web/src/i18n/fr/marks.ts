// Des marques au crayon sur les tuiles et les tiroirs, et ce que l’on a vu.

import type { marks as english } from "../en/marks";
import type { Messages } from "../messages";
import { list } from "./grammar";

export const marks: Messages<typeof english> = {
  title: (given) => `Ta note : ${given.about}`,
  pencil: "Noter quelque chose : montre ensuite où",
  private: "Toi seul la vois. Elle suit ce qui se déplace.",
  text: "Quelques mots",
  clear: "Effacer",
  done: "Terminé",
  noted: (given) => {
    const all = given.text === "" ? given.marks : [...given.marks, given.text];
    return `${given.label}. Ta note : ${list(all)}`;
  },
  saw: (given) => `${given.label}. Tu as vu : ${given.what}`,
  sawBelow: (given) =>
    `${given.label}. Sur ce qui est maintenant la face inférieure, tu as vu : ${given.what}`,
  inside: (given) => `${given.label}. Dedans : ${given.what}`,
  insideBelow: (given) => `${given.label}. Sur la face inférieure : ${given.what}`,
  showSeen: "Ce que tu as vu, sur les couvercles",
  showSeenInside: "Ce que tu as vu, sur les tiroirs",
  key: "note quelque chose là où tu es",
  groups: {
    colours: "Couleurs",
    signs: "Symboles",
    tiles: "Tuiles spéciales",
    inside: "Ce qui s’y trouve",
    drawer: "Le tiroir",
  },
  names: {
    red: "rouge",
    green: "vert",
    blue: "bleu",
    yellow: "jaune",
    sun: "soleil",
    clubs: "trèfle",
    moon: "lune",
    hand: "main",
    star: "étoile",
    lantern: "Lanterne",
    sapphire: "saphir",
    amulet: "Amulette",
    dagger: "Poignard",
    eye: "Mauvais Œil",
    diamond: "diamant",
    ruby: "rubis",
    alarm: "alarme",
    empty: "rien",
    long: "long",
    short: "court",
    care: "attention",
  },
};
