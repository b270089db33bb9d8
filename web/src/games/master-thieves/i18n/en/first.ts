// What the first screen says of the game.

import { editions } from "./editions";

export const first = {
  about:
    "A jewelry box that turns, twelve drawers that keep their secrets, six roles to slip into.",
  players: "2–8 players",
  picture: "A walnut box with three levels of drawers, slowly turning in lamplight.",
  editions,
};
