// What each frame costs the main thread in script: everything that the program does from one frame to
// the next, by the thread's own time. What a graphics processor does, or what stands in for one, is not in it.

import type { Traced } from "./health";

const FRAME = "FireAnimationFrame";
const SCRIPT = new Set([
  FRAME,
  "FunctionCall",
  "EvaluateScript",
  "TimerFire",
  "RunMicrotasks",
  "EventDispatch",
]);

/** Milliseconds of script of every frame in what was traced. */
export function scriptOfFrames(mine: Traced[]): number[] {
  const frames: number[] = [];
  let counted = 0; // until then everything is in an event that has been counted
  for (const { name, ts, dur = 0, tdur = 0 } of mine) {
    if (!SCRIPT.has(name) || ts < counted) continue;
    counted = ts + dur;
    if (name === FRAME) frames.push(0);
    const last = frames.length - 1;
    if (last >= 0) frames[last] = (frames[last] ?? 0) + tdur / 1_000;
  }
  return frames;
}
