import { expect, test } from "vitest";
import {
  readPositionText,
  readRulesText,
  readValue,
  withRules,
  withTokens,
  writePositionText,
  writeRulesText,
} from "../../../src/table/positionText";

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

test("the rules of a position are an edition and what is changed in it", () => {
  expect(readRulesText("french")).toEqual({ edition: "french", changes: {} });
  const read = readRulesText("french[box_actions=one,plain_wood=true]");
  expect(read).toEqual({ edition: "french", changes: { box_actions: "one", plain_wood: "true" } });
  expect(writeRulesText(read.edition, read.changes)).toBe(
    "french[box_actions=one,plain_wood=true]",
  );
  expect(writeRulesText("french", {})).toBe("french");
  expect(withRules("french[plain_wood=true] 3 rest=B.E", "italian")).toBe("italian 3 rest=B.E");
});

test("what is written of a field is read as what the field is", () => {
  expect([readValue("true", false), readValue("false", true)]).toEqual([true, false]);
  expect([readValue("7", 15), readValue("one", "two")]).toEqual([7, "one"]);
});
