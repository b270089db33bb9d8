// How what counts is laid out at the end: the pillows, on each the most precious gems first.

import { SCORE_POINTS, type ScoreKind, type TieBreakKind } from "../../generated/master_thieves";
import { gemCounts, type Kind } from "./model/gems";

interface OnPillow {
  pile: "black" | "white";
  piece: Kind;
}

const items: Record<ScoreKind, OnPillow> = {
  black_rubies: { pile: "black", piece: "R" },
  black_sapphires: { pile: "black", piece: "S" },
  black_diamonds: { pile: "black", piece: "D" },
  white_sapphires: { pile: "white", piece: "S" },
  white_diamonds: { pile: "white", piece: "D" },
};
const tieBreaks: Record<TieBreakKind, Kind> = { rubies: "R", sapphires: "S", diamonds: "D" };

export const masterLayout = { items, tieBreaks };

/** The points of what lies open before a seat, by what the rules say that each gem counts. */
export function pointsOf(seat: Record<OnPillow["pile"], string>): number {
  // The border: the keys of a record of all kinds are kinds.
  const kinds = Object.keys(items) as ScoreKind[];
  return kinds.reduce((sum, kind) => {
    const { pile, piece } = items[kind];
    return sum + gemCounts(seat[pile])[piece] * SCORE_POINTS[kind];
  }, 0);
}
