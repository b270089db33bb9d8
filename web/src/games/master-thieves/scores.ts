// How points came about, and how a tie was decided.

import type { View } from "../../generated/master_thieves";
import type { Fields } from "../../table/fields";
import {
  type Pile,
  pileOf,
  type SeatScore,
  seatScoreOf,
  type Tie,
  tieOf,
} from "../../table/scores";
import { gemCounts, KINDS, type Kind, WORTH } from "./model/gems";

/** The most precious first. */
const PIECES: readonly Kind[] = [...KINDS].reverse();

function pillow(name: "black" | "white", handful: string): Pile {
  const sign = name === "black" ? 1 : -1;
  const counts = gemCounts(handful);
  return pileOf(
    name,
    PIECES.map((piece) => ({ piece, count: counts[piece], worth: sign * WORTH[piece] })),
  );
}

export function masterScores(view: View): SeatScore[] {
  return view.seats.map(({ black, white }, seat) =>
    seatScoreOf(
      seat,
      [pillow("black", black), pillow("white", white)],
      view.scores ?? [],
      view.winners ?? [],
    ),
  );
}

export function masterTie(view: View, rules: Fields): Tie | null {
  const black = view.seats.map((seat) => gemCounts(seat.black));
  const kinds: Kind[] =
    rules.tie_break === "rubies_sapphires_diamonds" ? ["R", "S", "D"] : ["R", "S"];
  return tieOf(
    view.scores ?? [],
    kinds.map((kind) => [kind, (seat) => black[seat]?.[kind] ?? 0, "most"]),
  );
}
