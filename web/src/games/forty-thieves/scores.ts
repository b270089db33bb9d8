// How points came about, and how a tie was decided.

import type { View } from "../../generated/forty_thieves";
import { pileOf, type SeatScore, seatScoreOf, type Tie, tieOf } from "../../table/scores";

/** Gems and Sapphire tiles on the one side, Evil Eye tokens and tiles on the other. */
export function fortyScores(view: View): SeatScore[] {
  return view.seats.map((hoard, seat) => {
    const won = pileOf("hoard", [
      { piece: "G", count: hoard.gems, worth: 1 },
      { piece: "T", count: hoard.sapphire_tiles.length, worth: 1 },
    ]);
    const eyes = pileOf("eyes", [
      { piece: "E", count: hoard.eye_tokens, worth: -1 },
      { piece: "F", count: hoard.eye_tiles.length, worth: -1 },
    ]);
    return seatScoreOf(seat, [won, eyes], view.scores, view.winners ?? []);
  });
}

export function fortyTie(view: View): Tie | null {
  if (view.ending === "merchant") return null;
  const eyes = view.seats.map((seat) => seat.eye_tokens + seat.eye_tiles.length);
  return tieOf(view.scores, [
    ["E", (seat) => eyes[seat] ?? 0, "fewest"],
    ["G", (seat) => view.seats[seat]?.gems ?? 0, "most"],
  ]);
}
