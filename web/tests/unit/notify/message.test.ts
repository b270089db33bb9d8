import { expect, it } from "vitest";
import { notify as de } from "../../../src/i18n/de/notify";
import { notify as en } from "../../../src/i18n/en/notify";
import { readTurn, turnNotification } from "../../../src/notify/message";

const TURN = {
  kind: "turn",
  table: "Xb0Qy1lWq3m8dR5uZk2n7A",
  turn: 42,
  game: "forty-thieves",
  others: ["Bo", "Cy"],
  language: "de",
};

it("reads a turn as the server tells it", () => {
  expect(readTurn(JSON.stringify(TURN))).toEqual(TURN);
});

it.each([
  "",
  "nonsense",
  "null",
  "{}",
  JSON.stringify({ ...TURN, kind: "news" }),
  JSON.stringify({ ...TURN, turn: "42" }),
  JSON.stringify({ ...TURN, table: "../../elsewhere" }),
  JSON.stringify({ ...TURN, table: 7 }),
])("does not believe %s", (text) => {
  expect(readTurn(text)).toBeNull();
});

it("leaves out what are no names", () => {
  expect(readTurn(JSON.stringify({ ...TURN, others: ["Bo", 7] }))?.others).toEqual(["Bo"]);
});

it("says it in the reader's language, with the names at the table or without", () => {
  expect(turnNotification(en, "40 Thieves", ["Bo", "Cy"])).toEqual({
    title: "Your turn at 40 Thieves",
    body: "The table waits for you: Bo and Cy",
  });
  expect(turnNotification(de, "40 Thieves", []).body).toBe(de.waitsAlone);
});
