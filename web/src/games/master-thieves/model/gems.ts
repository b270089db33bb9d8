// Handfuls of gems as the notation writes them: "2D1S", or "-" for none.

import type { Gem } from "../../../generated/master_thieves";

export const KINDS = ["D", "S", "R"] as const;
/** Diamond, sapphire, ruby. */
export type Kind = (typeof KINDS)[number];
export type Counts = Record<Kind, number>;

export function isKind(text: string): text is Kind {
  return text === "D" || text === "S" || text === "R";
}

const KIND_OF: Record<Gem, Kind> = { "1D": "D", "1S": "S", "1R": "R" };

/** One gem is written as a handful of one. */
export function kindOf(gem: Gem): Kind {
  return KIND_OF[gem];
}

export function gemCounts(handful: string | null): Counts {
  const counts: Counts = { D: 0, S: 0, R: 0 };
  for (const [, count, kind] of (handful ?? "").matchAll(/(\d+)([DSR])/g)) {
    if (kind !== undefined && isKind(kind)) counts[kind] += Number(count);
  }
  return counts;
}

export function handfulText(counts: Counts): string {
  const parts = KINDS.filter((kind) => counts[kind] > 0).map((kind) => `${counts[kind]}${kind}`);
  return parts.join("") || "-";
}

export function plus(handful: string, more: string): string {
  const [some, others] = [gemCounts(handful), gemCounts(more)];
  return handfulText({ D: some.D + others.D, S: some.S + others.S, R: some.R + others.R });
}

export function minus(handful: string, fewer: string): string {
  const [some, others] = [gemCounts(handful), gemCounts(fewer)];
  return handfulText({ D: some.D - others.D, S: some.S - others.S, R: some.R - others.R });
}

/** List the gems of a handful one by one, the most precious first. */
export function eachGem(handful: string | null): Kind[] {
  const counts = gemCounts(handful);
  return [...KINDS].reverse().flatMap((kind) => Array<Kind>(counts[kind]).fill(kind));
}

export function isEmptyHandful(handful: string | null): boolean {
  return eachGem(handful).length === 0;
}
