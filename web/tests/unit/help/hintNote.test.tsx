// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speakWholly } from "../../../src/i18n/use";
import { HintNote } from "../../../src/ui/frame/HintNote";
import type { Hinting } from "../../../src/ui/frame/useHint";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const REASONS = [
  "The theft at sapphire 1 is certain.",
  "a1: red sun.",
  "b1: red moon.",
  "a2: red hand.",
  "b2: red star.",
];
const LIKELY = [
  { action: "Steal", chance: 0.624 },
  { action: "Pass", chance: 0.31 },
];
let root: Root;
let page: HTMLElement;

beforeEach(async () => {
  await speakWholly();
  page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
  const hint = { action: "steal 1", reasons: [] };
  // The rest of what asking for a hint is made of does not matter to its note.
  const hinting = { hint, asking: false, problem: null, close() {} } as unknown as Hinting;
  const given = { hinting, action: "Steal", reasons: REASONS, likely: LIKELY, onFollow() {} };
  await act(async () => root.render(<HintNote {...given} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

test("a hint tells every reason: all four jars of a theft", () => {
  const reasons = page.querySelector("ul");
  expect([...(reasons?.children ?? [])].map((item) => item.textContent)).toEqual(REASONS);
  expect(page.textContent).toContain(REASONS.join(" ")); // spoken, too
});

test("what a net would play stands beside the reasons, with its chances", () => {
  const mix = page.querySelectorAll("ul")[1];
  expect([...(mix?.children ?? [])].map((item) => item.textContent)).toEqual([
    "Steal62\u00a0%",
    "Pass31\u00a0%",
  ]);
  expect(page.textContent).toContain("A grandmaster would play:");
});

test("on a small screen the others come when they are asked for, and the question goes", async () => {
  const ask = () => page.querySelector<HTMLElement>("[aria-expanded]");
  expect(page.querySelector("ul")?.hasAttribute("data-open")).toBe(false);
  await act(async () => ask()?.click());
  expect(page.querySelector("ul")?.hasAttribute("data-open")).toBe(true);
  expect(ask()).toBeNull();
});
