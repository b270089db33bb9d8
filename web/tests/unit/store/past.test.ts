import { expect, test } from "vitest";
import { appendLines, ENOUGH, joinPast, NO_PAST, pastIn } from "../../../src/store/past";

const heard = [
  { seq: 4, event: { event: "Glimpsed" } },
  { seq: 5, event: { event: "Swapped" } },
];

test("what the record and the socket both tell is told once", () => {
  const past = { seat: 1, seq: 4, events: [{ event: "TurnBegun" }, { event: "Glimpsed" }] };
  const told = joinPast(past, 1, heard).map((line) => line.event.event);
  expect(told).toEqual(["TurnBegun", "Glimpsed", "Swapped"]);
});

test("what was heard since one's last turn is kept where the record of the table begins later", () => {
  const past = { seat: 1, seq: 5, events: [{ event: "Swapped" }] };
  expect(joinPast(past, 1, heard)).toEqual(heard);
  const none = { seat: 1, seq: 5, events: [] };
  expect(joinPast(none, 1, heard)).toEqual(heard);
});

test("nobody reads what another seat has witnessed", () => {
  const past = { seat: 0, seq: 4, events: [{ event: "Glimpsed" }] };
  expect(joinPast(past, 1, heard)).toEqual(heard);
});

test("of a game whose spectators come later there is no past", () => {
  const record = {
    format: "larceny-witnessed",
    game: "forty-thieves",
    rules_version: 1,
    ruleset: {},
    players: ["Ann", "Bo"],
    commitment: "",
    seat: null,
    memory_aid: "log",
    seq: null,
    events: [],
  } as const;
  expect(pastIn({ ...record, players: [...record.players], events: [] })).toBe(NO_PAST);
});

test("what nobody may read again is forgotten; a whole log is kept", () => {
  const line = (number: number) => ({ seq: number, event: { event: "Glimpsed" }, number });
  const long = Array.from({ length: 2 * ENOUGH }, (_, number) => line(number));
  const last = line(2 * ENOUGH);
  expect(appendLines(long, [last], "log")).toHaveLength(2 * ENOUGH + 1);
  const kept = appendLines(long, [last], "round");
  expect(kept).toHaveLength(ENOUGH);
  expect(kept.at(-1)).toBe(last);
});
