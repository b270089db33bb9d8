// @vitest-environment jsdom
// What a jar gives away: what is painted on it, and nothing else.

import { act } from "react";
import { describe, expect, it } from "vitest";
import { fortyScript } from "../../../../src/games/forty-thieves/script";
import { FortyTable, type FortyTableProps } from "../../../../src/games/forty-thieves/Table";
import type { Front, GameEvent, View } from "../../../../src/generated/forty_thieves";
import { asking } from "../../asking";
import { actionOf, stepOf } from "./games";
import { makeStage } from "./stage";

const stage = makeStage();
let id = 1;

const TABLE: View = {
  ...stepOf("three_tales", 0).view,
  board: Array.from({ length: 16 }, () => ({ jar: "rs", front: null })),
};

function show(shown: View, event: GameEvent | null = null, more: Partial<FortyTableProps> = {}) {
  const cue = event && {
    ...{ id: id++, event, before: shown, after: fortyScript.sketch(shown, event) },
    duration: fortyScript.duration(event, shown),
  };
  const still = { seat: 0, players: [], legal: null, pending: null, act: () => {} };
  const props = { ...still, shown, cue, reducedMotion: false, ...more };
  act(() => stage.root.render(<FortyTable {...props} />));
}

const jarOn = (square: string) => stage.host.querySelector(`[data-thing="${square}"]`)?.innerHTML;
const glimpse = (front: Front | null): GameEvent => ({
  ...{ event: "Glimpsed", seat: front === null ? 1 : 0, square: "b2", with_lantern: false, front },
});

describe("a closed jar", () => {
  it("looks the same on every square as all that are painted alike", () => {
    show(TABLE);
    const looks = new Set(["a1", "b2", "c4", "d3"].map(jarOn));
    expect(looks.size).toBe(1);
    show({ ...TABLE, board: TABLE.board.with(0, { jar: "gm", front: null }) });
    expect(jarOn("a1")).not.toBe(jarOn("b2"));
  });

  it("keeps no trace of having been looked into, or of having changed places", () => {
    show(TABLE);
    const before = jarOn("b2");
    show(TABLE, glimpse("gm"));
    expect(jarOn("b2")).not.toBe(before);
    show(TABLE);
    expect(jarOn("b2")).toBe(before);
    show(TABLE, { event: "Interchanged", seat: 1, squares: ["b2", "c3"] });
    show(TABLE);
    expect(jarOn("b2")).toBe(before);
    expect(jarOn("c3")).toBe(before);
  });
});

describe("a glimpse", () => {
  const fronts = () =>
    stage.host.querySelector('[data-thing="b2"]')?.querySelectorAll("svg").length;

  it("shows what is below to the one who looks, and to the others only that the lid is up", () => {
    show(TABLE);
    expect(fronts()).toBe(2); // the jar and its lid
    show(TABLE, glimpse("gm"));
    expect(fronts()).toBe(3); // and what lies in it
    show(TABLE, glimpse(null));
    expect(fronts()).toBe(3); // and the hand that holds the lid
    expect(stage.host.querySelector('[data-thing="b2"]')?.innerHTML).not.toContain(
      "url(#ft-parchment)",
    );
  });
});

describe("the Genie", () => {
  const wish: View = { ...TABLE, phase: "wish", deciders: [0] };
  const legal = asking(1, ...["wish eyes", "wish turn", "pass"].map(actionOf));

  it("has the wishes before him on the board, for the one who may wish", () => {
    show(wish, null, { legal });
    const board = stage.host.querySelector('section[aria-label="The board"]');
    const words = [...(board?.querySelectorAll("[data-word]") ?? [])];
    expect(words.map((one) => one.getAttribute("data-word"))).toEqual(["wish eyes", "wish turn"]);
    expect(stage.host.querySelectorAll('[data-word="wish eyes"]')).toHaveLength(1);
    show(wish, null, { seat: 1 });
    expect(stage.host.querySelectorAll("[data-spirit]").length).toBeGreaterThan(0);
    expect(stage.host.querySelector("[data-word]")).toBeNull();
  });
});

it("shows nothing on its way where motion is not wanted, and all lies as before", () => {
  const event: GameEvent = { event: "TookGem", seat: 1, gem: 5 };
  show({ ...TABLE, gems: [5] }, event, { reducedMotion: true });
  expect(stage.host.querySelectorAll('[data-at="gem 5"] svg')).toHaveLength(1);
  show({ ...TABLE, gems: [5] }, event);
  expect(stage.host.querySelectorAll('[data-at="gem 5"] svg')).toHaveLength(0);
});
