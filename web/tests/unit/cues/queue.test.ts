// Every event is on the screen for as long as it can be read, and none is skipped, unless somebody
// wants that or people move faster than one can read.

import { beforeEach, describe, expect, test } from "vitest";
import { CueQueue, FAR_MS, MOST_HASTE, type Speed } from "../../../src/cues/queue";
import { ManualClock } from "./scheduler";

interface Count {
  at: number;
  exact: boolean;
}

const EVENT_MS = 400;
const script = {
  sketch: (view: Count, event: number): Count => ({ at: view.at + event, exact: false }),
  duration: (event: number): number => (event === 0 ? 0 : EVENT_MS),
};
const start: Count = { at: 0, exact: true };
const exact = (at: number): Count => ({ at, exact: true });
const atRest = (at: number) => ({ view: exact(at), cue: null, behind: 0, unseen: 0 });

let clock: ManualClock;
beforeEach(() => {
  clock = new ManualClock();
});

const queueAt = (speed: Speed = { factor: 1 }) => new CueQueue(start, script, speed, clock);

/** For how long each cue was shown until the queue was empty, in the order of their numbers. */
function times(queue: CueQueue<Count, number>): number[] {
  const began = new Map<number, number>();
  const lasted = new Map<number, number>();
  const look = () => {
    const id = queue.shown().cue?.id;
    for (const [one, at] of began) if (one !== id) lasted.set(one, clock.now - at);
    for (const one of lasted.keys()) began.delete(one);
    if (id !== undefined && !lasted.has(id) && !began.has(id)) began.set(id, clock.now);
  };
  look();
  queue.subscribe(look);
  for (let most = 1_000; !queue.isEmpty && most > 0; most -= 1) clock.pass(EVENT_MS);
  return [...lasted.values()];
}

test("events are shown one after the other, then the server's view", () => {
  const queue = queueAt();
  queue.push({ events: [1, 2], view: exact(3) });
  expect(queue.shown().cue?.event).toBe(1);
  expect(queue.shown().view).toEqual(start);
  clock.pass(EVENT_MS);
  expect(queue.shown().cue?.event).toBe(2);
  expect(queue.shown().view).toEqual({ at: 1, exact: false });
  clock.pass(EVENT_MS);
  expect(queue.shown()).toEqual(atRest(3));
});

test("what takes no time is not waited for", () => {
  const queue = queueAt();
  queue.push({ events: [0, 0], view: exact(0) });
  expect(queue.shown()).toEqual(atRest(0));
});

test("twice the speed takes half the time", () => {
  const queue = queueAt({ factor: 2 });
  queue.push({ events: [1], view: exact(1) });
  clock.pass(EVENT_MS / 2 - 1);
  expect(queue.shown().cue).not.toBeNull();
  clock.pass(2);
  expect(queue.shown().view).toEqual(exact(1));
});

describe("many steps at once", () => {
  const STEPS = 60;
  const flood = (queue: CueQueue<Count, number>) => {
    for (let at = 1; at <= STEPS; at += 1) queue.push({ events: [1], view: exact(at) });
  };

  test("are all shown for their whole time where only bots move", () => {
    const queue = queueAt();
    flood(queue);
    expect(times(queue)).toEqual(Array(STEPS).fill(EVENT_MS));
    expect(queue.shown()).toEqual(atRest(STEPS));
  });

  test("are shown faster where people move, but never more than three times, and none is skipped", () => {
    const queue = queueAt({ factor: 1, hurries: true });
    flood(queue);
    const shown = times(queue);
    expect(shown).toHaveLength(STEPS);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(EVENT_MS / MOST_HASTE - 0.001);
    expect(Math.min(...shown)).toBeLessThan(EVENT_MS);
    expect(shown.at(-1)).toBe(EVENT_MS); // in the end there is time again
    expect(queue.shown()).toEqual(atRest(STEPS));
  });

  test("are shown for their whole time as long as little is unread", () => {
    const queue = queueAt({ factor: 1, hurries: true });
    const few = FAR_MS / EVENT_MS;
    for (let at = 1; at <= few; at += 1) queue.push({ events: [1], view: exact(at) });
    expect(times(queue)).toEqual(Array(few).fill(EVENT_MS));
  });

  test("are not shown at all, but their end, where somebody wants them at once", () => {
    const queue = queueAt({ factor: Number.POSITIVE_INFINITY });
    flood(queue);
    expect(queue.shown()).toEqual(atRest(STEPS));
  });
});

test("one long step is not hurried, however long it is to be read", () => {
  const queue = queueAt({ factor: 1, hurries: true });
  queue.push({ events: Array(50).fill(1), view: exact(50) });
  expect(times(queue)).toEqual(Array(50).fill(EVENT_MS));
});

test("somebody in a hurry sees the end of what happens, and the next thing for its whole time", () => {
  const queue = queueAt();
  queue.push({ events: [1, 1], view: exact(2) });
  clock.pass(10);
  queue.hurry();
  expect(queue.shown().view).toEqual({ at: 1, exact: false });
  clock.pass(EVENT_MS - 1);
  expect(queue.shown().cue).not.toBeNull();
  queue.hurry();
  expect(queue.shown()).toEqual(atRest(2));
  queue.hurry();
  expect(queue.shown()).toEqual(atRest(2));
});

test("a cue that comes late to the screen stays there for its whole time", () => {
  const queue = queueAt();
  queue.push({ events: [1], view: exact(1) });
  clock.pass(EVENT_MS - 50);
  queue.begun(queue.shown().cue?.id ?? 0);
  queue.begun(queue.shown().cue?.id ?? 0);
  clock.pass(EVENT_MS - 1);
  expect(queue.shown().cue).not.toBeNull();
  queue.begun(queue.shown().cue?.id ?? 0); // drawn again: it has begun already
  clock.pass(1);
  expect(queue.shown()).toEqual(atRest(1));
});

test("while it is held nothing goes on and nothing is lost", () => {
  const queue = queueAt();
  queue.push({ events: [1], view: exact(1) });
  clock.pass(EVENT_MS - 1);
  queue.hold();
  queue.push({ events: [1], view: exact(2) });
  queue.hurry();
  clock.pass(100 * EVENT_MS);
  expect(queue.shown().cue?.before).toEqual(start);
  queue.release();
  expect(times(queue)).toEqual([EVENT_MS, EVENT_MS]);
  expect(queue.shown()).toEqual(atRest(2));
});

test("while one catches up, only the last step has a view, and it is the one that stays", () => {
  const queue = queueAt();
  queue.push({ events: [1], view: null });
  queue.push({ events: [1], view: exact(7) });
  queue.skip();
  expect(queue.shown().view).toEqual(exact(7));
});

test("without any view of the server's what is skipped is sketched to its end", () => {
  const queue = queueAt();
  queue.push({ events: [1, 1], view: null });
  queue.skip();
  expect(queue.shown().view).toEqual({ at: 2, exact: false });
});

test("a jump forgets what waits", () => {
  const queue = queueAt();
  queue.push({ events: [1, 1, 1], view: exact(3) });
  queue.jump(exact(40));
  clock.pass(100 * EVENT_MS);
  expect(queue.shown()).toEqual(atRest(40));
});
