// Imports of the client run down only, and never in a circle.
//
//   main ─► games | ui ─► thieves | notify ─► widgets ─► hooks ─► naming ─► table ─► i18n | fairness
//        ─► store ─► cues | net | sound ─► generated
//
// Those between bars do not know each other, and no game knows another one.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname.replaceAll("\\", "/"), "../../src");

/** From the bottom to the top; folders of one row do not know each other. */
const LAYERS = [
  ["generated"],
  ["cues", "net", "sound"],
  ["store"],
  ["i18n", "fairness"],
  ["table"],
  ["naming"],
  ["hooks"],
  ["widgets"],
  ["thieves", "notify"],
  ["games", "ui"],
  ["main.tsx"],
];
/** Whatever is imported from a path of ours: for its value, its type alone, or later. */
const IMPORT =
  /(?:^(?:import|export) [^"';()=]*\bfrom |^import |\bimport\()["'](\.{1,2}(?:\/[^"']*)?)["']/gm;

type Graph = ReadonlyMap<string, readonly string[]>;

function importsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), "utf8");
  return [...text.matchAll(IMPORT)].flatMap(([, path = ""]) => {
    const place = join(dirname(file), path);
    const found = ["", ".ts", ".tsx", "/index.ts"].map((end) => place + end);
    return found.find((one) => /\.tsx?$/.test(one) && existsSync(join(SRC, one))) ?? [];
  });
}

function read(): Graph {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" });
  const ours = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replaceAll("\\", "/"));
  return new Map(ours.map((file) => [file, importsOf(file)]));
}

const folderOf = (file: string) => file.split("/")[0] ?? "";
const heightOf = (file: string) => LAYERS.findIndex((row) => row.includes(folderOf(file)));
/** Which game a file belongs to; games/index.ts, which lists them, belongs to none. */
const gameOf = (file: string) => /^games\/([^/]+)\//.exec(file)?.[1];

function isUpward(from: string, to: string): boolean {
  if (folderOf(from) === folderOf(to)) {
    const game = gameOf(from);
    return game !== undefined && gameOf(to) !== game;
  }
  const isAroundTheTable = gameOf(from) !== undefined && folderOf(to) === "net";
  return isAroundTheTable || heightOf(to) >= heightOf(from);
}

/** A circle of imports, if there is one: the files that it leads through. */
function circleIn(graph: Graph): string[] {
  const done = new Set<string>();
  const walk = (file: string, path: string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const found = walk(next, [...path, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const found = walk(file, []);
    if (found.length > 0) return found;
  }
  return [];
}

const graph = read();

test("every folder has its layer, and imports are found at all", () => {
  expect([...graph.keys()].filter((file) => heightOf(file) < 0)).toEqual([]);
  expect(graph.get("main.tsx")).toContain("ui/App.tsx");
  expect(graph.get("games/master-thieves/solid/SolidSight.tsx")).toContain(
    "games/master-thieves/solid/index.ts",
  );
});

test("imports run down only; no game knows another one, or asks the server by itself", () => {
  const upward = [...graph].flatMap(([from, all]) =>
    all.filter((to) => isUpward(from, to)).map((to) => `${from} ─► ${to}`),
  );
  expect(upward).toEqual([]);
});

test("no imports go round in a circle", () => {
  expect(circleIn(graph)).toEqual([]);
});

test("a circle and an upward arrow would be found", () => {
  const planted = new Map([...graph, ["hooks/isFocusFree.ts", ["hooks/useKeptFocus.ts"]]]);
  expect(circleIn(planted)).toEqual([
    "hooks/useKeptFocus.ts",
    "hooks/isFocusFree.ts",
    "hooks/useKeptFocus.ts",
  ]);
  expect(isUpward("hooks/useKeptFocus.ts", "widgets/ScreenHeading.tsx")).toBe(true);
  expect(isUpward("games/plain/Table.tsx", "games/forty-thieves/Table.tsx")).toBe(true);
});
