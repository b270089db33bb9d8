import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { CHARACTERS } from "../../../src/games/master-thieves/model/characters";
import { THIEVES } from "../../../src/thieves/ids";

const SOURCES = join(import.meta.dirname, "../../../src");
const MOST_BYTES = 4 * 1024;

function files(folder: string): string[] {
  return readdirSync(join(SOURCES, folder)).map((name) => join(folder, name));
}

const PICTURES = [...files("games/master-thieves/art/characters"), ...files("thieves/portraits")];

test("every character and every thief has a picture, and nobody else", () => {
  const named = PICTURES.map((file) => file.replace(/^.*\//, "").replace(".svg", ""));
  const wanted = [...CHARACTERS.map((character) => character.replace("_", "-")), ...THIEVES];
  expect(named.sort()).toEqual(wanted.sort());
});

describe.each(PICTURES)("%s", (file) => {
  const text = readFileSync(join(SOURCES, file), "utf8");

  test("is light", () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  // A picture is shown as an image: nothing in it runs, and the policy allows no style of its own.
  test("needs nothing but itself", () => {
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|<foreignObject|<image/);
    for (const [, at] of text.matchAll(/(?:href="|url\()([^")]*)/g)) expect(at).toMatch(/^#/);
  });

  test("paints only what it has defined", () => {
    const defined = new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of text.matchAll(/(?:href="|url\()#([^")]*)/g)) {
      expect(defined).toContain(id);
    }
  });
});
