// What the first screen says of the game.

import { editions } from "./editions";

export const first = {
  about: "Sixteen jars, nine sapphires, and every jar tells half a truth.",
  players: "2–4 players",
  picture: "Clay jars round nine glowing sapphires at night.",
  editions,
};
