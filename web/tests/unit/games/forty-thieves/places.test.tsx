// @vitest-environment jsdom
// Where the focus can stand at the table, and what a replay leaves out of it.

import { act } from "react";
import { expect, it } from "vitest";
import { FortyTable } from "../../../../src/games/forty-thieves/Table";
import type { Front, Jar, View } from "../../../../src/generated/forty_thieves";
import { changeSettings } from "../../../../src/store/settings";
import { stepOf } from "./games";
import { makeStage } from "./stage";

const stage = makeStage();

function show(view: View, replaying = false) {
  const still = { cue: null, seat: 0, players: [], legal: null, pending: null, act: () => {} };
  act(() =>
    stage.root.render(<FortyTable {...still} shown={view} reducedMotion replaying={replaying} />),
  );
}

const { view } = stepOf("three_tales", 20);
const holding = (...jars: (Jar & Front)[]): View => ({
  ...view,
  seats: view.seats.map((seat, at) => (at === 0 ? { ...seat, jars, fronts: jars } : seat)),
});
const stops = (where: string) => [...stage.host.querySelectorAll(`${where} button[tabindex="0"]`)];

it("has one stop for the tab key in each part, also when the tile one stood on is gone", () => {
  show(holding("rs", "gm", "bh"));
  act(() => stage.host.querySelector<HTMLElement>('button[data-thing="3"]')?.focus());
  expect(stops('[aria-label="Your hand"] [role="group"]')).toHaveLength(1);
  expect(document.activeElement?.getAttribute("data-thing")).toBe("3");
  show(holding("rs"));
  const [stop, ...more] = stops('[aria-label="Your hand"] [role="group"]');
  expect(stop?.getAttribute("data-thing")).toBe("1");
  expect(more).toEqual([]);
  for (const part of ['[role="grid"]', '[aria-label="Lines"]', '[aria-label="Sapphires"]']) {
    expect(stops(part), part).toHaveLength(1);
  }
});

it("writes on a tile of the hand only what it is called", () => {
  act(() => changeSettings({ letters: true }));
  show(holding("rs", "gm"));
  for (const tile of stage.host.querySelectorAll('[aria-label="Your hand"] button')) {
    expect(tile.getAttribute("aria-label")).toContain(tile.textContent);
    expect(tile.textContent).not.toBe("");
  }
  act(() => changeSettings({ letters: false }));
});

it("asks nothing and tells nothing in a replay, but shows what is played", () => {
  const paused: View = { ...view, phase: "dagger", chain: [{ seat: 1, jar: "rs", front: "L" }] };
  show(paused);
  expect(stage.host.textContent).toContain("plays the Lantern");
  show(paused, true);
  expect(stage.host.textContent).not.toContain("plays the Lantern");
  expect(stage.host.querySelector('[data-at="chain"] svg')).not.toBeNull();
  expect(stage.host.querySelectorAll('[data-at="chain"]')).toHaveLength(1);
});
