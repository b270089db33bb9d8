import { describe, expect, it } from "vitest";
import { master as de } from "../../../../src/games/master-thieves/i18n/de/table";
import { master as en } from "../../../../src/games/master-thieves/i18n/en/table";
import { master as fr } from "../../../../src/games/master-thieves/i18n/fr/table";
import { master as it_ } from "../../../../src/games/master-thieves/i18n/it/table";
import { masterSentence } from "../../../../src/games/master-thieves/sentences";
import { events } from "./games";

const NAMES = ["Ann", "Bo", "Cy"];
const LANGUAGES = Object.entries({ en, fr, it: it_, de });

const KINDS =
  `Dealt RubiesPlaced FillingBegun DiamondsPut RoundBegun Chose Revealed TurnBegun Opened
  Fell Seen Took TookRuby Left Looked SecretSeen RubyFell Placed PlacedNothing AlarmSet AlarmKept
  AlarmLeftAlone AlarmRecovered AlarmLetLie BoxMoved TurnEnded SmugglersCounted Picked RoundEnded
  CardsPassed GameOver`.split(/\s+/);

it("there is an event of every kind to tell", () => {
  expect(new Set(events.map((event) => event.event))).toEqual(new Set(KINDS));
});

describe.each(LANGUAGES)("in %s", (language, master) => {
  it.each(events)("$event is told in a whole sentence", (event) => {
    const told = masterSentence({ master }, event, NAMES);
    expect(told).toMatch(/^[\p{Lu}\d].*[.!]$/u);
    expect(told).not.toMatch(/undefined|null|NaN|\[object| {2}/);
    if ("seat" in event && event.seat !== null) expect(told).toContain(NAMES[event.seat]);
    if ("owner" in event) expect(told).toContain(NAMES[event.owner]);
  });

  it("tells different things differently", () => {
    const told = events.map((event) => masterSentence({ master }, event, NAMES));
    expect(new Set(told).size).toBeGreaterThan(events.length * 0.85);
  });

  it("is a language of its own", () => {
    if (language === "en") return;
    const [event] = events.filter((one) => one.event === "AlarmKept");
    if (event === undefined) throw new Error("no event");
    const told = masterSentence({ master }, event, NAMES);
    expect(told).not.toBe(masterSentence({ master: en }, event, NAMES));
  });
});

it("French keeps a no-break space before its high signs", () => {
  for (const event of events) {
    expect(masterSentence({ master: fr }, event, NAMES)).not.toMatch(/ [:;!?]/);
  }
});
