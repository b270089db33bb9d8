// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { Choice, GameDetails } from "../../../src/generated/api";
import { differences, grouped, hasWords, withChange } from "../../../src/ui/new/differences";
import {
  bodyOf,
  changeOf,
  draftOf,
  freshDraft,
  rulesOf,
  withBot,
  withBots,
  withCompanion,
  withSeats,
} from "../../../src/ui/new/draft";
import { bot, DETAILS, free, lobbyOf, person } from "./tables";

function choice(name: string, paragraph: string): Choice {
  return { name, default: 0, allowed: null, least: 0, most: 9, paragraphs: [paragraph] };
}

const fields = [
  choice("imitation_diamonds", "MT-3.3"),
  choice("fill_moves", "MT-3.9"),
  choice("reveal", "MT-4.2"),
  choice("share_if", "MT-7.3"),
  choice("tie_break", "MT-13.5"),
];

describe("differences", () => {
  it("lists what differs, in the game's order", () => {
    const left = { name: "a", reveal: "all", share_if: "ring", tie_break: "x" };
    const right = { name: "b", reveal: "first", share_if: "ring", tie_break: "y" };
    expect(differences(fields, left, right)).toEqual([
      { field: "reveal", left: "all", right: "first" },
      { field: "tie_break", left: "x", right: "y" },
    ]);
  });

  it("forgets a change back to what the edition says", () => {
    const edition = { reveal: "all" };
    const changed = withChange(edition, {}, "reveal", "first");
    expect(changed).toEqual({ reveal: "first" });
    expect(withChange(edition, changed, "reveal", "all")).toEqual({});
  });

  it("groups by chapter, and supply by its paragraphs", () => {
    expect(grouped("master-thieves", fields).map(([group]) => group)).toEqual([
      "supply",
      "filling",
      "round",
      "characters",
      "end",
    ]);
  });

  it("finds all words, in any order, without accents", () => {
    expect(hasWords("Diamants dans le coffret à bijoux", "a COFFRET diam")).toBe(true);
    expect(hasWords("Diamants dans le coffret", "coffret rubis")).toBe(false);
  });
});

describe("a table that stands", () => {
  const bank = { kind: "bank", per_move_ms: 60_000, bank_ms: 900_000 } as const;
  const table = lobbyOf([person("Ann", 0), bot("Nila", 1), free(2)], {
    ruleset: { name: "french", reveal: "all" },
    clock: bank,
    pace: "brisk",
    notes: true,
  });

  it("is read as it was agreed", () => {
    const draft = draftOf(DETAILS, table);
    expect(draft).toMatchObject({
      edition: "french",
      changes: { reveal: "all" },
      clock: "relaxed",
    });
    expect(draft).toMatchObject({ pace: "brisk", notes: true, score: true, memory: "round" });
    expect(draft.seats).toEqual([null, "novice", null]);
    expect(bodyOf(draft)).toMatchObject({ clock: bank, pace: "brisk", notes: true });
  });

  it("is changed only where it was changed, rules and edition together", () => {
    const before = draftOf(DETAILS, table);
    expect(changeOf(before, before)).toEqual({});
    expect(changeOf(before, { ...before, public: true })).toEqual({ public: true });
    expect(changeOf(before, { ...before, changes: {} })).toEqual({
      edition: "french",
      changes: {},
    });
  });

  it("keeps a clock that cannot be chosen here, as long as nobody chooses one", () => {
    const odd = { kind: "bank", per_move_ms: 7_000, bank_ms: 1_000 } as const;
    const before = draftOf(DETAILS, { ...table, clock: odd });
    expect(changeOf(before, { ...before, public: true })).toEqual({ public: true });
  });
});

describe("a draft", () => {
  const details: GameDetails = {
    name: "master-thieves",
    title: "Master Thieves",
    rules_version: 1,
    beacon: false,
    personas: [],
    default_edition: "french",
    editions: ["italian", "french"],
    least_seats: 2,
    most_seats: 8,
    bots: ["novice", "random"],
    fields,
    rulesets: { french: { name: "french", reveal: "first" }, italian: { name: "italian" } },
  };

  it("begins with the edition that was asked for, if there is one", () => {
    expect(freshDraft(details, "italian").edition).toBe("italian");
    expect(freshDraft(details, "klingon").edition).toBe("french");
  });

  it("keeps bots when seats are added, and fills only those that are open", () => {
    const two = withBot(withSeats(freshDraft(details), 2), 1, "random");
    const four = withBots(withSeats(two, 4), "novice");
    expect(four.seats).toEqual([null, "random", "novice", "novice"]);
    expect(withBots(four, null).seats).toEqual([null, null, null, null]);
  });

  it("lets somebody play on this device, who is no bot, and whose game does not count", () => {
    const three = withSeats({ ...freshDraft(details), rated: true }, 3);
    const shared = withBots(withCompanion(three, 1, "Bo"), "novice");
    expect(bodyOf(shared)).toMatchObject({
      bots: [{ seat: 2, bot: "novice" }],
      companions: [{ seat: 1, name: "Bo" }],
      rated: false,
    });
    expect(bodyOf(withBot(shared, 1, "novice"))).not.toHaveProperty("companions");
    expect(bodyOf(withSeats(withCompanion(shared, 2, "Cy"), 2)).companions).toHaveLength(1);
  });

  it("sends what was chosen", () => {
    const draft = { ...freshDraft(details), changes: { reveal: "all" }, clock: "days" as const };
    expect(bodyOf(withBot(draft, 2, "novice"))).toMatchObject({
      game: "master-thieves",
      edition: "french",
      changes: { reveal: "all" },
      seats: 4,
      bots: [{ seat: 2, bot: "novice" }],
      clock: { kind: "days", per_move_ms: 172_800_000 },
    });
    expect(rulesOf(details, draft)).toEqual({ name: "french", reveal: "all" });
    expect(bodyOf({ ...draft, days: 7 }).clock?.per_move_ms).toBe(7 * 86_400_000);
    expect(bodyOf({ ...draft, clock: "none", days: 7 }).clock).toEqual({ kind: "none" });
  });
});
