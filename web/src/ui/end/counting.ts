// The order in which points are counted: the last seat first, pile by pile, kind by kind; at the end
// of each seat its sum, and after all of them who has won. A seat is seen when its turn comes: the
// best stands on top, and would be known before anything is counted.

import type { CSSProperties } from "react";
import { byRank, type SeatScore } from "../../table/scores";

/** When everything appears, in steps. */
export interface Counting {
  /** By seat: when it is its turn to be counted; until then nobody sees who it is. */
  turns: Map<number, number>;
  /** By seat: each kind of each of its piles, in the order in which they are laid out. */
  parts: Map<number, number[]>;
  /** By seat: its sum. */
  sums: Map<number, number>;
  /** When all is counted. */
  total: number;
}

/** A step takes so long; many seats are counted faster. */
export const STEP_MS = 320;
export const ALL_MS = 9000;

export function countingOf(scores: readonly SeatScore[]): Counting {
  const turns = new Map<number, number>();
  const parts = new Map<number, number[]>();
  const sums = new Map<number, number>();
  let step = 1;
  for (const score of byRank([...scores]).reverse()) {
    turns.set(score.seat, step++);
    const count = score.piles.reduce((sum, pile) => sum + Math.max(1, pile.parts.length), 0);
    parts.set(
      score.seat,
      Array.from({ length: count }, () => step++),
    );
    sums.set(score.seat, step);
    step += 2; // a moment to take it in
  }
  return { turns, parts, sums, total: step };
}

/** How long a step takes where all of them are to fit. */
export function countingStepMs({ total }: Counting): number {
  return Math.min(STEP_MS, ALL_MS / total);
}

/** What appears at a step, by the style sheet alone: all of it is there from the beginning. */
export function appearing(step: number): CSSProperties {
  return { "--step": step } as CSSProperties;
}

/** What comes into sight at a step, and changes once more at another one. */
export function coming(step: number): CSSProperties {
  return { "--turn": step } as CSSProperties;
}

/** How fast the steps follow each other. */
export function paced(counting: Counting): CSSProperties {
  return { "--pace": `${Math.round(countingStepMs(counting))}ms` } as CSSProperties;
}
