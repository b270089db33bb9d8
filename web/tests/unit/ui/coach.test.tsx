// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LessonsAnswer, TableAnswer } from "../../../src/generated/api";
import type { Legal } from "../../../src/generated/protocol";
import { initialTable, type TableState } from "../../../src/store/tableState";
import { type Coaching, useCoach } from "../../../src/ui/frame/useCoach";
import { asking } from "../asking";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const steps = [
  { id: "welcome", rule: "MT-2.1", asks: false },
  { id: "open", rule: "MT-3.7", asks: true },
  { id: "end", rule: "MT-13.4", asks: false },
];
const LESSONS: LessonsAnswer = {
  lessons: [
    {
      lesson: "master-thieves",
      game: "master-thieves",
      steps,
      table: null,
      step: 0,
      done: false,
    },
  ],
};

function tableWith(lesson: string | null): TableState {
  const lobby = { lesson, status: "playing" } as TableAnswer;
  return { ...initialTable("AAAAAAAAAAAA"), seat: 0, lobby };
}

const OPEN = { word: "open T.E", verb: "open" };
const FLIP = { word: "flip", verb: "move_box" };
const asked = (since: number, step?: string): Legal =>
  step === undefined ? asking(since, OPEN, FLIP) : { ...asking(since, OPEN), step };

let root: Root;
let coach: Coaching;

function Learner({ table, legal }: { table: TableState; legal: Legal | null }) {
  coach = useCoach(table, legal);
  return null;
}

async function see(legal: Legal | null, lesson: string | null = "master-thieves") {
  const table = tableWith(lesson);
  await act(async () => root.render(<Learner table={table} legal={legal} />));
  await act(async () => vi.advanceTimersByTimeAsync(20)); // the lessons have come
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => ({ ok: true, text: async () => JSON.stringify(LESSONS) }));
  root = createRoot(document.createElement("main"));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

it("says nothing at a table without a lesson", async () => {
  await see(asked(0), null);
  expect([coach.on, coach.step, coach.first]).toEqual([false, null, false]);
});

it("shows first, and asks when that has been read", async () => {
  await see(asked(0, "welcome"));
  expect([coach.step?.id, coach.number, coach.of]).toEqual(["welcome", 1, 3]);
  expect([coach.first, coach.asks]).toEqual([true, false]);
  await act(async () => coach.goOn());
  expect([coach.step?.id, coach.first, coach.asks]).toEqual(["open", false, true]);
});

it("watches with the learner while others decide", async () => {
  await see(asked(0, "welcome"));
  await see(null);
  expect([coach.on, coach.step]).toEqual([true, null]);
});

it("shows again what was not read before the next question", async () => {
  await see(asked(0, "welcome"));
  await act(async () => coach.goOn());
  await see(asked(4, "welcome"));
  expect([coach.step?.id, coach.first]).toEqual(["welcome", true]);
});

it("holds nothing back at its last step, and is gone when that is read or played past", async () => {
  await see(asked(7, "end"));
  expect([coach.last, coach.first, coach.on]).toEqual([true, false, true]);
  await act(async () => coach.goOn());
  expect(coach.on).toBe(false);
  await see(null);
  expect(coach.on).toBe(false);
  await see(asked(9));
  expect(coach.on).toBe(false);
  await see(null);
  expect(coach.on).toBe(false);
});
