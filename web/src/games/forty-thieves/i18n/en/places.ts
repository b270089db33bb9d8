// What the game says away from its table: puzzles, and positions that are set up.

import { puzzles } from "./puzzles";
import { study } from "./study";

export const places = { forty: { puzzles, study } };
