import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CueQueue, SKIP_AT } from "../../../src/cues/queue";

interface Count {
  at: number;
  exact: boolean;
}

const script = {
  sketch: (view: Count, event: number): Count => ({ at: view.at + event, exact: false }),
  duration: (event: number): number => (event === 0 ? 0 : 400),
};
const start: Count = { at: 0, exact: true };
const exact = (at: number): Count => ({ at, exact: true });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("events are shown one after the other, then the server's view", () => {
  const queue = new CueQueue(start, script, { factor: 1 });
  queue.push({ events: [1, 2], view: exact(3) });
  expect(queue.shown().cue?.event).toBe(1);
  expect(queue.shown().view).toEqual(start);
  vi.advanceTimersByTime(400);
  expect(queue.shown().cue?.event).toBe(2);
  expect(queue.shown().view).toEqual({ at: 1, exact: false });
  vi.advanceTimersByTime(400);
  expect(queue.shown()).toEqual({ view: exact(3), cue: null, behind: 0, unseen: 0 });
});

test("what takes no time is not waited for", () => {
  const queue = new CueQueue(start, script, { factor: 1 });
  queue.push({ events: [0, 0], view: exact(0) });
  expect(queue.shown()).toEqual({ view: exact(0), cue: null, behind: 0, unseen: 0 });
});

test("twice the speed takes half the time", () => {
  const queue = new CueQueue(start, script, { factor: 2 });
  queue.push({ events: [1], view: exact(1) });
  vi.advanceTimersByTime(199);
  expect(queue.shown().cue).not.toBeNull();
  vi.advanceTimersByTime(2);
  expect(queue.shown().view).toEqual(exact(1));
});

test("a queue that falls behind hurries", () => {
  const queue = new CueQueue(start, script, { factor: 1 });
  for (let at = 1; at <= 6; at += 1) queue.push({ events: [1], view: exact(at) });
  vi.advanceTimersByTime(400); // the first one was not yet in a hurry
  expect(queue.shown().cue?.duration).toBe(100);
});

test("a queue that falls far behind shows the end at once, exactly", () => {
  const queue = new CueQueue(start, script, { factor: 1 });
  for (let at = 1; at <= SKIP_AT; at += 1) queue.push({ events: [1], view: exact(at) });
  expect(queue.shown()).toEqual({ view: exact(SKIP_AT), cue: null, behind: 0, unseen: 0 });
});

test("who was away sees everything, and nothing is skipped", () => {
  const queue = new CueQueue(start, script, { factor: 1 }, true);
  const steps = 2 * SKIP_AT;
  for (let at = 1; at <= steps; at += 1) queue.push({ events: [1], view: exact(at) });
  const seen = new Set<number | undefined>();
  while (queue.shown().cue !== null) {
    seen.add(queue.shown().cue?.id);
    vi.advanceTimersByTime(50);
  }
  expect(seen.size).toBe(steps);
  expect(queue.shown().view).toEqual(exact(steps));
});

test("while one catches up, only the last step has a view, and it is the one that stays", () => {
  const queue = new CueQueue(start, script, { factor: 1 });
  queue.push({ events: [1], view: null });
  queue.push({ events: [1], view: exact(7) });
  queue.skip();
  expect(queue.shown().view).toEqual(exact(7));
});

test("a jump forgets what waits", () => {
  const queue = new CueQueue(start, script, { factor: 1 });
  queue.push({ events: [1, 1, 1], view: exact(3) });
  queue.jump(exact(40));
  vi.runAllTimers();
  expect(queue.shown()).toEqual({ view: exact(40), cue: null, behind: 0, unseen: 0 });
});
