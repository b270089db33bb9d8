// The jar on top of the stack lies open at every moment, also while tiles are drawn one by one.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CueQueue } from "../../../../src/cues/queue";
import { sceneOf } from "../../../../src/games/forty-thieves/model/scene";
import { fortyScript } from "../../../../src/games/forty-thieves/script";
import type { GameEvent, View } from "../../../../src/generated/forty_thieves";
import { GAMES, type Step } from "./games";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Every jar that was taken from the stack, beside the one that was seen on it just before. */
function taken(steps: Step[]) {
  const [first, ...rest] = steps;
  if (first === undefined) throw new Error("an empty game");
  const queue = new CueQueue<View, GameEvent>(first.view, fortyScript, { factor: 1 });
  const pairs: { seen: string | null; was: string }[] = [];
  const unknown: string[] = [];
  queue.subscribe(() => {
    const { view, cue } = queue.shown();
    if (view.stack > 0 && view.stack_top === null) unknown.push(cue?.event.event ?? "nothing");
    if (cue === null) return;
    const { event, before } = cue;
    if (event.event === "Drew" || event.event === "Laid") {
      pairs.push({ seen: before.stack_top, was: event.jar });
    }
    if (event.event === "GoldenDrawn") pairs.push({ seen: before.stack_top, was: "$" });
  });
  for (const step of rest) {
    queue.push(step);
    vi.runAllTimers();
  }
  return { pairs, unknown };
}

describe.each(Object.entries(GAMES))("in a whole game of %s", (_, steps) => {
  it("is known whatever is being shown, and is what is taken next", () => {
    const { pairs, unknown } = taken(steps);
    expect(unknown).toEqual([]);
    expect(pairs.length).toBeGreaterThan(10);
    expect(pairs.filter(({ seen, was }) => seen !== was)).toEqual([]);
  });
});

it("is the next one while the last is on its way", () => {
  const view = { ...GAMES.leaders?.[0]?.view, stack: 9, stack_top: "rs" } as View;
  const event: GameEvent = { event: "Drew", seat: 0, jar: "rs", front: null };
  const sketched = fortyScript.sketch(view, event);
  const after = fortyScript.complete?.(sketched, { events: [{ ...event, jar: "gm" }], view: null });
  if (after === undefined) throw new Error("the top of the stack is not told");
  const { stack } = sceneOf({ id: 1, event, before: view, after, duration: 300 });
  expect(stack).toEqual({ count: 8, top: "gm" });
});
