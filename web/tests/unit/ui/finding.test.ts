// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { SeatAnswer, TableAnswer } from "../../../src/generated/api";
import {
  ANY,
  freeSeats,
  hostName,
  othersAt,
  replayOf,
  tableIdIn,
  wantedBy,
  withGame,
} from "../../../src/ui/home/finding";
import { standingOf } from "../../../src/ui/lobby/standing";
import { en } from "../../words";

function seat(given: Partial<SeatAnswer>): SeatAnswer {
  return {
    person: null,
    name: "",
    bot: null,
    colour: 0,
    ready: false,
    companion: false,
    persona: "",
    ...given,
  };
}

const table: TableAnswer = {
  id: "Xb0Qy1lWq3m8dR5uZk2n7A",
  game: "forty-thieves",
  ruleset: {},
  status: "lobby",
  host: "ann",
  public: true,
  rated: false,
  hints: false,
  pace: "normal",
  score: false,
  notes: false,
  set_up: false,
  lesson: null,
  memory_aid: "none",
  watching: "open",
  reaction_ms: 4000,
  clock: { kind: "none", per_move_ms: 0, bank_ms: 0 },
  commitment: "",
  beacon: false,
  quick: false,
  opening: null,
  rematch: null,
  muted: [],
  offline: false,
  club: null,
  rules_version: 1,
  seats: [
    seat({ person: "ann", name: "Ann" }),
    seat({ bot: "novice", name: "Novice 2", ready: true }),
    seat({}),
  ],
};

describe("tables in lists", () => {
  it("asks only for what is filtered", () => {
    expect(wantedBy(ANY)).toEqual({ limit: 50 });
    expect(wantedBy({ game: "forty-thieves", edition: "", free: 2 })).toEqual({
      game: "forty-thieves",
      free_seats: 2,
      limit: 50,
    });
  });

  it("forgets the edition with its game", () => {
    const filter = { game: "master-thieves", edition: "french", free: 1 };
    expect(withGame(filter, "forty-thieves")).toEqual({
      game: "forty-thieves",
      edition: "",
      free: 1,
    });
    expect(withGame(filter, "master-thieves")).toEqual(filter);
  });

  it("knows who sits there", () => {
    expect(freeSeats(table)).toBe(1);
    expect(hostName(table)).toBe("Ann");
    expect(othersAt(en, table, "ann")).toEqual(["Novice 2"]);
    expect(othersAt(en, table, null)).toEqual(["Ann", "Novice 2"]);
  });

  it("shows a game again as I saw it, if I sat there", () => {
    expect(replayOf(table, "ann")).toBe("/replay/Xb0Qy1lWq3m8dR5uZk2n7A?eyes=0");
    expect(replayOf(table, "bo")).toBe("/replay/Xb0Qy1lWq3m8dR5uZk2n7A");
  });

  it.each([
    [" Xb0Qy1lWq3m8dR5uZk2n7A ", "Xb0Qy1lWq3m8dR5uZk2n7A"],
    ["https://games.example/table/Xb0Qy1lWq3m8dR5uZk2n7A", "Xb0Qy1lWq3m8dR5uZk2n7A"],
    ["/replay/Xb0Qy1lWq3m8dR5uZk2n7A?seq=3&eyes=all", "Xb0Qy1lWq3m8dR5uZk2n7A"],
    ["https://games.example/rules/master-thieves", null],
    ["short", null],
    ["", null],
  ])("finds the id in %j", (typed, id) => {
    expect(tableIdIn(typed)).toBe(id);
  });
});

describe("a lobby", () => {
  it("says what is missing before the start", () => {
    expect(standingOf(table, "ann")).toEqual({
      mine: 0,
      isHost: true,
      host: "Ann",
      free: [2],
      unready: ["Ann"],
      canStart: false,
    });
  });

  it("can start when all sit and are ready", () => {
    const full = table.seats.map((one) =>
      one.name === "" ? seat({ person: "bo", name: "Bo" }) : one,
    );
    const ready = { ...table, seats: full.map((one) => ({ ...one, ready: true })) };
    expect(standingOf(ready, "bo")).toMatchObject({ mine: 2, isHost: false, canStart: true });
    expect(standingOf(ready, null)).toMatchObject({ mine: null, isHost: false });
  });
});
