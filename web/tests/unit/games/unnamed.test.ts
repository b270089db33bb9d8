// A game is one folder and one line: nothing outside its folder knows it by name.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../../../src");
const ROOMS = [
  "ui",
  "store",
  "net",
  "cues",
  "sound",
  "notify",
  "widgets",
  "hooks",
  "naming",
  "table",
];
const NAMED =
  /["'`/](master|forty)[-_]thieves|\b(master|forty)Module\b|[./](MT|FT)-\d|games\/(master|forty)/;

test.each(ROOMS)("no file of %s names a game", (room) => {
  const naming = readdirSync(join(SOURCES, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => NAMED.test(readFileSync(file, "utf8")));
  expect(naming).toEqual([]);
});
