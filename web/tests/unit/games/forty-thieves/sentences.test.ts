import { describe, expect, it } from "vitest";
import { forty as de } from "../../../../src/games/forty-thieves/i18n/de/table";
import { forty as en } from "../../../../src/games/forty-thieves/i18n/en/table";
import { forty as fr } from "../../../../src/games/forty-thieves/i18n/fr/table";
import { forty as it_ } from "../../../../src/games/forty-thieves/i18n/it/table";
import { frontName, jarName } from "../../../../src/games/forty-thieves/model/naming";
import { COLOURS, SIGNS } from "../../../../src/games/forty-thieves/model/notation";
import { fortySentence } from "../../../../src/games/forty-thieves/sentences";
import { GAMES } from "./games";
import { SAMPLES } from "./samples";

const NAMES = ["Ada", "Bo", "Cy", "Dee"];
const LANGUAGES = { en, fr, it: it_, de };
const played = Object.values(GAMES).flatMap((steps) => steps.flatMap((step) => step.events));

describe.each(Object.entries(LANGUAGES))("in %s", (_, forty) => {
  it("every event has a sentence with nothing left open", () => {
    for (const event of [...SAMPLES, ...played]) {
      const sentence = fortySentence({ forty }, event, NAMES);
      expect(sentence, event.event).toMatch(/^\S.*\.$/u);
      expect(sentence, event.event).not.toMatch(
        /\bundefined\b|\bnull\b|\bNaN\b|\[object|\s{2}| \.| ,/,
      );
    }
  });

  it("every event says who did it", () => {
    const quiet = new Set(["Worked", "Cancelled", "GoldenActed"]);
    for (const event of SAMPLES) {
      if (!("seat" in event) || quiet.has(event.event)) continue;
      expect(fortySentence({ forty }, event, NAMES), event.event).toContain("Ada");
    }
  });

  it("every jar and every thief has a name of its own", () => {
    const pairs = COLOURS.flatMap((colour) => SIGNS.map((sign) => `${colour}${sign}` as const));
    expect(new Set(pairs.map((jar) => jarName(forty, jar))).size).toBe(20);
    expect(new Set(pairs.map((front) => frontName(forty, front))).size).toBe(20);
    const letters = COLOURS.map((colour) => forty.names.letter[colour]);
    expect(new Set(letters).size).toBe(4);
  });
});

it("tells what only you saw to nobody else", () => {
  const unseen = { event: "Glimpsed", seat: 0, square: "b2", with_lantern: false } as const;
  const mine = fortySentence({ forty: en }, { ...unseen, front: "gm" }, NAMES);
  const theirs = fortySentence({ forty: en }, { ...unseen, front: null }, NAMES);
  expect(mine).toContain("green moon");
  expect(theirs).toBe("Ada glimpses into the jar on b2.");
});
