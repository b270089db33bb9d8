import { describe, expect, it } from "vitest";
import { fortyScores, fortyTie } from "../../../src/games/forty-thieves/scores";
import { gemCounts } from "../../../src/games/master-thieves/model/gems";
import { masterScores, masterTie } from "../../../src/games/master-thieves/scores";
import type { View as FortyView } from "../../../src/generated/forty_thieves";
import type { View as MasterView } from "../../../src/generated/master_thieves";
import { byRank, tieOf } from "../../../src/table/scores";
import forty from "./fixtures/forty-thieves-end.json";
import master from "./fixtures/master-thieves-end.json";

// The border: fixtures are views as the engine wrote them.
const masterView = master.view as unknown as MasterView;
const fortyView = forty.view as unknown as FortyView;

describe("the points of a seat", () => {
  it("reads handfuls", () => {
    expect(gemCounts("12D3S1R")).toEqual({ R: 1, S: 3, D: 12 });
    expect(gemCounts("-")).toEqual({ R: 0, S: 0, D: 0 });
  });

  it.each([
    ["Master Thieves", masterScores(masterView), master],
    ["40 Thieves", fortyScores(fortyView), forty],
  ])("adds up to what the engine counted in %s", (_, seatScores, { scores, winners }) => {
    expect(seatScores.map((score) => score.points)).toEqual(scores);
    for (const { piles, points } of seatScores) {
      expect(piles).toHaveLength(2);
      expect(piles.reduce((sum, pile) => sum + pile.points, 0)).toBe(points);
    }
    const won = seatScores.filter((score) => score.won).map((score) => score.seat);
    expect(won).toEqual(winners);
    expect(byRank(seatScores)[0]?.seat).toBe(winners[0]);
  });

  it("lays nothing out that does not add up", () => {
    const wrong = { ...masterView, scores: [99, 0, 0] };
    expect(masterScores(wrong)[0]?.piles).toEqual([]);
  });

  it("puts who lost a tie behind who won it", () => {
    const seats = masterView.seats.slice(0, 2).map((seat, number) => ({
      ...seat,
      white: "-",
      black: number === 0 ? "4D" : "1R",
    }));
    const tied: MasterView = { ...masterView, seats, scores: [4, 4], winners: [1] };
    expect(byRank(masterScores(tied)).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(masterTie(tied, { tie_break: "rubies_sapphires" })).toEqual({
      points: 4,
      seats: [0, 1],
      steps: [{ by: "R", most: 1, seats: [1] }],
    });
  });
});

describe("ties", () => {
  it("are none, if one has most", () => {
    expect(tieOf([3, 5, 4], [])).toBeNull();
    expect(masterTie(masterView, {})).toBeNull();
  });

  it("go on to the next gem as long as nobody is ahead", () => {
    const sapphires = [1, 2, 2];
    const tie = tieOf(
      [7, 7, 7],
      [
        ["R", () => 0, "most"],
        ["S", (seat) => sapphires[seat] ?? 0, "most"],
      ],
    );
    expect(tie?.steps).toEqual([
      { by: "R", most: 0, seats: [0, 1, 2] },
      { by: "S", most: 2, seats: [1, 2] },
    ]);
  });

  it("compare diamonds only where the rules do", () => {
    const seats = masterView.seats.slice(0, 2).map((seat) => ({ ...seat, black: "2D" }));
    const tied: MasterView = { ...masterView, seats, scores: [2, 2] };
    const kinds = (tie_break: string) =>
      masterTie(tied, { tie_break })?.steps.map((step) => step.by);
    expect(kinds("rubies_sapphires")).toEqual(["R", "S"]);
    expect(kinds("rubies_sapphires_diamonds")).toEqual(["R", "S", "D"]);
  });

  it("want fewest Evil Eyes in 40 Thieves, and nobody wins against the merchant", () => {
    const seat = {
      ...fortyView.seats[0],
      jars: [],
      fronts: null,
      sapphire_tiles: [],
      eye_tiles: [],
    };
    const seats = [
      { ...seat, gems: 4, eye_tokens: 2 },
      { ...seat, gems: 3, eye_tokens: 1 },
    ];
    const tied: FortyView = { ...fortyView, seats, scores: [2, 2], ending: "last_sapphire" };
    expect(fortyTie(tied)?.steps).toEqual([{ by: "E", most: 1, seats: [1] }]);
    expect(fortyTie({ ...tied, ending: "merchant" })).toBeNull();
  });
});
