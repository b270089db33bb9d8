import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CueQueue } from "../../../../src/cues/queue";
import { readingMs } from "../../../../src/cues/reading";
import { masterScript } from "../../../../src/games/master-thieves/script";
import type { GameEvent, View } from "../../../../src/generated/master_thieves";
import { events, games, type Step } from "./games";

function started(steps: Step[], factor = 1): CueQueue<View, GameEvent> {
  const first = steps[0];
  if (first === undefined) throw new Error("a game without steps");
  return new CueQueue(first.view, masterScript, { factor });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(games)("the game %s", (_name, steps) => {
  it("ends with exactly the view that the server told, step by step", () => {
    const queue = started(steps);
    for (const step of steps.slice(1)) {
      queue.push(step);
      vi.runAllTimers();
      expect(queue.shown()).toEqual({ view: step.view, cue: null, behind: 0, unseen: 0 });
    }
  });

  it("ends with the last view when all steps come at once, or without cues", () => {
    for (const factor of [1, Number.POSITIVE_INFINITY]) {
      const queue = started(steps, factor);
      for (const step of steps.slice(1)) queue.push(step);
      vi.runAllTimers();
      expect(queue.shown().view).toEqual(steps.at(-1)?.view);
    }
  });

  it("shows nothing of the view before the cues that lead to it", () => {
    const queue = started(steps);
    for (const step of steps.slice(1)) {
      const before = queue.shown().view;
      queue.push(step);
      const { cue, view } = queue.shown();
      if (cue !== null) expect(view.seats).toEqual(cue.before.seats);
      if (cue !== null && step.events[0] === cue.event) expect(cue.before).toEqual(before);
      vi.runAllTimers();
    }
  });

  it("foretells from events alone where drawers, gems, alarms and cards go", () => {
    let checked = 0;
    steps.reduce((before, step) => {
      const told = step.events.reduce(masterScript.sketch, before.view);
      const { view } = step;
      expect(told.grains).toEqual(view.grains);
      expect(told.turned_over).toBe(view.turned_over);
      expect(told.red).toBe(view.red);
      for (const [seat, mine] of view.seats.entries()) {
        const { white, black, alarm_on_sheet, cards_left, has_chosen, card, hand } = mine;
        expect(told.seats[seat]).toMatchObject({
          white,
          black,
          alarm_on_sheet,
          cards_left,
          has_chosen,
          card,
          hand,
        });
      }
      expect(told.revealed).toEqual(view.revealed);
      expect(told.acted).toEqual(view.acted);
      checked += 1;
      return step;
    });
    expect(checked).toBe(steps.length - 1);
  });
});

describe("durations", () => {
  const view = games[0]?.[1][0]?.view;

  it.each(events)(
    "of $event are as long as it can be read, and no longer than it takes",
    (event) => {
      if (view === undefined) throw new Error("no view");
      const ms = masterScript.duration(event, view);
      const reading = readingMs("master-thieves", event);
      if (reading === 0) expect(ms).toBe(0);
      expect(ms).toBeGreaterThanOrEqual(reading);
      expect(ms).toBeLessThanOrEqual(Math.max(1400, reading));
    },
  );

  it("do not tell what only one seat sees", () => {
    if (view === undefined) throw new Error("no view");
    const seen = { event: "Seen", place: "T.N", alarm: null, seen_by: 0 } as const;
    const [open, hidden] = ["2D", null].map((gems) =>
      masterScript.duration({ ...seen, gems }, view),
    );
    expect(open).toBe(hidden);
  });
});

describe("a sketch", () => {
  it("never fails, whatever event meets whatever table", () => {
    const views = games.flatMap(([, steps]) => steps.map((step) => step.view));
    for (const view of views) {
      for (const event of events) {
        const told = masterScript.sketch(view, event);
        expect(told.seats).toHaveLength(view.seats.length);
      }
    }
  });

  it("does not change the view that it is given", () => {
    const view = games[0]?.[1][20]?.view;
    if (view === undefined) throw new Error("no view");
    const copy = structuredClone(view);
    for (const event of events) masterScript.sketch(view, event);
    expect(view).toEqual(copy);
  });
});
