// The plain table of a game that has none of its own.

import type { plain as english } from "../en/plain";
import type { Messages } from "../messages";

export const plain: Messages<typeof english> = {
  table: "Il tavolo",
  decisions: "Decisioni",
  asked: "Tocca a te: che cosa fai?",
  search: "Cerca tra le decisioni",
  found: (given) => (given.count === 1 ? "1 decisione" : `${given.count} decisioni`),
  you: "tu",
  hidden: "nascosto",
  none: "nessuno",
  keys: {
    arrows: "andare da una decisione all’altra",
    digits: "decidere: la prima, la seconda …",
  },
};
