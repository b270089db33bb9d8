import { describe, expect, it } from "vitest";
import {
  eachGem,
  gemCounts,
  isEmptyHandful,
  minus,
  plus,
} from "../../../../src/games/master-thieves/model/gems";
import { GRAINS, grainOf } from "../../../../src/games/master-thieves/model/grain";
import {
  movedPlaces,
  movedTo,
  PLACES,
  sideAfter,
} from "../../../../src/games/master-thieves/model/places";
import type { Move } from "../../../../src/generated/master_thieves";

describe("moves of the box", () => {
  it("a rotation clockwise takes T.N to T.E, and leaves the bottom", () => {
    expect(movedTo("T.N", "rotate_1_cw")).toBe("T.E");
    expect(movedTo("T.W", "rotate_1_cw")).toBe("T.N");
    expect(movedTo("M.N", "rotate_1_cw")).toBe("M.N");
    expect(movedTo("M.N", "rotate_2_cw")).toBe("M.E");
    expect(movedTo("T.N", "rotate_2_ccw")).toBe("T.W");
    expect(movedTo("B.N", "rotate_2_ccw")).toBe("B.N");
  });

  it("turning over exchanges top and bottom, north and south, and leaves east and west", () => {
    expect(movedTo("T.N", "flip")).toBe("B.S");
    expect(movedTo("M.N", "flip")).toBe("M.S");
    expect(movedTo("T.E", "flip")).toBe("B.E");
    expect(movedTo("B.W", "flip")).toBe("T.W");
  });

  it.each<Move>(["rotate_1_cw", "rotate_1_ccw", "rotate_2_cw", "rotate_2_ccw", "flip"])(
    "%s comes home after four times, and loses nothing",
    (move) => {
      const drawers = PLACES.map((_, number) => number);
      let box = drawers;
      for (let turn = 0; turn < 4; turn += 1) {
        box = movedPlaces(box, move);
        expect([...box].sort((a, b) => a - b)).toEqual(drawers);
      }
      expect(box).toEqual(drawers);
    },
  );

  it("walking to the right one sees south, east, north, west", () => {
    expect([0, 1, 2, 3, 4].map((by) => sideAfter("S", by))).toEqual(["S", "E", "N", "W", "S"]);
    expect(sideAfter("S", -1)).toBe("W");
  });
});

describe("handfuls", () => {
  it("add up and are taken away", () => {
    expect(plus("2D1S", "1D1R")).toBe("3D1S1R");
    expect(minus("2D1S", "2D")).toBe("1S");
    expect(minus("1D", "1D")).toBe("-");
    expect(plus("-", "-")).toBe("-");
    expect(gemCounts("12D3S")).toEqual({ D: 12, S: 3, R: 0 });
    expect(eachGem("2D1R")).toEqual(["R", "D", "D"]);
    expect([isEmptyHandful("-"), isEmptyHandful(null), isEmptyHandful("1S")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("the grain of the wood", () => {
  it("is another for each drawer, and always the same for one", () => {
    const drawn = GRAINS.map((_, number) => grainOf(number));
    expect(new Set(drawn.map((grain) => grain.fine + grain.bold)).size).toBe(GRAINS.length);
    expect(new Set(drawn.map((grain) => grain.name)).size).toBe(GRAINS.length);
    expect(grainOf(3)).toBe(grainOf(3));
  });
});
