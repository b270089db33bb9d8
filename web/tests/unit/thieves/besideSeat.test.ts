// @vitest-environment jsdom

import { afterEach, expect, test } from "vitest";
import { besideSeat } from "../../../src/thieves/besideSeat";

const BUBBLE = { width: 180, height: 36 };

afterEach(() => document.body.replaceChildren());

/** Put something else somewhere in the window. */
function putAside(name: string, left: number, top: number, width: number, height: number): void {
  const other = document.createElement("div");
  other.dataset[name] = "3";
  other.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  document.body.append(other);
}

/** Put a seat somewhere in a window of 1024 × 768, and ask where its bubble hangs. */
function beside(left: number, top: number, width: number, height: number) {
  const seat = document.createElement("div");
  seat.dataset.seat = "2";
  seat.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  const bubble = document.createElement("div");
  Object.defineProperty(bubble, "offsetWidth", { value: BUBBLE.width });
  Object.defineProperty(bubble, "offsetHeight", { value: BUBBLE.height });
  document.body.append(seat, bubble);
  return besideSeat(2, bubble);
}

test.each([
  ["a wide one, beside the name", [650, 100, 360, 160], "left"],
  ["at the left edge, towards the middle", [10, 100, 240, 200], "left"],
  ["at the right edge, towards the middle", [774, 100, 240, 200], "right"],
  ["in a row below the board, above it", [390, 600, 240, 100], "below"],
  ["in a row above the board, below it", [390, 20, 240, 60], "above"],
  ["scrolled out of sight, in the middle", [390, 900, 240, 60], "none"],
] as const)("at a seat: %s", (_, [left, top, width, height], side) => {
  const place = beside(left, top, width, height);
  expect(place.side).toBe(side);
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.left + BUBBLE.width).toBeLessThanOrEqual(1024);
  expect(place.top).toBeGreaterThanOrEqual(0);
  expect(place.top + BUBBLE.height).toBeLessThanOrEqual(768);
});

test("where a neighbour sits in the way, nothing of his is covered", () => {
  putAside("seat", 270, 100, 240, 200);
  expect(beside(10, 100, 240, 200)).toMatchObject({ left: 22, top: 310 });
});

test("between neighbours and what one holds, it covers what the speaker has", () => {
  putAside("seat", 270, 300, 240, 440);
  putAside("steady", 0, 200, 1024, 92);
  expect(beside(10, 300, 240, 440)).toMatchObject({ left: 22, top: 348 });
});
