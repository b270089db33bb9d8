// How a game ended, and what its points are made of.

import { all } from "../../../../i18n/en/who";
import type { Who } from "../../../../i18n/who";

export const end = {
  endings: {
    empty_pillow: "A white pillow was empty at the end of the round.",
    sixth_ruby: "The last ruby was taken.",
    round_cap: "The last round was played.",
  },
  piles: {
    black: "Black pillow",
    white: "White pillow",
  },
  pieces: {
    R: (given: { count: number }) => (given.count === 1 ? "1 ruby" : `${given.count} rubies`),
    S: (given: { count: number }) =>
      given.count === 1 ? "1 sapphire" : `${given.count} sapphires`,
    D: (given: { count: number }) => (given.count === 1 ? "1 diamond" : `${given.count} diamonds`),
  },
  tieBy: {
    R: (given: { most: number; whos: Who[] }) =>
      `Most rubies on the black pillow decide: ${all(given.whos)} with ${given.most}.`,
    S: (given: { most: number; whos: Who[] }) =>
      `Then most sapphires on the black pillow decide: ${all(given.whos)} with ${given.most}.`,
    D: (given: { most: number; whos: Who[] }) =>
      `Then most diamonds on the black pillow decide: ${all(given.whos)} with ${given.most}.`,
  },
};
