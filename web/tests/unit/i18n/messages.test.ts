import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { thieves as deThieves } from "../../../src/i18n/de/thieves";
import { thieves as enThieves } from "../../../src/i18n/en/thieves";
import { thieves as frThieves } from "../../../src/i18n/fr/thieves";
import { thieves as itThieves } from "../../../src/i18n/it/thieves";
import { LANGUAGES as SPOKEN } from "../../../src/store/languages";
import { de, en, fr, italian, LESSONS, TEACH } from "../../words";

type Tree = { [key: string]: Tree | string | string[] | ((given: never) => string) };

const LANGUAGES: Record<string, Tree> = {
  en: { ...en, lessons: LESSONS.en, teach: TEACH.en, thieves: enThieves },
  fr: { ...fr, lessons: LESSONS.fr, teach: TEACH.fr, thieves: frThieves },
  it: { ...italian, lessons: LESSONS.it, teach: TEACH.it, thieves: itThieves },
  de: { ...de, lessons: LESSONS.de, teach: TEACH.de, thieves: deThieves },
};
const ENGLISH = LANGUAGES.en ?? {};
const SOURCES = join(__dirname, "../../../src");

/** All sentences, by their path. */
function leaves(tree: Tree | string[], path: string[] = []): Map<string, Tree[string]> {
  const found = new Map<string, Tree[string]>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "object") {
      for (const [inner, leaf] of leaves(value, [...path, key])) found.set(inner, leaf);
    } else {
      found.set([...path, key].join("."), value);
    }
  }
  return found;
}

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter((entry) => !/(i18n|generated)/.test(entry.parentPath))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
}

describe.each(Object.keys(LANGUAGES))("%s", (language) => {
  const words = LANGUAGES[language] ?? {};

  test("has the sentences that English has, and no others", () => {
    expect([...leaves(words).keys()].sort()).toEqual([...leaves(ENGLISH).keys()].sort());
  });

  test("has no empty sentence", () => {
    const empty = [...leaves(words)].filter(
      ([, leaf]) => typeof leaf === "string" && leaf.trim() === "",
    );
    expect(empty).toEqual([]);
  });
});

test.each(Object.keys(LANGUAGES).filter((language) => language !== "en"))(
  "%s says it in its own words",
  (language) => {
    const english = leaves(ENGLISH);
    const same = [...leaves(LANGUAGES[language] ?? {})].filter(
      ([key, leaf]) =>
        typeof leaf === "string" && leaf === english.get(key) && leaf.split(/\s+/).length > 4,
    );
    expect(same.map(([key]) => key)).toEqual([]);
  },
);

test("every sentence is used somewhere", () => {
  const text = sources(SOURCES);
  const chosen = (path: string[]) =>
    // Somewhere above the key, one of several is chosen by a variable: t.errors[code], entry(t.options.groups, group).
    path.some((_, depth) => {
      const name = path[depth] ?? "";
      const byVariable = new RegExp(`\\b${name}\\s*(\\?\\.)?\\[|entry\\([\\w.]*\\b${name},`);
      return depth < path.length - 1 && byVariable.test(text);
    });
  const unused = [...leaves(en).keys()].filter((key) => {
    const path = key.split(".");
    const last = path.at(-1) ?? "";
    const named = new RegExp(`[.?]${last}\\b`).test(text);
    return !named && !chosen(path);
  });
  expect(unused).toEqual([]);
});

test("Italian has one word for the box, in the program and in its rules", () => {
  const folders = ["i18n/it", "games/master-thieves/i18n/it"].map((one) => join(SOURCES, one));
  const words = folders.flatMap((folder) =>
    readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8")),
  );
  const rules = readFileSync(join(SOURCES, "../../docs/rules/it/master-thieves.md"), "utf8");
  for (const text of [...words, rules]) expect(text).not.toMatch(/portagioie/i);
});

test.each(["i18n", "games/master-thieves/i18n", "games/forty-thieves/i18n"])(
  "the folders of %s are the languages that one can choose",
  (folder) => {
    const found = readdirSync(join(SOURCES, folder), { withFileTypes: true });
    const folders = found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(folders.sort()).toEqual([...SPOKEN].sort());
  },
);
