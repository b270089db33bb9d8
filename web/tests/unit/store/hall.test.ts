// @vitest-environment jsdom
// What is known of the house after what the server has told of it.

import { expect, test } from "vitest";
import type { HallTable } from "../../../src/generated/protocol";
import { houseAfter, tablesOf } from "../../../src/store/hall";

const table = (id: string, kind: HallTable["kind"], at: number): HallTable => ({
  id,
  kind,
  game: "master-thieves",
  edition: "french",
  rated: false,
  clock: { kind: "none", per_move_ms: 0, bank_ms: 0 },
  seats: [],
  at,
});

const FIRST = houseAfter(null, {
  type: "hall",
  here: 2,
  names: ["Ann"],
  tables: [table("one", "waiting", 1), table("two", "waiting", 2)],
  looking: [],
});

test("what is left out is as it was, what is told takes the place of what was", () => {
  const house = houseAfter(FIRST, {
    type: "hall-news",
    tables: [table("one", "running", 1), table("three", "waiting", 3)],
    gone: ["two"],
  });
  expect(house?.here).toBe(2);
  expect(house?.names).toEqual(["Ann"]);
  expect(tablesOf(house, "waiting").map(({ id }) => id)).toEqual(["three"]);
  expect(tablesOf(house, "running").map(({ id }) => id)).toEqual(["one"]);
});

test("the newest table stands first", () => {
  expect(tablesOf(FIRST, "waiting").map(({ id }) => id)).toEqual(["two", "one"]);
});

test("that nobody is named, and nobody looks any more, is news too", () => {
  const house = houseAfter(FIRST, { type: "hall-news", here: 0, names: [], looking: [] });
  expect(house).toMatchObject({ here: 0, names: [], looking: [] });
});

test("news before the first word tell nothing", () => {
  expect(houseAfter(null, { type: "hall-news", here: 3 })).toBeNull();
});
