// Views and events of a game that nobody has drawn, as they are read at the plain table.

import { expect, test } from "vitest";
import { eventLine, laid, type ReadingWords, spaced } from "../../../../src/games/plain/reading";
import { plainScript } from "../../../../src/games/plain/script";

const WORDS: ReadingWords = { yes: "yes", no: "no", hidden: "hidden", none: "none" };
const NAMES = ["Ann", "Bo"];

test("names of fields become words, however they are written", () => {
  expect(["last_may_draw", "lastMayDraw", "LastMayDraw", "one-left"].map(spaced)).toEqual([
    "Last may draw",
    "Last may draw",
    "Last may draw",
    "One left",
  ]);
});

test("what each seat has is a line of its own; all else is told of the table", () => {
  const view = {
    viewer: 0,
    deciders: [1],
    round: 2,
    starter: 1,
    last: true,
    discards: [],
    seats: [
      { lives: 3, card: 7 },
      { lives: 2, card: null },
    ],
    scores: [3, 2],
  };
  const { entries, grids } = laid(WORDS, view, NAMES);
  expect(entries.map(({ name, shown }) => [name, "text" in shown ? shown.text : ""])).toEqual([
    ["Round", "2"],
    ["Starter", "Bo"],
    ["Last", "yes"],
    ["Discards", "none"],
  ]);
  expect(grids.map(({ name, columns }) => [name, columns])).toEqual([
    ["Seats", ["Lives", "Card"]],
    ["Scores", ["Scores"]],
  ]);
  expect(grids[0]?.rows[1]?.[1]).toEqual({ kind: "text", text: "hidden", hidden: true });
});

test("a list that is as long as the table, but names seats, is no seat's own", () => {
  const { entries, grids } = laid(WORDS, { from: [1, 0] }, NAMES);
  expect(grids).toEqual([]);
  expect(entries[0]?.shown).toEqual({ kind: "text", text: "Bo, Ann" });
});

test("an event is a line: who, what, and what everybody may know of it", () => {
  const line = (event: Record<string, unknown>) => eventLine(WORDS, event, NAMES);
  expect(line({ event: "Kept", seat: 1 })).toBe("Bo: kept.");
  expect(line({ event: "Swapped", seat: 0, other: 1, card: null })).toBe(
    "Ann: swapped (other Bo).",
  );
  expect(line({ event: "CardsShown", cards: [3, 9], loser: 0 })).toBe(
    "Cards shown (cards 3, 9; loser Ann).",
  );
  expect(line({})).toBe("");
});

test("an event is shown the longer the more it tells", () => {
  const shownFor = (event: Record<string, unknown>) => plainScript.duration(event, {});
  expect(shownFor({ event: "Kept", seat: 1 })).toBeGreaterThan(0);
  expect(shownFor({ event: "Shown", cards: [], loser: 0 })).toBeGreaterThan(
    shownFor({ event: "Kept", seat: 1 }),
  );
});
