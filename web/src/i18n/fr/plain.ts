// The plain table of a game that has none of its own.

import type { plain as english } from "../en/plain";
import type { Messages } from "../messages";

export const plain: Messages<typeof english> = {
  table: "La table",
  decisions: "Décisions",
  asked: "À vous : que faites-vous ?",
  search: "Chercher parmi les décisions",
  found: (given) => (given.count === 1 ? "1 décision" : `${given.count} décisions`),
  you: "vous",
  hidden: "caché",
  none: "aucun",
  keys: {
    arrows: "aller d’une décision à l’autre",
    digits: "décider : la première, la deuxième …",
  },
};
