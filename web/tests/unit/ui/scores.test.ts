import { describe, expect, it } from "vitest";
import { fortyLayout } from "../../../src/games/forty-thieves/scores";
import { gemCounts } from "../../../src/games/master-thieves/model/gems";
import { masterLayout } from "../../../src/games/master-thieves/scores";
import type { AnyScoreSheet } from "../../../src/generated/protocol";
import { byRank, type FinalScore, seatScores, tieOf } from "../../../src/table/scores";
import forty from "./fixtures/forty-thieves-end.json";
import master from "./fixtures/master-thieves-end.json";

/** A game that is over, with as many points as its items come to. */
function over(sheet: AnyScoreSheet, winners: number[]): FinalScore {
  const scores = sheet.items.map((items) => items.reduce((sum, { points }) => sum + points, 0));
  return { scores, winners, sheet };
}

const black = (kind: string, count: number, points: number) => ({
  ...{ kind: `black_${kind}`, count, points },
});
const compared = (kind: string, ...values: number[]) => ({ kind, values, fewest: false });

describe("the points of a seat", () => {
  it("reads handfuls", () => {
    expect(gemCounts("12D3S1R")).toEqual({ R: 1, S: 3, D: 12 });
    expect(gemCounts("-")).toEqual({ R: 0, S: 0, D: 0 });
  });

  it.each([
    ["Master Thieves", seatScores(master, masterLayout), master],
    ["40 Thieves", seatScores(forty, fortyLayout), forty],
  ])("are laid out in two piles as the server tells them in %s", (_, told, { scores, winners }) => {
    expect(told.map((score) => score.points)).toEqual(scores);
    for (const { piles, points } of told) {
      expect(piles).toHaveLength(2);
      expect(piles.reduce((sum, pile) => sum + pile.points, 0)).toBe(points);
    }
    expect(told.filter((score) => score.won).map((score) => score.seat)).toEqual(winners);
    expect(byRank(told)[0]?.seat).toBe(winners[0]);
  });

  it("say what one thing counts, and leave out of what there is none", () => {
    const items = [[black("diamonds", 3, 3), black("sapphires", 0, 0), black("rubies", 2, 8)]];
    const [score] = seatScores(over({ items, tie_breaks: [] }, [0]), masterLayout);
    expect(score?.piles).toEqual([
      {
        name: "black",
        points: 11,
        parts: [
          { piece: "R", count: 2, worth: 4 },
          { piece: "D", count: 3, worth: 1 },
        ],
      },
    ]);
  });

  it("are laid out nowhere if they do not add up, or nothing is told of them", () => {
    expect(seatScores({ ...master, scores: [99, 0, 0] }, masterLayout)[0]?.piles).toEqual([]);
    const bare = seatScores({ ...master, sheet: null }, masterLayout);
    expect(bare.map(({ piles, points }) => [piles, points])).toEqual(
      master.scores.map((points) => [[], points]),
    );
  });

  it("put who lost a tie behind who won it", () => {
    const sheet = {
      items: [[black("diamonds", 4, 4)], [black("rubies", 1, 4)]],
      tie_breaks: [compared("rubies", 0, 1), compared("sapphires", 0, 0)],
    };
    const told = seatScores(over(sheet, [1]), masterLayout);
    expect(byRank(told).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(tieOf(over(sheet, [1]), masterLayout)).toEqual({
      points: 4,
      seats: [0, 1],
      steps: [{ by: "R", most: 1, seats: [1] }],
    });
  });
});

describe("ties", () => {
  const seven = [black("diamonds", 7, 7)];

  it("are none, if one has most, or nobody has won", () => {
    expect(tieOf(master, masterLayout)).toBeNull();
    expect(tieOf(over({ items: [seven, seven], tie_breaks: [] }, []), masterLayout)).toBeNull();
  });

  it("go on to the next step as long as nobody is ahead, and no further than the server says", () => {
    const tie_breaks = [compared("rubies", 0, 0, 0), compared("sapphires", 1, 2, 2)];
    const sheet = { items: [seven, seven, seven], tie_breaks };
    expect(tieOf(over(sheet, [1, 2]), masterLayout)?.steps).toEqual([
      { by: "R", most: 0, seats: [0, 1, 2] },
      { by: "S", most: 2, seats: [1, 2] },
    ]);
  });

  it("want fewest where the server says so", () => {
    const items = [seven, seven];
    const tie_breaks = [{ kind: "evil_eyes", values: [2, 1], fewest: true }];
    expect(tieOf(over({ items, tie_breaks }, [1]), fortyLayout)?.steps).toEqual([
      { by: "E", most: 1, seats: [1] },
    ]);
  });

  it("are not told where their steps do not lead to who has won", () => {
    const sheet = { items: [seven, seven], tie_breaks: [] };
    expect(tieOf(over(sheet, [0, 1]), masterLayout)?.seats).toEqual([0, 1]);
    expect(tieOf(over(sheet, [1]), masterLayout)).toBeNull();
  });
});
