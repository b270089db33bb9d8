// What the game says while it is played, looked back on and set up.

import { advice } from "./advice";
import { end } from "./end";
import { frame } from "./frame";
import { puzzles } from "./puzzles";
import { study } from "./study";
import { master as table } from "./table";

export const words = { master: { ...table, ...frame, advice, end, puzzles, study } };
