// What one has noted for oneself about things at a table.

import type { Note } from "../generated/protocol";

/** One's notes by what they are about: a square of 40 Thieves, the grain of a drawer. */
export type Notes = Readonly<Record<string, Note>>;
