// The end as a small show: in which order it is counted, and where the lines of the chart run.

import { expect, test } from "vitest";
import type { Pile, SeatScore } from "../../../src/table/scores";
import { linesOf } from "../../../src/ui/end/chartLines";
import { ALL_MS, countingOf, countingStepMs, STEP_MS } from "../../../src/ui/end/counting";
import { turningOf } from "../../../src/ui/end/points";
import { chartHeight, standings } from "./fixtures/standings";

const pile = (name: Pile["name"], kinds: number): Pile => ({
  name,
  points: kinds,
  parts: Array.from({ length: kinds }, () => ({ piece: "D", count: 1, worth: 1 })),
});

function score(seat: number, rank: number, ...kinds: [number, number]): SeatScore {
  const piles = [pile("black", kinds[0]), pile("white", kinds[1])];
  return { seat, rank, piles, points: 0, won: rank === 1 };
}

test("the last is counted first, kind by kind, an empty pile as well; the winner last", () => {
  const counting = countingOf([score(0, 1, 2, 1), score(1, 2, 1, 0)]);
  expect(counting.turns.get(1)).toBe(1);
  expect(counting.parts.get(1)).toEqual([2, 3]);
  expect(counting.sums.get(1)).toBe(4);
  expect(counting.turns.get(0)).toBe(6);
  expect(counting.parts.get(0)).toEqual([7, 8, 9]);
  expect(counting.sums.get(0)).toBe(10);
  expect(counting.total).toBe(12);
  expect(countingStepMs(counting)).toBe(STEP_MS);
});

test("eight seats are counted in the time that there is", () => {
  const eight = Array.from({ length: 8 }, (_, seat) => score(seat, seat + 1, 3, 3));
  const counting = countingOf(eight);
  expect(counting.total * countingStepMs(counting)).toBeLessThanOrEqual(ALL_MS);
});

test("lines begin on the left, end on the right, and higher points stand higher", () => {
  const { lines, zero } = linesOf(standings, 100, chartHeight);
  expect(lines.map(({ path }) => path)).toEqual(["M0 80L50 60L100 0", "M0 80L50 100L100 40"]);
  expect(lines.map(({ end }) => end)).toEqual([
    { x: 100, y: 0 },
    { x: 100, y: 40 },
  ]);
  expect(zero).toBe(80);
});

test("no sign covers another, and none leaves the chart", () => {
  const alike = [{ seq: 0, chapter: "round 1", points: [3, 3, 3, 3, 2, 2, 0, 0] }];
  const labels = linesOf(alike, 600, 170).lines.map(({ label }) => label);
  const sorted = [...labels].sort((one, other) => one - other);
  sorted.slice(1).forEach((label, at) => {
    expect(label - (sorted[at] ?? 0)).toBeGreaterThanOrEqual(18);
  });
  expect(Math.max(...labels)).toBeLessThanOrEqual(178);
});

test("where points fall, who lost some is not said to have made the difference", () => {
  expect(turningOf({ turning: "gain", points: -1 })).toBe("falls");
  expect(turningOf({ turning: "loss", points: -1 })).toBe("falls");
  expect(turningOf({ turning: "ahead", points: -1 })).toBe("ahead");
  expect(turningOf({ turning: "loss", points: 2 })).toBe("loss");
});
