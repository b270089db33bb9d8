import { expect, test } from "vitest";
import { readPositionText, withTokens, writePositionText } from "../../../src/table/positionText";

test("a position is read and written back", () => {
  const text = "french[box_actions=one] 3 phase=open actor=0 T.N=2D1S!1(R)/";
  const read = readPositionText(`  ${text}\n`);
  expect([read.rules, read.players]).toEqual(["french[box_actions=one]", 3]);
  expect(read.tokens.get("T.N")).toBe("2D1S!1(R)/");
  expect(writePositionText(read)).toBe(text);
});

test("tokens are changed, added and taken away; all others stay", () => {
  expect(withTokens("french 2 red=1D round=2", { red: "2D", round: null, actor: "1" })).toBe(
    "french 2 red=2D actor=1",
  );
});
