// @vitest-environment jsdom

import { describe, expect, test } from "vitest";
import { fortyActionText, fortyReason, percentOf } from "../../../src/games/forty-thieves/advice";
import { masterActionText, masterReason } from "../../../src/games/master-thieves/advice";
import type { GameAction as FortyAction } from "../../../src/generated/forty_thieves";
import type { GameAction as MasterAction } from "../../../src/generated/master_thieves";
import { de, en, fr, italian } from "../../words";
import { actionOf as fortyAction, stepOf } from "../games/forty-thieves/games";
import { actionOf as masterAction } from "../games/master-thieves/games";

const LANGUAGES = { en, fr, it: italian, de };
type Facts = Record<string, string | number>;

const MASTER: Record<string, Facts> = {
  "card-brings": { character: "master_thief", points: 4.2, usual: 3 },
  "saw-gems": { place: "T.S", gems: "2D1S", turns: 2, flips: 1 },
  "watched-gems": { place: "M.E", gems: "1D", turns: 0, flips: 2 },
  "ruby-above": { place: "M.N" },
  "nothing-falls": { place: "B.E" },
  "nothing-known-better": { place: "B.W" },
  "nothing-in-front": {},
  "takes-points": { points: 1 },
  "worth-most": { points: 2 },
  "red-pillow": { points: 5 },
  "may-be-detectives": { count: 2 },
  "may-be-smugglers": { count: 0 },
  "sapphires-cost-most": {},
  "guards-gems": {},
  "leave-box": {},
  confuses: {},
  "turn-away": {},
  "turn-towards": {},
};

const theft = { place: "row 2", square: "b2", chance: 0.834 };
const tile = { square: "c3", front: "gm", turns: 3 };
const FORTY: Record<string, Facts> = {
  "steal-chance": theft,
  "not-sure": theft,
  completes: theft,
  nearer: theft,
  "look-decides": theft,
  "would-end-the-game": theft,
  "look-learns": { square: "c3" },
  "look-finds": { square: "c3", front: "S" },
  "saw-tile": tile,
  "laid-tile": tile,
  deduced: tile,
  "open-tile": tile,
  "may-be": { ...tile, chance: 0.31 },
  "lid-tells": { square: "c3", colour: "g" },
  fits: { ...theft, front: "rs" },
  keeps: { front: "D" },
  plays: { front: "L" },
  "leader-ahead": { seat: 1, points: 3 },
  "dagger-saves-you": {},
  "dagger-stops": { seat: 1 },
  "keep-dagger": {},
  "takes-sapphire": {},
  "sheds-eye": {},
  "fresh-hand": {},
  "wish-eyes": { count: 2 },
  "wish-turn": {},
  "wish-merchant": { count: 1 },
};

const NAMES = ["Ann", "Bo", "Cy"];

describe.each(Object.entries(LANGUAGES))("%s", (_, t) => {
  test.each(Object.entries(MASTER))("Master Thieves: %s has its sentence", (kind, facts) => {
    expect(masterReason(t, { kind, facts })).toMatch(/^[^{}]+[.!]$/);
    expect(masterReason(t, { kind, facts })).not.toMatch(/undefined|NaN/);
  });

  test.each(Object.entries(FORTY))("40 Thieves: %s has its sentence", (kind, facts) => {
    expect(fortyReason(t, { kind, facts }, NAMES)).toMatch(/^[^{}]+[.!]$/);
    expect(fortyReason(t, { kind, facts }, NAMES)).not.toMatch(/undefined|NaN/);
  });
});

test("a reason says exactly what it knows", () => {
  const saw = { kind: "saw-gems", facts: MASTER["saw-gems"] ?? {} };
  expect(masterReason(en, saw)).toBe(
    "You last saw into the top south drawer 2 turns ago: 2 diamonds and 1 sapphire; the box has been turned over once since.",
  );
  expect(fortyReason(en, { kind: "saw-tile", facts: tile }, NAMES)).toBe(
    "c3: green moon. You saw it 3 turns ago.",
  );
  expect(fortyReason(en, { kind: "leader-ahead", facts: { seat: 1, points: 3 } }, NAMES)).toBe(
    "Bo is ahead of the others, with 3 points.",
  );
});

test("what was only watched is not said to have been seen", () => {
  const watched = { kind: "watched-gems", facts: MASTER["watched-gems"] ?? {} };
  expect(masterReason(en, watched)).toBe(
    "By what you watched being put in and taken out, last this turn, the middle east drawer holds at least 1 diamond; the box has been turned over twice since.",
  );
});

test("a tile that is known to be found is named", () => {
  const found = (front: string) => ({ kind: "look-finds", facts: { square: "c3", front } });
  expect(fortyReason(en, found("L"), NAMES)).toBe("A Lantern lies on c3: it lights other jars.");
  expect(fortyReason(en, found("S"), NAMES)).toBe(
    "A Sapphire tile lies on c3: found, it is yours.",
  );
  expect(fortyReason(en, found("D"), NAMES)).toBe("");
});

test("a reason that nobody has heard of is left out", () => {
  expect(masterReason(en, { kind: "new-in-2030", facts: {} })).toBe("");
  expect(fortyReason(en, { kind: "new-in-2030", facts: {} }, NAMES)).toBe("");
});

test("what is not quite sure is never called certain, nor hopeless", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percentOf)).toEqual([0, 1, 50, 99, 100]);
});

test("decisions are called as on their buttons", () => {
  const board = stepOf("leaders", 30).view;
  const master = (word: string) => masterActionText(en, masterAction(word));
  const forty = (word: string) => fortyActionText(en, fortyAction(word), board, NAMES);
  expect(master("open T.N")).toBe("Open the top north drawer");
  expect(master("choose master-thief")).toBe("Choose the Master thief");
  expect(master("flip")).toBe("Turn the box over");
  expect(master("take S")).toBe("Take a sapphire");
  expect(forty("steal row 2")).toBe("Steal at row 2");
  expect(forty("give 2")).toBe("Give it to Cy");
});

test("a decision that is not known here is called by its word", () => {
  const unknown: unknown = { word: "something new", verb: "invent" };
  const board = stepOf("leaders", 30).view;
  expect(masterActionText(en, unknown as MasterAction)).toContain("something new");
  expect(fortyActionText(en, unknown as FortyAction, board, NAMES)).toBe("something new");
});
