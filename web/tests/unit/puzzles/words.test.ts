// Every puzzle that ships has words for all that is said of it, in every language: none is a key, and none
// has a hole.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fortyPuzzles } from "../../../src/games/forty-thieves/puzzles";
import { masterPuzzles } from "../../../src/games/master-thieves/puzzles";
import type { PuzzleSolution } from "../../../src/generated/api";
import type { AllWords } from "../../../src/i18n/use";
import type { Puzzle, PuzzlePart } from "../../../src/table/puzzles";
import { playersAt } from "../../../src/ui/puzzles/players";
import { de, en, fr, italian } from "../../words";

const LANGUAGES: Record<string, AllWords> = { en, fr, it: italian, de };

const PARTS: Record<string, PuzzlePart> = {
  "master-thieves": masterPuzzles,
  "forty-thieves": fortyPuzzles,
};

type Shipped = Puzzle & {
  id: string;
  game: string;
  view: { seats: unknown[] };
  solution: PuzzleSolution;
};

const FILE = join(__dirname, "fixtures", "shipped.json.gz");
// The border: `make fixtures` wrote it, and `make check` sees that it is fresh.
const PUZZLES = (JSON.parse(gunzipSync(readFileSync(FILE)).toString()) as Shipped[]).map(
  (one) => ({ ...one, steps: [{ chapter: "", events: [], view: one.view }] }) as Shipped,
);

/** All that is said of a puzzle, by what it is. */
function said(t: AllWords, puzzle: Shipped): Record<string, string> {
  const { game, theme, answers, seat, solution, view } = puzzle;
  const part = PARTS[game];
  if (part === undefined) return {};
  const names = playersAt(t, view.seats.length, seat).map((one) => one.name);
  const all: Record<string, string> = {
    theme: part.theme(t, theme),
    question: part.question(t, puzzle, names),
    proof: part.proof(t, puzzle, names, solution),
  };
  for (const answer of answers) all[`answer ${answer}`] = part.answer(t, puzzle, answer);
  for (const [answer, why] of Object.entries(solution.because)) {
    all[`why not ${answer}`] = part.because(t, puzzle, names, answer, why);
  }
  for (const [at, { where, what, how }] of part.remembered(t, puzzle, names).entries()) {
    all[`remembered ${at}, where`] = where;
    all[`remembered ${at}, what`] = what;
    if (how !== "") all[`remembered ${at}, how`] = how;
  }
  return all;
}

/** The same in a language, of all puzzles: said once for all tests. */
const SAID = new Map(
  Object.entries(LANGUAGES).map(([language, t]) => [language, PUZZLES.map((one) => said(t, one))]),
);

/** What no reader should see: holes, places and gems as they are written down, and the names of sentences. */
const RAW = /undefined|NaN|\[object|\bnull\b|\b[TMB]\.[NESW]\b|\b\d[DRSEG]\b/;
const KEYS = new Set(
  PUZZLES.flatMap(({ theme, answers, solution, told }) => [
    theme,
    ...answers,
    ...Object.values(solution.because).flatMap(({ kind, facts }) => [kind, String(facts.slip)]),
    ...told.flatMap((one) => (one as unknown[]).filter((word) => typeof word === "string")),
  ]).map(String),
);
/** A square is called the same everywhere. */
const SQUARE = /^[a-d][1-4]$/;

test.each(Object.keys(LANGUAGES))("every puzzle is said in whole words: %s", (language) => {
  const bad: string[] = [];
  for (const [at, puzzle] of PUZZLES.entries()) {
    for (const [what, text] of Object.entries(SAID.get(language)?.[at] ?? {})) {
      const bare = text.replace(/ \(.*\)$/, ""); // without the turn
      const isKey = KEYS.has(bare) && !SQUARE.test(bare);
      if (text.trim() === "" || isKey || RAW.test(text)) bad.push(`${puzzle.id} ${what}: ${text}`);
    }
  }
  expect(bad).toEqual([]);
});

test("questions, answers and reasons differ from language to language", () => {
  const same: string[] = [];
  for (const [at, puzzle] of PUZZLES.entries()) {
    const [first = {}, ...others] = [...SAID.values()].map((of) => of[at] ?? {});
    for (const [what, text] of Object.entries(first)) {
      if (SQUARE.test(text) || others.some((other) => other[what] !== text)) continue;
      same.push(`${puzzle.id} ${what}: ${text}`);
    }
  }
  expect(same).toEqual([]);
});

test("all puzzles that ship are here, and of every game that has any", () => {
  expect(PUZZLES).toHaveLength(560);
  expect([...new Set(PUZZLES.map((one) => one.game))].sort()).toEqual(Object.keys(PARTS).sort());
});
