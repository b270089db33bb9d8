// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { AllWords } from "../../../src/i18n/use";
import { entry } from "../../../src/naming/entry";
import {
  chairName,
  clockName,
  gameName,
  optionWords,
  refusalInfo,
  refusalWords,
  ruleLink,
  valueLabel,
} from "../../../src/naming/words";
import { Refused } from "../../../src/net/api";
import { typeset } from "../../../src/widgets/typeset";
import { de, en, fr, italian } from "../../words";

const LANGUAGES: [string, AllWords][] = [
  ["English", en],
  ["French", fr],
  ["Italian", italian],
  ["German", de],
];

/** The codes that the protocol document lists. */
function documentedCodes(): string[] {
  const [, codes = ""] = readFileSync("../docs/protocol.md", "utf8").split("## Codes");
  const rows = codes.split("\n").filter((line) => line.startsWith("| `"));
  return rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([a-z-]+)`/g)].map(([, code = ""]) => code),
  );
}

/** The options of a game and the values that its printed editions give them. */
function documentedOptions(game: string): [string, string[]][] {
  const text = readFileSync(`../docs/rules/${game}.md`, "utf8");
  const rows = [...text.matchAll(/^\| `(\w+)` \|(.+)\|$/gm)];
  return rows.map(([, field = "", cells = ""]) => [
    field,
    cells.split("|").map((cell) => cell.trim()),
  ]);
}

describe.each(LANGUAGES)("%s", (_, t) => {
  it("has a sentence for every code of the protocol", () => {
    const codes = documentedCodes();
    expect(codes.length).toBeGreaterThan(50);
    expect(codes.filter((code) => entry(t.errors.codes, code) === undefined)).toEqual([]);
  });

  it.each(["master-thieves", "forty-thieves"])("has words for every option of %s", (game) => {
    const options = documentedOptions(game);
    expect(options.length).toBeGreaterThan(9);
    const { fields, values: known } = optionWords(t, game) ?? { fields: {}, values: {} };
    const missing = options.flatMap(([field, values]) => [
      ...(entry(fields, field) === undefined ? [field] : []),
      ...values
        .filter((value) => !/^(true|false|[\d.]+)$/.test(value))
        .filter((value) => entry(entry(known, field) ?? {}, value) === undefined)
        .map((value) => `${field}=${value}`),
    ]);
    expect(missing).toEqual([]);
  });
});

describe("words for what the server says", () => {
  it("says how long to wait, and what is out of range", () => {
    const wait = refusalWords(en, { code: "too-many", details: { retry_after_s: 7 } });
    expect(wait).toContain("7 seconds");
    const range = { field: "round_cap", least: 1, most: 10_000 };
    expect(refusalWords(en, { code: "out-of-range", details: range })).toContain("Rounds at most");
  });

  it("says something sensible of what it does not know", () => {
    const fields = { code: "brand-new", details: { fields: ["reveal", "share_if"] } };
    expect(refusalWords(en, fields)).toContain("Turning over the cards and When smugglers share");
    expect(refusalWords(en, { code: "brand-new", rule: "MT-1.1" })).toContain("MT-1.1");
    expect(refusalWords(en, { code: "brand-new" })).toContain("brand-new");
    expect(refusalInfo(new Refused(400, "seat-taken")).code).toBe("seat-taken");
    expect(valueLabel(en, "third-game", "new_field", "some_value")).toBe("some value");
    expect(gameName("third-game")).toBe("third-game");
  });

  it("knows clocks and paragraphs", () => {
    expect(clockName(en, { kind: "bank", per_move_ms: 20_000, bank_ms: 180_000 })).toBe(
      "20 s a decision and 3 min in reserve",
    );
    expect(ruleLink("FT-5.1")).toBe("/rules/forty-thieves#FT-5.1");
  });
});

describe("names of bots", () => {
  it("are the reader's, where the server gave the level and the seat", () => {
    expect(chairName(de, { name: "Novice 2", bot: "novice" })).toBe("Neuling 2");
    expect(chairName(en, { name: "Novice 2", bot: "novice" })).toBe("Novice 2");
  });

  it("stay as they are, where somebody chose them", () => {
    expect(chairName(de, { name: "Novice 2", bot: null })).toBe("Novice 2");
    expect(chairName(de, { name: "Rosa 2", bot: "novice" })).toBe("Rosa 2");
  });
});

describe("typesetting", () => {
  it("curls apostrophes and quotation marks", () => {
    expect(typeset(`Where "top" is, and the box's ("lid")`)).toBe(
      "Where “top” is, and the box’s (“lid”)",
    );
  });

  it("keeps French marks with the word before them", () => {
    expect(typeset("Qui joue ? « Toi »")).toBe("Qui joue\u00a0? «\u00a0Toi\u00a0»");
  });
});
