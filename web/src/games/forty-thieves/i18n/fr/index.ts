// What the game says while it is played.

import { advice } from "./advice";
import { end } from "./end";
import { frame } from "./frame";
import { forty as table } from "./table";

export const words = { forty: { ...table, ...frame, advice, end } };
