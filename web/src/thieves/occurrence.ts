// What of an event and of the table remarks are about: only what is the same to everybody.

import type { Cue } from "../cues/cue";
import type { Json } from "../store/tableState";
import type { Occurrence } from "../table/remarks";

/** The border: an event of any game, and what of the table it needs, which all see. */
export function occurrenceOf({
  event,
  before,
}: Pick<Cue<Json, Json>, "event" | "before">): Occurrence {
  const { round, turn, actor, active, deciders, scores } = before as {
    round?: number;
    turn?: number;
    actor?: number | null;
    active?: number;
    deciders?: number[];
    scores?: number[] | null;
  };
  return {
    event: event as Occurrence["event"],
    round: round ?? turn ?? 0,
    actor: actor ?? active ?? (deciders?.length === 1 ? (deciders[0] ?? null) : null),
    scores: scores ?? null,
  };
}
