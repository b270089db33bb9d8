// @vitest-environment jsdom

import { describe, expect, it, test } from "vitest";
import { judge } from "../../../src/games/forty-thieves/teach/combination";
import { CLOCKWISE_SIDES, LEVELS } from "../../../src/games/master-thieves/model/places";
import { whoDivides } from "../../../src/games/master-thieves/teach/dividing";
import {
  AT_HOME,
  type BoxPosition,
  drawerPlace,
  rotated,
  turnedOver,
} from "../../../src/games/master-thieves/teach/turning";
import type { Front } from "../../../src/generated/forty_thieves";
import { asksForReference } from "../../../src/ui/rules/RulesScreen";

/** The drawer that stands at a place. */
function at({ drawers }: BoxPosition, place: string): number | undefined {
  const [level = "", side = ""] = place.split(".");
  return drawers[LEVELS.indexOf(level as "T")]?.[CLOCKWISE_SIDES.indexOf(side as "N")];
}

describe("the box in the picture moves by the rules", () => {
  test("MT-2.5: clockwise takes T.N to T.E, and only the upper levels", () => {
    const one = rotated(AT_HOME, 1);
    expect(at(one, "T.E")).toBe(at(AT_HOME, "T.N"));
    expect(at(one, "T.N")).toBe(at(AT_HOME, "T.W"));
    expect(one.drawers.slice(1)).toEqual(AT_HOME.drawers.slice(1));
    const two = rotated(AT_HOME, 2);
    expect(at(two, "M.S")).toBe(at(AT_HOME, "M.E"));
    expect(at(two, "B.S")).toBe(at(AT_HOME, "B.S"));
  });

  test("MT-2.6: T.N goes to B.S, M.N to M.S, T.E to B.E", () => {
    const over = turnedOver(AT_HOME);
    expect(at(over, "B.S")).toBe(at(AT_HOME, "T.N"));
    expect(at(over, "M.S")).toBe(at(AT_HOME, "M.N"));
    expect(at(over, "B.E")).toBe(at(AT_HOME, "T.E"));
    expect(turnedOver(over)).toEqual(AT_HOME);
    expect(drawerPlace(over, 0)).toEqual({ level: 2, side: 2 });
  });
});

test.each([
  ["ring", 1, 0, "stays"],
  ["ring", 2, 1, "share"],
  ["ring", 2, 2, "confiscate"],
  ["not_outnumbered", 1, 0, "share"],
  ["not_outnumbered", 1, 1, "share"],
  ["not_outnumbered", 1, 2, "confiscate"],
  ["not_outnumbered", 0, 1, "confiscate"],
  ["not_outnumbered", 0, 0, "stays"],
])("MT-7.3: by %s, %i smugglers and %i detectives: %s", (rule, smugglers, detectives, who) => {
  expect(whoDivides(rule, smugglers, detectives)).toBe(who);
});

test.each<[fronts: Front[], verdict: string]>([
  [["rs", "rm", "rh", "rc"], "sameColour"],
  [["rs", "gs", "bs", "ys"], "sameSymbol"],
  [["rs", "gm", "bs", "ys"], "fourColours"],
  [["rs", "rm", "gh", "bc"], "fourSymbols"],
  [["rs", "rm", "gs", "bc"], "fails"],
  [["rs", "gm", "bs", "A"], "fourColours"],
  [["rs", "rm", "gs", "A"], "fails"],
  [["rs", "gm", "A", "A"], "amulets"],
  [["rs", "rm", "rh", "D"], "spoilt"],
  [["r!", "g!", "b!", "y!"], "sameSymbol"],
])("FT-8.2, FT-8.3: %s is judged: %s", (fronts, verdict) => {
  expect(judge(fronts).verdict).toBe(verdict);
});

it("rules open on what teaches; paragraphs and comparisons on the numbered rules", () => {
  const asks = (query: string, hash = "") => asksForReference(new URLSearchParams(query), hash);
  expect(asks("")).toBe(false);
  expect(asks("edition=italian")).toBe(false);
  expect(asks("", "MT-4.1")).toBe(true);
  expect(asks("all=1")).toBe(true);
  expect(asks("edition=italian&against=french")).toBe(true);
  expect(asks("edition=italian&table=AAAA")).toBe(true);
});
