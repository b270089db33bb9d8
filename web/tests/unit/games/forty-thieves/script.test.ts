import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CueQueue } from "../../../../src/cues/queue";
import { readingMs } from "../../../../src/cues/reading";
import { sceneOf } from "../../../../src/games/forty-thieves/model/scene";
import { fortyScript } from "../../../../src/games/forty-thieves/script";
import type { GameEvent, View } from "../../../../src/generated/forty_thieves";
import { GAMES, type Step } from "./games";
import { SAMPLES } from "./samples";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function play(steps: Step[], factor: number, gap: number) {
  const [first, ...rest] = steps;
  if (first === undefined) throw new Error("an empty game");
  const queue = new CueQueue<View, GameEvent>(first.view, fortyScript, { factor });
  let cues = 0;
  let last = 0;
  queue.subscribe(() => {
    const id = queue.shown().cue?.id ?? 0;
    if (id > last) cues += 1;
    last = Math.max(last, id);
  });
  for (const step of rest) {
    queue.push(step);
    vi.advanceTimersByTime(gap);
  }
  vi.runAllTimers();
  return { shown: queue.shown(), cues };
}

describe.each(Object.entries(GAMES))("a whole game of %s", (_, steps) => {
  const last = steps.at(-1)?.view;

  it("ends with the server's view, shown event by event", () => {
    const { shown, cues } = play(steps, 1, 60_000);
    expect(shown).toEqual({ view: last, cue: null, behind: 0, unseen: 0 });
    expect(cues).toBeGreaterThan(steps.length);
  });

  it("ends with the server's view when it comes too fast, or is not shown at all", () => {
    expect(play(steps, 1, 0).shown.view).toBe(last);
    expect(play(steps, 1, 350).shown.view).toBe(last);
    expect(play(steps, Number.POSITIVE_INFINITY, 0).shown.view).toBe(last);
  });

  it("sketches what the server will say, as far as things lie on the table", () => {
    for (const [number, { events, view }] of steps.entries()) {
      const before = steps[number - 1]?.view;
      if (before === undefined) continue;
      const sketched = events.reduce(fortyScript.sketch, before);
      expect(onTheTable(sketched), `step ${number}`).toEqual(onTheTable(view));
    }
  });
});

/** What lies on the table for all to see. Who is asked, and what scores, is the server's to say. */
function onTheTable(view: View) {
  const { board, gems, seats, discards, stack, merchant, chain, target, gone, golden } = view;
  const { turn, active, again, led, lantern, lit } = view;
  return {
    ...{ board, gems, seats, discards, stack, chain, target, gone, golden },
    ...{ turn, active, again, led, lantern },
    lit: [...lit].sort(),
    merchant: merchant && { ...merchant, start: 0 },
  };
}

describe("any event at any moment", () => {
  const views = Object.values(GAMES).flatMap((steps) =>
    steps.filter((_, number) => number % 4 === 0).map((step) => step.view),
  );

  it("can be sketched and shown, also where it does not fit", () => {
    for (const event of SAMPLES) {
      for (const view of views) {
        const after = fortyScript.sketch(view, event);
        expect(after.board).toHaveLength(event.event === "BoardLaid" ? 2 : 16);
        const cue = { id: 1, event, before: view, after, duration: 500 };
        expect(() => sceneOf(cue)).not.toThrow();
      }
    }
  });

  it("does not change the view it is sketched from", () => {
    for (const event of SAMPLES) {
      for (const view of views.slice(0, 12)) {
        const kept = structuredClone(view);
        fortyScript.sketch(view, event);
        expect(view).toEqual(kept);
      }
    }
  });

  it("is shown for as long as it can be read, and hardly longer than that", () => {
    const [view] = views;
    if (view === undefined) throw new Error("no view");
    for (const event of SAMPLES) {
      const duration = fortyScript.duration(event, view);
      const reading = readingMs("forty-thieves", event);
      if (reading === 0) expect(duration, event.event).toBe(0);
      expect(duration, event.event).toBeGreaterThanOrEqual(reading);
      expect(duration, event.event).toBeLessThanOrEqual(Math.max(3000, reading));
    }
  });

  it("is shown for the same time to who sees what lies there and to who does not", () => {
    const [view] = views;
    if (view === undefined) throw new Error("no view");
    const glimpsed = { event: "Glimpsed", seat: 0, square: "b2", with_lantern: false } as const;
    const times = (["R3", null] as const).map((front) =>
      fortyScript.duration({ ...glimpsed, front } as GameEvent, view),
    );
    expect(new Set(times).size).toBe(1);
  });
});
