// @vitest-environment jsdom
// Notes on tiles, and what one has seen below closed lids.

import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SQUARES, squaresOf } from "../../../../src/games/forty-thieves/model/notation";
import { seenIn } from "../../../../src/games/forty-thieves/model/seen";
import { FortyTable, type FortyTableProps } from "../../../../src/games/forty-thieves/Table";
import type { Front, GameEvent, Square } from "../../../../src/generated/forty_thieves";
import type { Note } from "../../../../src/generated/protocol";
import type { Player } from "../../../../src/table/props";
import { showSeen } from "../../../../src/widgets/seen/useSeen";
import { asking } from "../../asking";
import { actionOf, GAMES, stepOf } from "./games";
import { makeStage } from "./stage";

HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
HTMLDialogElement.prototype.close = vi.fn();

const PLAYERS: Player[] = ["Ada", "Bo", "Cy"].map((name, seat) => ({
  ...{ seat, name, colour: seat, bot: null, connected: true, away: false },
}));
const stage = makeStage();
beforeEach(() => showSeen(true));
afterEach(() => vi.useRealTimers());

async function show(changes: Partial<FortyTableProps> = {}) {
  const { view } = stepOf("three_tales", 3);
  const decided = vi.fn<(word: string) => void>();
  const props: FortyTableProps = {
    ...{ shown: view, cue: null, seat: 0, players: PLAYERS, legal: null, pending: null },
    ...{ act: decided, reducedMotion: true, ...changes },
  };
  await act(async () => stage.root.render(<FortyTable {...props} />));
  return decided;
}

const one = (selector: string) => stage.host.querySelector<HTMLElement>(selector);
const opened = () =>
  act(async () => void (await import("../../../../src/widgets/notes/NotePanel")));
const pointer = (type: string, x = 10) =>
  new MouseEvent(type, { bubbles: true, clientX: x, clientY: 10 });
const glimpse = asking(1, actionOf("glimpse b2"));

describe("notes on tiles", () => {
  it("are seen on the lid and said with its name", async () => {
    await show({ notes: { b2: { marks: ["red", "dagger"], text: "" } }, setNote: () => {} });
    expect(stage.host.querySelectorAll("[data-note]")).toHaveLength(1);
    expect(one('[data-thing="b2"]')?.getAttribute("aria-label")).toMatch(
      /Your note: red and Dagger$/,
    );
  });

  it("are opened by a press that lasts, which picks nothing", async () => {
    vi.useFakeTimers();
    const noted: [string, Note | null][] = [];
    const setNote = (about: string, note: Note | null) => noted.push([about, note]);
    const decided = await show({ notes: {}, setNote, legal: glimpse });
    const jar = one('[data-thing="b2"]');
    const down = Object.assign(pointer("pointerdown"), { isPrimary: true });
    await act(async () => void jar?.dispatchEvent(down));
    await act(async () => vi.advanceTimersByTime(600));
    await act(async () => jar?.click());
    vi.useRealTimers();
    await opened();
    expect(decided).not.toHaveBeenCalled();
    await act(async () => one("[data-mark=moon]")?.click());
    expect(noted).toEqual([["b2", { marks: ["moon"], text: "" }]]);
  });

  it("are not opened by a press that goes elsewhere", async () => {
    vi.useFakeTimers();
    await show({ notes: {}, setNote: () => {}, legal: glimpse });
    const down = Object.assign(pointer("pointerdown"), { isPrimary: true });
    await act(async () => void one('[data-thing="b2"]')?.dispatchEvent(down));
    await act(async () => void window.dispatchEvent(pointer("pointermove", 60)));
    await act(async () => vi.advanceTimersByTime(600));
    vi.useRealTimers();
    await opened();
    expect(one("dialog")).toBeNull();
  });

  it("are opened by the other mouse button and by a key", async () => {
    await show({ notes: {}, setNote: () => {} });
    await act(async () => void one('[data-thing="c3"]')?.dispatchEvent(pointer("contextmenu")));
    await opened();
    expect(one("dialog")).not.toBeNull();
    const cancel = new Event("cancel", { cancelable: true });
    await act(async () => void one("dialog")?.dispatchEvent(cancel));
    expect(one("dialog")).toBeNull();
    const n = new KeyboardEvent("keydown", { key: "n", bubbles: true });
    await act(async () => void one('[data-thing="c3"]')?.dispatchEvent(n));
    await opened();
    expect(one("dialog")).not.toBeNull();
  });

  it("are closed when the tile goes elsewhere", async () => {
    const { view } = stepOf("three_tales", 3);
    await show({ notes: {}, setNote: () => {} });
    await act(async () => void one('[data-thing="c3"]')?.dispatchEvent(pointer("contextmenu")));
    await opened();
    const event: GameEvent = { event: "Interchanged", seat: 1, squares: ["c3", "d3"] };
    const cue = { id: 1, event, before: view, after: view, duration: 600 };
    await show({ notes: {}, setNote: () => {}, cue });
    expect(one("dialog")).toBeNull();
  });
});

