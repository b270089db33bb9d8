// @vitest-environment jsdom
// A game has begun and is not dealt yet: who is awaited is told only if it takes long.

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OpeningAnswer, TableAnswer } from "../../../src/generated/api";
import { OpeningSeals } from "../../../src/ui/lobby/OpeningSeals";
import { isOpening } from "../../../src/ui/lobby/useOpening";
import { en } from "../../words";
import { lobbyOf, person } from "./tables";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let ground: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  ground = document.body.appendChild(document.createElement("div"));
  root = createRoot(ground);
});
afterEach(async () => {
  await act(async () => root.unmount());
  ground.remove();
  vi.useRealTimers();
});

function begun(changes: Partial<OpeningAnswer> = {}): TableAnswer {
  const opening: OpeningAnswer = {
    round: 0,
    until: 0,
    added_by: ["sealed", "sealed"],
    seals: ["", ""],
    waiting: [1],
    withheld: [],
    beacon: null,
    ...changes,
  };
  return lobbyOf([person("Ann", 0), person("Bo", 1)], { status: "playing", opening });
}

const shown = async (lobby: TableAnswer): Promise<[string, string]> => {
  await act(async () => root.render(<OpeningSeals lobby={lobby} />));
  const said = () => ground.querySelector("p")?.textContent ?? "";
  const before = said();
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  return [before, said()];
};

it("says nothing at first, and then who is awaited", async () => {
  expect(await shown(begun())).toEqual(["", en.table.opening({ names: "Bo" })]);
});

it("says that the beacon is awaited when everybody has opened", async () => {
  const beacon = { chain: "", round: 7, signature: "", randomness: "" };
  expect((await shown(begun({ waiting: [], beacon })))[1]).toBe(en.table.beacon);
});

it("is over when nobody is awaited, and nothing where nobody has sealed", () => {
  const beacon = { chain: "", round: 7, signature: "00", randomness: "11" };
  expect(isOpening(begun())).toBe(true);
  expect(isOpening(begun({ waiting: [], beacon: { ...beacon, randomness: "" } }))).toBe(true);
  expect(isOpening(begun({ waiting: [], beacon }))).toBe(false);
  expect(isOpening(begun({ waiting: [] }))).toBe(false);
  expect(isOpening({ ...begun(), opening: null })).toBe(false);
});
