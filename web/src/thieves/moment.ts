// What of an event and of the table remarks are about: only what is the same to everybody.

import type { GameEvent as FortyEvent } from "../generated/forty_thieves";
import type { GameEvent as MasterEvent } from "../generated/master_thieves";
import type { Json } from "../store/table";
import type { Cue } from "../table/props";
import type { Moment } from "./choosing";

/** The border: an event of either game, and what of the table it needs, which all see. */
export function momentOf({ event, before }: Pick<Cue<Json, Json>, "event" | "before">): Moment {
  const { round, turn, actor, active, deciders, scores } = before as {
    round?: number;
    turn?: number;
    actor?: number | null;
    active?: number;
    deciders?: number[];
    scores?: number[] | null;
  };
  return {
    event: event as unknown as MasterEvent | FortyEvent,
    round: round ?? turn ?? 0,
    actor: actor ?? active ?? (deciders?.length === 1 ? (deciders[0] ?? null) : null),
    scores: scores ?? null,
  };
}
