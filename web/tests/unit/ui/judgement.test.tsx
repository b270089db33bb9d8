// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { JudgedAnswer } from "../../../src/generated/api";
import { speakWholly } from "../../../src/i18n/use";
import { Judgement } from "../../../src/ui/replay/judgement/Judgement";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const choice = (word: string) => ({ word, verb: word });
const JUDGED: JudgedAnswer = {
  seq: 2,
  move: 1,
  seat: 0,
  made: "pass",
  best: "steal",
  made_choice: choice("pass"),
  best_choice: choice("steal"),
  chance: 0.6,
  cost: 0.12,
  error: 0.03,
  net: { best: "steal", best_choice: choice("steal"), best_chance: 0.81, made_chance: 0.04 },
};
let root: Root;
let page: HTMLElement;

beforeEach(async () => {
  await speakWholly();
  page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

async function shown(given: Partial<JudgedAnswer>): Promise<string> {
  const next = { ...JUDGED, ...given, at: 1 };
  await act(async () =>
    root.render(
      <Judgement
        analysis={{ answer: null, problem: null, again: async () => undefined }}
        judged={[]}
        next={next}
        chapters={[]}
        who={{ name: "Ann", you: false }}
        actionText={(action) => action.word}
        onJump={() => undefined}
        onClose={() => undefined}
      />,
    ),
  );
  return (page.querySelector("[data-judged]")?.textContent ?? "").replaceAll("\u00a0", " ");
}

test("a cost stands with its standard error, and with what a net plays", async () => {
  const told = await shown({});
  expect(told).toContain("It cost 12 % of the chance to win.");
  expect(told).toContain("Standard error of the play-outs: ±3 %.");
  expect(told).toContain("A grandmaster plays this 4 % of the time, and most often: steal (81 %).");
});

test("where the net does the same most often, that is said", async () => {
  const net = { best: "pass", best_choice: choice("pass"), best_chance: 0.7, made_chance: 0.7 };
  expect(await shown({ net })).toContain(
    "A grandmaster plays this most often, too: 70 % of the time.",
  );
});

test("what was not played out has no error, and a game without a net no opinion of one", async () => {
  const told = await shown({ error: null, net: null });
  expect(told).toContain("It cost 12 %");
  expect(told).not.toContain("±");
  expect(told).not.toContain("grandmaster");
});
