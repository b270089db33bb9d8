// The pace of a table: how fast bots go on, and for how long what happens is shown.

import type { Pace } from "../generated/api";

export type { Pace } from "../generated/api";

export const PACES = ["calm", "normal", "brisk", "at-once"] as const satisfies readonly Pace[];

/** How fast events are shown; the server gives people time by the same measure. */
const SPEEDS: Record<Pace, number> = {
  calm: 0.65,
  normal: 1,
  brisk: 2,
  "at-once": Number.POSITIVE_INFINITY,
};

export function isPace(value: unknown): value is Pace {
  return PACES.some((pace) => pace === value);
}

/** Settings once had a speed. */
export function paceOfSpeed(speed: number | undefined): Pace {
  if (speed === undefined || speed === 1) return "normal";
  if (speed < 1) return "calm";
  return speed < 4 ? "brisk" : "at-once";
}

/**
 * Return how fast a page shows what happens. Who likes another pace than the normal one has it; else
 * it is the table's. A table that waits for nobody is shown briskly to who has not asked for that.
 */
export function speedOf(own: Pace, table: Pace): number {
  if (own !== "normal") return SPEEDS[own];
  return SPEEDS[table === "at-once" ? "brisk" : table];
}
