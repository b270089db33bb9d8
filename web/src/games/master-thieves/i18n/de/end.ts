import { all } from "../../../../i18n/de/who";
import type { Messages } from "../../../../i18n/messages";
import type { end as english } from "../en/end";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const end: Messages<typeof english> = {
  endings: {
    empty_pillow: "Am Ende der Runde war ein weißes Kissen leer.",
    sixth_ruby: "Der letzte Rubin wurde genommen.",
    round_cap: "Die letzte Runde ist gespielt.",
  },
  piles: {
    black: "Schwarzes Kissen",
    white: "Weißes Kissen",
  },
  pieces: {
    R: (given) => many(given.count, "Rubin", "Rubine"),
    S: (given) => many(given.count, "Saphir", "Saphire"),
    D: (given) => many(given.count, "Diamant", "Diamanten"),
  },
  tieBy: {
    R: (given) =>
      `Es entscheiden die meisten Rubine auf dem schwarzen Kissen: ${all(given.whos)} mit ${given.most}.`,
    S: (given) =>
      `Dann entscheiden die meisten Saphire auf dem schwarzen Kissen: ${all(given.whos)} mit ${given.most}.`,
    D: (given) =>
      `Dann entscheiden die meisten Diamanten auf dem schwarzen Kissen: ${all(given.whos)} mit ${given.most}.`,
  },
};
