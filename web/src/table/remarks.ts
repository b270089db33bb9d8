// What thieves at a table may remark upon. Everybody must hear the same, so it is made of what all of
// them witness: never of a field of an event that is veiled for some.

import type { Json } from "../store/tableState";

export type Occasion =
  | "took"
  | "missed"
  | "taken"
  | "spilled"
  | "alarm"
  | "ruby"
  | "turned"
  | "ahead"
  | "won"
  | "lost";

/** Something that happens before all eyes, with what of the table all see. */
export interface Occurrence {
  event: Json & { event: string };
  /** The number of the round or of the turn. */
  round: number;
  /** Whose turn it is. */
  actor: number | null;
  /** The points of all before it, where the game tells them; null: it does not. */
  scores: readonly number[] | null;
}

/** What an event is to whom it concerns, and to the others; and what tells it from other events. */
export interface Happening {
  who: number | null;
  own: Occasion;
  others: Occasion;
  of: readonly (string | number | null)[];
  /** Whose winners they are, at the end. */
  winners?: readonly number[];
}
