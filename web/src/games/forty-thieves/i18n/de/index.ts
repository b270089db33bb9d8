// What the game says while it is played, looked back on and set up.

import { advice } from "./advice";
import { end } from "./end";
import { frame } from "./frame";
import { puzzles } from "./puzzles";
import { study } from "./study";
import { forty as table } from "./table";

export const words = { forty: { ...table, ...frame, advice, end, puzzles, study } };
