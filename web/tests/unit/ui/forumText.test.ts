// @vitest-environment jsdom

// A game as text for a forum, in the reader's language and in the forum's markup.

import { describe, expect, test } from "vitest";
import type { ReplayAnswer } from "../../../src/generated/api";
import type { GamePart } from "../../../src/table/module";
import { forumText, type Markup } from "../../../src/ui/share/forumText";
import { en, fr } from "../../words";

const seat = (name: string) => ({ name, bot: null });
const step = (chapter: string, ...events: string[]) => ({
  chapter,
  events: events.map((event) => ({ event })),
  view: { scores: [7, 4], winners: [0] },
});

const REPLAY = {
  table: { game: "cuckoo", seats: [seat("Ann *"), seat("[b]Bo")] },
  steps: [step("turn 1", "dealt"), step("turn 2", "stole"), step("turn 2", "silent", "won")],
} as unknown as ReplayAnswer;

const PART = {
  sentence: (_: unknown, { event }: { event: string }, names: string[]) =>
    event === "silent" ? "" : `${names[1]} ${event}.`,
} as unknown as GamePart;

const written = (markup: Markup, words: unknown = en) =>
  forumText(words as never, PART, REPLAY, "https://games.home/replay/x", markup);

describe("a game for a forum", () => {
  test("tells who played, how it ended, and every decision under its number", () => {
    expect(written("plain").split("\n").slice(2)).toEqual([
      "",
      "Players: Ann * and [b]Bo",
      "Points: Ann * 7, [b]Bo 4",
      "Won by: Ann *",
      "Link: https://games.home/replay/x",
      "",
      "Turn 1",
      "------",
      "",
      "0. [b]Bo dealt.",
      "1. [b]Bo stole.",
      "",
      "Turn 2",
      "------",
      "",
      "2. [b]Bo won.",
      "",
    ]);
  });

  test.each<[Markup, string, string]>([
    ["markdown", "**Won by**: **Ann \\*", "### Turn 1"],
    ["bbcode", "[b]Won by[/b]: [b]Ann *[/b]", "[b]Turn 1[/b]"],
  ])("in %s a name cannot be taken for markup", (markup, winner, heading) => {
    const text = written(markup);
    expect(text).toContain(winner);
    expect(text).toContain(heading);
    expect(text).not.toContain(" [b]Bo");
  });

  test("speaks the reader's language", () => {
    expect(written("markdown", fr)).toContain("**Joueurs**: Ann \\* et");
    expect(written("markdown", fr)).toContain("### Tour 1");
  });
});
