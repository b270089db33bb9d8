import { expect, test } from "vitest";
import { fortyMoment } from "../../../src/games/forty-thieves/moments";
import { fortySummaries } from "../../../src/games/forty-thieves/summaries";
import { masterMoment } from "../../../src/games/master-thieves/moments";
import { masterSummaries } from "../../../src/games/master-thieves/summaries";
import type { GameEvent as FortyEvent } from "../../../src/generated/forty_thieves";
import type { GameEvent as MasterEvent } from "../../../src/generated/master_thieves";
import { en } from "../../words";

const NAMES = ["You", "Nila", "Pip"];

test("a round tells who took what, and what everybody saw", () => {
  const events: MasterEvent[] = [
    { event: "RoundBegun", round: 3 },
    { event: "Seen", place: "T.N", gems: "2D", alarm: null, seen_by: null },
    { event: "Took", seat: 1, place: "T.N", gems: "2D", to: "black" },
    { event: "TookRuby", seat: 1, place: "T.N" },
    { event: "Fell", place: "B.S", gems: "1S", alarm: 0, to: "owner" },
    { event: "RoundEnded", round: 3 },
  ];
  const [sum, ...others] = masterSummaries(en, events, NAMES);
  expect(others).toEqual([]);
  expect(sum).toMatchObject({ at: 5, title: "Round 3" });
  expect(sum?.lines[0]).toMatch(/^Nila: .*2 diamonds/);
  expect(sum?.lines[0]).toMatch(/ruby/);
  expect(sum?.lines[1]).toMatch(/^You: .*sapphire/);
  expect(sum?.lines[2]).toMatch(/^Seen by all: .*2 diamonds/);
});

test("what only one seat saw is in no summary", () => {
  const events: MasterEvent[] = [
    { event: "Seen", place: "T.N", gems: "2D", alarm: null, seen_by: 0 },
    { event: "SecretSeen", place: "T.N", long: true, ruby: true, seen_by: 0 },
    { event: "RoundEnded", round: 1 },
  ];
  expect(masterSummaries(en, events, NAMES)[0]?.lines).toEqual(["Nobody took anything."]);
  const glimpsed = { event: "Glimpsed", seat: 0, square: "b2", with_lantern: false } as const;
  const told: FortyEvent[] = [
    { ...glimpsed, front: "rs" },
    { event: "TurnBegun", seat: 0, turn: 4 },
  ];
  expect(fortySummaries(en, told, NAMES)[0]?.lines).toEqual(["Nobody took anything."]);
});

test("a turn of the table tells of sapphires, thefts that failed, and tiles that were shown", () => {
  const events: FortyEvent[] = [
    { event: "TurnBegun", seat: 0, turn: 1 },
    { event: "TookGem", seat: 2, gem: 5 },
    { event: "Failed", seat: 1, place: "row 1" },
    { event: "Shown", seat: 1, squares: ["b2"], fronts: ["rs"] },
    { event: "TurnBegun", seat: 1, turn: 2 },
    { event: "TurnBegun", seat: 0, turn: 4 },
  ];
  const [sum, ...others] = fortySummaries(en, events, NAMES);
  expect(others).toEqual([]);
  expect(sum?.lines.slice(0, 2)).toEqual(["Pip: one sapphire", "Nila: a theft failed"]);
  expect(sum?.lines[2]).toContain("b2");
});

test("before the first turn nothing is summed up: the jars were only laid out", () => {
  const laid: FortyEvent = { event: "BoardLaid", jars: [], stack: 44 };
  const turn = (number: number): FortyEvent => ({
    event: "TurnBegun",
    seat: (number - 1) % 3,
    turn: number,
  });
  const told = fortySummaries(en, [laid, turn(1), turn(2), turn(3), turn(4)], NAMES);
  expect(told.map(({ at }) => at)).toEqual([4]);
});

test("big moments are told, and told apart", () => {
  const fell = { event: "Fell", place: "T.N", gems: "2D", to: "red" } as const;
  expect(masterMoment({ ...fell, alarm: null })?.name).toBe("fall");
  expect(masterMoment({ ...fell, alarm: 1 })?.name).toBe("alarm");
  expect(masterMoment({ event: "TurnEnded", seat: 1 })).toBeNull();
  const theft = (event: "Failed" | "Succeeded") =>
    fortyMoment({ event, seat: 1, place: "row 1" } as FortyEvent);
  expect(theft("Failed")).toMatchObject({ name: "fails", tone: "bad" });
  expect(theft("Succeeded")).toMatchObject({ name: "works", tone: "good" });
});
