// What the editor does to the text of a position, held against what the rules make of it.

import { expect, test } from "vitest";
import {
  allGems,
  drawerIn,
  withDrawer,
  withMove,
} from "../../../../src/games/master-thieves/study/boxText";
import type { Move } from "../../../../src/generated/master_thieves";
import { readPositionText } from "../../../../src/table/positionText";

const START =
  "french 2 box=120v T.N=2D1S!1(R)/ T.S=/(R) M.N=/(R) M.S=/(R) M.W=/2D B.E=8D/(R) B.W=/(R)";

/** Where everything is after a move, as the rules write it. */
const MOVED: [Move, string][] = [
  ["rotate_1_cw", "box=123v T.E=2D1S!1(R)/ T.W=/(R) M.N=/(R) M.S=/(R) M.W=/2D B.E=8D/(R) B.W=/(R)"],
  [
    "rotate_1_ccw",
    "box=121v T.E=/(R) T.W=2D1S!1(R)/ M.N=/(R) M.S=/(R) M.W=/2D B.E=8D/(R) B.W=/(R)",
  ],
  ["rotate_2_cw", "box=113v T.E=2D1S!1(R)/ T.W=/(R) M.N=/2D M.E=/(R) M.W=/(R) B.E=8D/(R) B.W=/(R)"],
  [
    "rotate_2_ccw",
    "box=131v T.E=/(R) T.W=2D1S!1(R)/ M.E=/(R) M.S=/2D M.W=/(R) B.E=8D/(R) B.W=/(R)",
  ],
  ["flip", "box=120^ T.E=(R)/8D T.W=(R)/ M.N=(R)/ M.S=(R)/ M.W=2D/ B.N=(R)/ B.S=/2D1S!1(R)"],
];

test.each(MOVED)("the box is moved with all that is in it: %s", (move, after) => {
  const expected = readPositionText(`french 2 ${after}`).tokens;
  const made = readPositionText(withMove(START, move)).tokens;
  expect(Object.fromEntries(made)).toEqual(Object.fromEntries(expected));
});

test("a side of a drawer has gems, an alarm and a ruby behind", () => {
  const [upper, lower] = drawerIn(START, "T.N");
  expect(upper).toEqual({ gems: { D: 2, S: 1, R: 0 }, alarm: 1, ruby: true });
  expect(lower).toEqual({ gems: { D: 0, S: 0, R: 0 }, alarm: null, ruby: false });
  expect(withDrawer(START, "T.N", [upper, lower])).toBe(START);
  expect(withDrawer(START, "T.N", [lower, lower])).not.toContain("T.N");
});

test("all gems are counted, wherever they are", () => {
  expect(allGems(`${START} black=1D1R,- red=1S`, ["8D2S", "8D1S"])).toEqual({
    D: 2 + 2 + 8 + 16 + 1,
    S: 1 + 3 + 1,
    R: 6 + 1,
  });
});
