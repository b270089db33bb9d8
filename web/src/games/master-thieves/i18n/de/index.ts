// What the game says while it is played.

import { advice } from "./advice";
import { end } from "./end";
import { frame } from "./frame";
import { master as table } from "./table";

export const words = { master: { ...table, ...frame, advice, end } };
