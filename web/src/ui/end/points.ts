// How points are written: with a true minus, and where they are added, with their sign.

import type { MomentAnswer } from "../../generated/api";

const MINUS = "−";

export function plainPoints(points: number): string {
  return points < 0 ? `${MINUS}${-points}` : String(points);
}

export function signedPoints(points: number): string {
  return points > 0 ? `+${points}` : plainPoints(points);
}

/** How a moment is told: who took the lead did, by whatever; else who lost points did nothing for it. */
export function turningOf({ turning, points }: Pick<MomentAnswer, "turning" | "points">) {
  return turning !== "ahead" && points < 0 ? "falls" : turning;
}