describe("what one has seen", () => {
  it("is marked on the lid and said, until it is switched off", async () => {
    const remembered: GameEvent[] = [
      { event: "Glimpsed", seat: 0, square: "b2", with_lantern: false, front: "rs" },
    ];
    await show({ remembered });
    expect(one("[data-seen=b2]")).not.toBeNull();
    expect(one('[data-thing="b2"]')?.getAttribute("aria-label")).toMatch(/You saw: red sun$/);
    await act(async () => showSeen(false));
    expect(one("[data-seen]")).toBeNull();
  });

  it("is all that lies there where a finished game is laid open, also in the hands", async () => {
    const { view } = stepOf("three_tales", 3);
    const closed = view.board.flatMap((tile, at) => (tile?.front === null ? [SQUARES[at]] : []));
    const hidden = Object.fromEntries(closed.map((square) => [square, "rs"]));
    const seats = view.seats.map((one) => ({ ...one, fronts: one.jars.map(() => "gD" as Front) }));
    const shown = { ...view, seats, hidden };
    await show({ shown, seat: null });
    const marked = [...stage.host.querySelectorAll<HTMLElement>("[data-seen]")];
    expect(marked.map(({ dataset }) => dataset.seen)).toEqual(closed);
    const said = one(`[data-thing="${closed[0]}"]`)?.getAttribute("aria-label");
    expect(said).toMatch(/red sun/);
    expect(said).not.toMatch(/You saw/);
    for (const [seat, { jars }] of view.seats.entries()) {
      const slots = stage.host.querySelectorAll(`[data-seat="${seat}"] [data-at^="slot"]`);
      expect(slots).toHaveLength(jars.length);
      for (const slot of slots) expect(slot.querySelectorAll("svg")).toHaveLength(2);
    }
  });

  it("is not marked where the table helps nobody to remember", async () => {
    await show({ remembered: null });
    expect(one("[data-seen]")).toBeNull();
  });

  it.each(Object.entries(GAMES))(
    "is what lies there, whenever it comes to light: %s",
    (_, steps) => {
      const past: GameEvent[] = [];
      let right = 0;
      for (const [at, { events }] of steps.entries()) {
        const last = steps[at - 1]?.view;
        const before = last === undefined ? null : seenIn(past, last);
        const told = events[0];
        if (before !== null && told !== undefined) {
          for (const [square, front] of cameToLight(told)) {
            const known = before.get(square);
            if (known === undefined) continue;
            expect([square, known]).toEqual([square, front]);
            right += 1;
          }
        }
        past.push(...events);
      }
      expect(right).toBeGreaterThan(3);
    },
  );

  it("follows a tile that changes places, and forgets what is cleared away", () => {
    const { view } = stepOf("three_tales", 3);
    const closed = { ...view, board: view.board.map((tile) => tile && { ...tile, front: null }) };
    const events: GameEvent[] = [
      { event: "Glimpsed", seat: 0, square: "b2", with_lantern: false, front: "rs" },
      { event: "Interchanged", seat: 1, squares: ["b2", "c3"] },
    ];
    expect([...seenIn(events, closed)]).toEqual([["c3", "rs"]]);
    expect([...seenIn([...events, { event: "Cleared", squares: ["c3"] }], closed)]).toEqual([]);
  });

  it("is nothing that only another has looked at", () => {
    const { view } = stepOf("three_tales", 3);
    const events: GameEvent[] = [
      { event: "Glimpsed", seat: 1, square: "b2", with_lantern: false, front: null },
    ];
    expect([...seenIn(events, view)]).toEqual([]);
  });
});

function cameToLight(event: GameEvent): [Square, Front][] {
  if (event.event === "Announced") {
    return squaresOf(event.place).flatMap((square, at): [Square, Front][] => {
      const front = event.fronts[at];
      return front === undefined ? [] : [[square, front]];
    });
  }
  if (event.event === "Glimpsed" && event.front !== null) return [[event.square, event.front]];
  return [];
}
