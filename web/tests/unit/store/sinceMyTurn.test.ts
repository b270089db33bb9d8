import { expect, test } from "vitest";
import {
  afterDecision,
  deciderOf,
  NOTHING_SINCE,
  type Since,
  sinceNow,
  sinceStep,
  stoodAfter,
  withoutUndone,
  withStep,
} from "../../../src/store/sinceMyTurn";

const step = (seq: number, seat = 0) => ({
  seq,
  events: [{ event: "Opened", seat }],
  view: { seq },
});
const seqs = (since: Since) => since.steps.map(({ seq }) => seq);

/** Tell steps to somebody whose own are named. */
function told(all: number[], mine: number[]): Since {
  let last: number | null = null;
  return all.reduce(
    (since, seq) => {
      const deciding = mine.includes(seq);
      const after = withStep(since, step(seq), last, deciding);
      if (deciding) last = seq;
      return after;
    },
    sinceNow({ seq: (all[0] ?? 0) - 1 }),
  );
}

test("all that others did since one's last turn is kept, with the turn itself", () => {
  const since = told([1, 2, 3, 4, 5, 6], [3]);
  expect(seqs(since)).toEqual([3, 4, 5, 6]);
  expect(since.before).toEqual({ seq: 2 });
});

test("in the middle of one's turn it is still what happened before it", () => {
  expect(seqs(told([1, 2, 3, 4, 5, 6, 7], [2, 6, 7]))).toEqual([2, 3, 4, 5, 6, 7]);
  expect(seqs(told([1, 2, 3, 4, 5, 6, 7, 8], [2, 6, 7]))).toEqual([7, 8]);
});

test("a decision that is acknowledged after others went on begins a new story", () => {
  const since = told([1, 2, 3, 4], []);
  expect(seqs(afterDecision(since, 3))).toEqual([3, 4]);
  expect(seqs(afterDecision(since, 4))).toEqual([1, 2, 3, 4]); // nobody else has moved yet
});

test("what happened since a step is kept from there on, if it is known how it stood", () => {
  const since = told([1, 2, 3], []);
  expect(sinceStep(since, 2)).toEqual({ before: { seq: 1 }, steps: [step(2), step(3)] });
  const unknown = { ...since, steps: since.steps.map((one) => ({ ...one, view: null })) };
  expect(seqs(sinceStep(unknown, 2))).toEqual([1, 2, 3]);
});

test("a table that was taken back stands as after an earlier step", () => {
  const since = told([1, 2, 3], []);
  expect(stoodAfter(since, { seq: 2 })).toBe(2);
  expect(stoodAfter(since, { seq: 0 })).toBe(0);
  expect(stoodAfter(since, { seq: 9 })).toBeNull();
  expect(stoodAfter(NOTHING_SINCE, null)).toBeNull();
  expect(seqs(withoutUndone(since, 2))).toEqual([1, 2]);
});

test("a step is of whoever its first event names", () => {
  expect(deciderOf([{ event: "Revealed" }, { event: "TurnBegun", seat: 2 }])).toBe(2);
  expect(deciderOf([{ event: "AlarmLetLie", owner: 1 }])).toBe(1);
  expect(deciderOf([{ event: "RoundEnded" }])).toBeNull();
});
