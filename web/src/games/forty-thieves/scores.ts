// How what counts is laid out at the end: gems and Sapphire tiles, and what weighs against them.

import type { ScoreKind, TieBreakKind } from "../../generated/forty_thieves";
import type { ScoredAs } from "../../table/scores";

const items: Record<ScoreKind, ScoredAs> = {
  sapphires: { pile: "hoard", piece: "G" },
  sapphire_tiles: { pile: "hoard", piece: "T" },
  evil_eye_tokens: { pile: "eyes", piece: "E" },
  evil_eye_tiles: { pile: "eyes", piece: "F" },
};
const tieBreaks: Record<TieBreakKind, string> = { evil_eyes: "E", sapphires: "G" };

export const fortyLayout = { items, tieBreaks };
