// @vitest-environment jsdom
// The plain table: what is asked, and how it is decided.

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../../../../src/games";
import { PlainTable } from "../../../../src/games/plain/Table";
import type { AnyAction } from "../../../../src/generated/protocol";
import { speakWholly } from "../../../../src/i18n/use";
import { gameName } from "../../../../src/naming/words";
import type { TableProps } from "../../../../src/table/props";
import { loadGame } from "../../../../src/table/registry";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

type Json = Record<string, unknown>;

const WORDS = Array.from({ length: 12 }, (_, at) => `bid ${at + 1}`);
const PLAYERS = ["Ann", "Bo"].map((name, seat) => ({
  ...{ seat, name, colour: seat, bot: null, connected: true, away: false, you: seat === 0 },
}));
const decided = vi.fn();
let root: Root;
let page: HTMLElement;

beforeEach(async () => {
  await speakWholly();
  decided.mockClear();
  page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
});

function show(changes: Partial<TableProps<Json, Json, AnyAction>> = {}): void {
  const view = { deciders: [1], seats: [{ lives: 3 }, { lives: 2 }] };
  const given = { shown: view, cue: null, seat: 0, players: PLAYERS, legal: null, pending: null };
  act(() => root.render(<PlainTable {...given} act={decided} reducedMotion={true} {...changes} />));
}

const asked = (actions: string[]) => ({
  legal: { rule: "", since: 1, actions, choices: actions.map((word) => ({ word, verb: word })) },
});
const press = (key: string) =>
  act(() => {
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
  });

test("each player has a line, and the table says whom it waits for", () => {
  show();
  const rows = [...page.querySelectorAll("tbody tr")].map((row) => row.textContent);
  expect(rows).toEqual(["◆Ann (you)3", "●Bo2"].map((row) => expect.stringContaining(row.slice(1))));
  expect(page.textContent).toContain("Waiting for Bo");
  expect(page.querySelectorAll("[data-word]")).toHaveLength(0);
});

test("a decision is made by its button, or by the digit beside it", () => {
  show(asked(["keep", "swap"]));
  page.querySelector<HTMLElement>('[data-word="keep"]')?.click();
  press("2");
  expect(decided.mock.calls).toEqual([["keep"], ["swap"]]);
});

test("what was sent cannot be decided twice", () => {
  show({ ...asked(["keep", "swap"]), pending: "keep" });
  press("2");
  expect(decided).not.toHaveBeenCalled();
});

test("of many decisions some are found by what is typed, in any order", () => {
  show(asked(WORDS));
  const search = page.querySelector<HTMLInputElement>("input[type=search]");
  if (search === null) throw new Error("many decisions can be searched");
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
      search,
      "1 bid",
    );
    search.dispatchEvent(new Event("input", { bubbles: true }));
  });
  const found = [...page.querySelectorAll<HTMLElement>("[data-word]")];
  expect(found.map((one) => one.dataset.word)).toEqual(["bid 1", "bid 10", "bid 11", "bid 12"]);
});

test("a game without a table of its own is called what the server calls it", async () => {
  expect(gameName("cuckoo")).toBe("cuckoo");
  vi.stubGlobal("fetch", async () =>
    Response.json({ games: [{ name: "cuckoo", title: "Cuckoo, or Ranter-Go-Round" }] }),
  );
  await loadGame("cuckoo");
  expect(gameName("cuckoo")).toBe("Cuckoo, or Ranter-Go-Round");
});
