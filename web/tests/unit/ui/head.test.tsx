// @vitest-environment jsdom
// The line above the table: whom it says the table waits for, and what its menu promises.

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableAnswer } from "../../../src/generated/api";
import { LiveTable } from "../../../src/store/liveTable";
import { sessionStore } from "../../../src/store/session";
import type { Player } from "../../../src/table/props";
import { FrameHead } from "../../../src/ui/frame/FrameHead";
import { maySetPace } from "../../../src/ui/frame/QuickSettings";
import { en } from "../../words";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} }); // jsdom has neither

const TABLE = "AAAAAAAAAAAAAAAAAAAAAA";
const lobby = {
  id: TABLE,
  game: "master-thieves",
  status: "playing",
  host: "ann",
  lesson: null,
  pace: "normal",
  clock: { kind: "none" },
  seats: [{ person: "ann" }, { person: null }, { person: "bo" }],
} as unknown as TableAnswer;
const player = (seat: number, name: string, changes: Partial<Player> = {}): Player => ({
  seat,
  name,
  colour: seat,
  bot: null,
  connected: true,
  away: false,
  you: seat === 0,
  ...changes,
});
const PLAYERS = [player(0, "Ann"), player(1, "Nila", { bot: "novice" }), player(2, "Bo")];
const sheet = { parts: [], open: null, unread: 0, toggle: () => {}, close: () => {} };
const hinting = {
  offered: false,
  may: false,
  asking: false,
  hint: null,
  problem: null,
  ask: () => {},
  close: () => {},
};

let root: Root;
let liveTable: LiveTable;
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(lobby));
  });
  sessionStore.set((now) => ({ ...now, me: { id: "ann" } as NonNullable<typeof now.me> }));
  liveTable = new LiveTable(TABLE);
  liveTable.state.set((now) => ({ ...now, lobby, seat: 0, seq: 4, view: {} }));
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const show = (deciders: number[], players = PLAYERS) =>
  act(async () =>
    root.render(
      <FrameHead
        liveTable={liveTable}
        players={players}
        asked={false}
        moving={true}
        view={{ deciders }}
        sheet={sheet}
        hinting={hinting}
      />,
    ),
  );
const text = () => document.body.textContent ?? "";
async function press(name: string): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLElement>("button, [role=menuitem]")];
  const named = (one: HTMLElement) =>
    one.textContent === name || one.getAttribute("aria-label") === name;
  const found = buttons.findLast(named);
  if (found === undefined) throw new Error(`there is no ${name}`);
  await act(async () => found.click());
}

test("one is never told that the table waits for oneself by name", async () => {
  await show([0]);
  expect(text()).not.toContain("Waiting");
  await show([0, 1]);
  expect(text()).toContain("Waiting for Nila");
  expect(text()).not.toContain("Ann");
});

test("who leaves lets a bot play, as the dialog says", async () => {
  await show([1]);
  await press(en.table.tabs.menu);
  await press(en.table.leave);
  expect(text()).toContain(en.pace.leaveSure);
  await press(en.table.leave);
  expect(asked).toContain(`/api/tables/${TABLE}/leave`);
  expect(location.pathname).toBe("/");
});

test("nobody can break off a rated game, and who leaves it is told that it counts", async () => {
  await show([1]);
  await press(en.table.tabs.menu);
  expect(text()).toContain(en.table.abandon);
  const rated = { ...lobby, rated: true };
  await act(async () => liveTable.state.set((now) => ({ ...now, lobby: rated })));
  expect(text()).not.toContain(en.table.abandon);
  await press(en.table.leave);
  expect(text()).toContain(en.pace.leaveRated);
});

test("a host may let a bot play for somebody who is not there", async () => {
  const gone = [...PLAYERS.slice(0, 2), player(2, "Bo", { connected: false })];
  await show([2], gone);
  await press(en.table.tabs.menu);
  await press("Let a bot play for Bo");
  expect(asked).toContain(`/api/tables/${TABLE}/stand-in`);
});

test("the host sets the pace, or whoever plays with bots alone", () => {
  const table = liveTable.state.get();
  expect(maySetPace(table, "ann")).toBe(true);
  expect(maySetPace({ ...table, seat: 2 }, "bo")).toBe(false);
  const alone = { ...lobby, host: "zoe", seats: lobby.seats.slice(0, 2) };
  expect(maySetPace({ ...table, lobby: alone }, "ann")).toBe(true);
  expect(maySetPace({ ...table, seat: null }, null)).toBe(false);
});
