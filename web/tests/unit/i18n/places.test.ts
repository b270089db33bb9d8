// What says sentences of places away from a running game comes together with them: there is no way to
// it from the first screen, or from a table, that does not lead through a screen which loads them.

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname.replaceAll("\\", "/"), "../../../src");

const STATIC = /^(?:import |(?:import|export) (?!type )[^"';()=]*\bfrom )"(\.[^"]*)"/gm;
const LATER = /\bimport\("(\.[^"]*)"\)/g;
/** Comes with all sentences. */
const SCREEN = /\bscreen\(\s*async \(\) => \(await import\("(\.[^"]*)"\)\)/g;
/** Only screens ask a game for these. */
const OF_SCREENS =
  /\b(?:loadPuzzles|loadStudies|loadTeaching): async \(\) => \(await import\("(\.[^"]*)"\)\)/g;
const SAYS = /(?<!function )\buseAll\w*Messages\(\)/;

const textOf = (file: string) => readFileSync(join(SRC, file), "utf8");

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, path = ""]) => path);
}

/** What comes with a file, or later without anything being loaded for it. */
function beside(file: string, text: string): string[] {
  const spoken = [...found(text, SCREEN), ...found(text, OF_SCREENS)];
  const later = found(text, LATER).filter((path) => !spoken.includes(path));
  return [...found(text, STATIC), ...later].flatMap((path) => {
    const place = join(dirname(file), path);
    const ends = ["", ".ts", ".tsx", "/index.ts"].map((end) => place + end);
    return ends.find((one) => /\.tsx?$/.test(one) && existsSync(join(SRC, one))) ?? [];
  });
}

function reached(from: string): Set<string> {
  const all = new Set<string>([from]);
  for (const file of all) for (const next of beside(file, textOf(file))) all.add(next);
  return all;
}

test("nothing at a table says what comes with other screens only", () => {
  const all = reached("main.tsx");

  expect([...all].filter((file) => SAYS.test(textOf(file)))).toEqual([]);
  for (const file of ["ui/frame/GameFrame.tsx", "games/master-thieves/Table.tsx"]) {
    expect([...all]).toContain(file);
  }
});

test("a screen that says it, and a way to it without its sentences, would be found", () => {
  const lobby = textOf("ui/LobbyScreen.tsx");
  const table = 'const Lobby = lazy(() => import("./LobbyScreen"));';

  expect(SAYS.test(textOf("ui/lobby/LobbyPanel.tsx"))).toBe(true);
  expect(beside("ui/LobbyScreen.tsx", lobby)).toContain("ui/lobby/LobbyPanel.tsx");
  expect(beside("ui/TableScreen.tsx", table)).toEqual(["ui/LobbyScreen.tsx"]);
  expect(beside("ui/TableScreen.tsx", textOf("ui/TableScreen.tsx"))).not.toContain(
    "ui/LobbyScreen.tsx",
  );
});
