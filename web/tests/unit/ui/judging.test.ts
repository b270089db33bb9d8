import { expect, test } from "vitest";
import type { AnalysisAnswer, ReplayStepAnswer } from "../../../src/generated/api";
import { costly, isDone, nextAfter, placed, worst } from "../../../src/ui/replay/judgement/judging";

const step = (seq: number): ReplayStepAnswer => ({
  seq,
  seat: 0,
  word: "",
  at: 0,
  chapter: "turn 1",
  events: [],
  view: {},
});
const PASS = { word: "pass", verb: "pass" };
const STEAL = { word: "steal 1", verb: "steal", place: "1" };
const decision = (seq: number, cost: number) => ({
  seq,
  move: seq - 1,
  seat: 0,
  made: "pass",
  best: cost > 0 ? "steal 1" : "pass",
  made_choice: PASS,
  best_choice: cost > 0 ? STEAL : PASS,
  chance: 0.6,
  cost,
  error: 0.02,
  net: null,
});
const answer = (costs: [number, number][], of: number | null = 9): AnalysisAnswer => ({
  done: costs.length,
  of,
  decisions: costs.map(([seq, cost]) => decision(seq, cost)),
});

// Step 3 was taken back: the numbers have a gap.
const STEPS = [0, 1, 2, 4, 5, 6].map(step);

test("a decision is seen at the step before it", () => {
  const judged = placed(
    answer([
      [1, 0],
      [4, 0.2],
      [6, 0.05],
    ]),
    STEPS,
  );
  expect(judged.map(({ at }) => at)).toEqual([0, 2, 4]);
  expect(nextAfter(judged, 2)?.seq).toBe(4);
  expect(nextAfter(judged, 3)).toBeNull();
});

test("what is not among the steps is left out", () => {
  expect(
    placed(
      answer([
        [3, 0.5],
        [99, 0.5],
      ]),
      STEPS,
    ),
  ).toEqual([]);
  expect(placed(null, STEPS)).toEqual([]);
});

test("costly is what cost five in a hundred, and the worst comes first", () => {
  const judged = placed(
    answer([
      [1, 0.049],
      [2, 0.05],
      [4, 0.31],
      [5, 0.12],
    ]),
    STEPS,
  );
  expect(costly(judged).map(({ seq }) => seq)).toEqual([2, 4, 5]);
  expect(worst(judged).map(({ seq }) => seq)).toEqual([4, 5, 2]);
});

test("it is done when as many are judged as there are", () => {
  expect(isDone(answer([[1, 0]], null))).toBe(false);
  expect(isDone(answer([[1, 0]], 2))).toBe(false);
  expect(isDone(answer([[1, 0]], 1))).toBe(true);
  expect(isDone(answer([], 0))).toBe(true);
});
