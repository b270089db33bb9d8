// @vitest-environment jsdom

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Cue } from "../../../src/cues/cue";
import { part } from "../../../src/games/master-thieves";
import { thieves } from "../../../src/i18n/en/thieves";
import { changeSettings } from "../../../src/store/settings";
import type { Json } from "../../../src/store/tableState";
import type { Player } from "../../../src/table/props";
import { Remarks } from "../../../src/thieves/Remarks";

const OVER = { event: "GameOver", ending: "round_cap", scores: [3, 1], winners: [0] };
const CUE: Cue<Json, Json> = { id: 7, event: OVER, before: {}, after: {}, duration: 1_000 };
const PLAYERS: Player[] = ["zaid", ""].map((persona, seat) => ({
  seat,
  name: `name ${seat}`,
  colour: seat,
  bot: "master",
  connected: true,
  away: false,
  persona,
}));

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let root: Root;

beforeEach(() => {
  vi.useFakeTimers();
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  changeSettings({ reactions: true });
  vi.useRealTimers();
});

const bubble = () => document.querySelector("[data-remark]");

async function shown(cue: Cue<Json, Json> | null): Promise<void> {
  await act(async () =>
    root.render(<Remarks table="table" cue={cue} players={PLAYERS} remarkable={part.remarkable} />),
  );
}

/** Let time pass, and everything arrive that is fetched. */
async function passed(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });
}

test("a thief speaks in a bubble that is read out to nobody, and goes when it has been read", async () => {
  await shown(null);
  await passed(3_000);
  await passed(1);
  await shown(CUE);
  expect(thieves.remarks.terse.won).toContain(bubble()?.textContent);
  expect(bubble()?.getAttribute("aria-hidden")).toBe("true");
  expect(bubble()?.closest("[aria-live]")).toBeNull();
  await passed(6_000);
  expect(bubble()).toBeNull();
});

test("nobody says anything where that is not wanted", async () => {
  changeSettings({ reactions: false });
  await shown(CUE);
  await passed(3_000);
  await passed(1);
  await shown({ ...CUE, id: 8 });
  expect(bubble()).toBeNull();
});
