// The plain table of a game that has none of its own.

import type { plain as english } from "../en/plain";
import type { Messages } from "../messages";

export const plain: Messages<typeof english> = {
  table: "Der Tisch",
  decisions: "Entscheidungen",
  asked: "Du bist dran: Was tust du?",
  search: "Entscheidungen durchsuchen",
  found: (given) => (given.count === 1 ? "1 Entscheidung" : `${given.count} Entscheidungen`),
  you: "du",
  hidden: "verborgen",
  none: "nichts",
  keys: {
    arrows: "von einer Entscheidung zur nächsten gehen",
    digits: "entscheiden: die erste, die zweite …",
  },
};
