// How a game ended, and what its points are made of.

import { all } from "../../../../i18n/en/who";
import type { Who } from "../../../../i18n/who";

export const end = {
  endings: {
    last_sapphire: "No sapphire was left on the board.",
    four_leaders: "Four Leaders took every sapphire on the board.",
    merchant: "The merchant took the sapphire in the centre. All thieves have lost.",
    turn_cap: "The last turn was played.",
  },
  piles: {
    hoard: "Hoard",
    eyes: "Evil Eyes",
  },
  pieces: {
    G: (given: { count: number }) =>
      given.count === 1 ? "1 sapphire" : `${given.count} sapphires`,
    T: (given: { count: number }) =>
      given.count === 1 ? "1 Sapphire tile" : `${given.count} Sapphire tiles`,
    E: (given: { count: number }) =>
      given.count === 1 ? "1 Evil Eye token" : `${given.count} Evil Eye tokens`,
    F: (given: { count: number }) =>
      given.count === 1 ? "1 Evil Eye tile" : `${given.count} Evil Eye tiles`,
  },
  tieBy: {
    E: (given: { most: number; whos: Who[] }) =>
      `Fewest Evil Eyes decide: ${all(given.whos)} with ${given.most}.`,
    G: (given: { most: number; whos: Who[] }) =>
      `Then most sapphires, tiles not counted, decide: ${all(given.whos)} with ${given.most}.`,
  },
};
