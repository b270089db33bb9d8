// How a finished game is reckoned where nothing but the points is known.

import type { Json } from "../../store/tableState";
import { type SeatScore, seatScoreOf, type Tie, tieOf } from "../../table/scores";

interface Result {
  scores?: number[] | null;
  winners?: number[] | null;
}

export function plainScores(view: Json): SeatScore[] {
  const { scores, winners } = view as Result;
  return (scores ?? []).map((_, seat) => seatScoreOf(seat, [], scores ?? [], winners ?? []));
}

/** A tie is told; how it was decided is not known. */
export function plainTie(view: Json): Tie | null {
  const { scores, winners } = view as Result;
  return (winners ?? []).length > 1 ? tieOf(scores ?? [], []) : null;
}
