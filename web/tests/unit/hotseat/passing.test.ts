// @vitest-environment jsdom
// A device that is passed on: what one saw is gone before the next looks, and nothing of it comes late.

import { beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage, TableInfo } from "../../../src/generated/protocol";
import { LiveTable } from "../../../src/store/liveTable";
import { lastSeen, noteSeen } from "../../../src/ui/hotseat/lastSeen";
import { nextOf } from "../../../src/ui/hotseat/seatsHere";
import { asking } from "../asking";

const TABLE = "Xb0Qy1lWq3m8dR5uZk2n7A";
const SECRET = "a secret of Anna's";

class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readonly readyState = Wire.OPEN;
  readonly sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

vi.stubGlobal("WebSocket", Wire);

const LOBBY = {
  ...{ status: "playing", memory_aid: "none", pace: "normal", lesson: null, seats: [] },
} as unknown as TableInfo;
const seenBy = (seat: number | null, seq: number, view: object): ServerMessage => ({
  type: "snapshot",
  table: TABLE,
  seq,
  seat,
  lobby: LOBBY,
  view: { ...view },
  legal: seat === null ? null : asking(seq, { word: "choose thief", verb: "choose" }),
  clock: null,
});
const step = (seq: number, view: object) => ({
  type: "step",
  table: TABLE,
  seq,
  events: [{ event: "Chosen", ...view }],
  view,
  legal: null,
});

let liveTable: LiveTable;
beforeEach(() => {
  liveTable = new LiveTable(TABLE);
  liveTable.open();
  Wire.last.tell({ type: "welcome", version: 1, person: "ann", name: "Ann", heartbeat_ms: 9e6 });
  liveTable.show({ sketch: (view) => view, duration: () => 1_000 });
});

/** Everything that the page still holds of a table. */
const held = () =>
  JSON.stringify([
    liveTable.state.get(),
    liveTable.lines.get(),
    liveTable.past.get(),
    liveTable.since.get(),
    liveTable.notes.get(),
    liveTable.cues.get()?.shown() ?? null,
  ]);

test("who hides the table leaves nothing behind, and hears nothing more", () => {
  Wire.last.tell(seenBy(0, 4, { hand: SECRET }));
  Wire.last.tell(step(5, { hand: SECRET }));
  expect(held()).toContain(SECRET);
  liveTable.lookThrough({ seat: null });
  expect(held()).not.toContain(SECRET);
  Wire.last.tell(step(6, { hand: SECRET }));
  Wire.last.tell(seenBy(0, 6, { hand: SECRET }));
  expect(held()).not.toContain(SECRET);
  expect(liveTable.state.get().view).toBeNull();
  Wire.last.tell(seenBy(null, 6, { open: true }));
  Wire.last.tell(step(7, { open: true }));
  expect(liveTable.state.get()).toMatchObject({ seat: null, seq: 7, view: { open: true } });
});

test("whoever takes the device names his seat, with what he saw last, and decides for it", () => {
  Wire.last.tell(seenBy(null, 6, { open: true }));
  liveTable.lookThrough({ seat: 1, shown: 3 });
  expect(Wire.last.sent.at(-1)).toEqual({
    type: "subscribe",
    table: TABLE,
    seat: 1,
    shown_seq: 3,
  });
  Wire.last.tell(seenBy(1, 6, { hand: "Bo's" }));
  liveTable.act("choose thief");
  expect(Wire.last.sent.at(-1)).toMatchObject({ type: "act", action: "choose thief", seat: 1 });
});

test("a connection that comes back goes on with the same eyes", () => {
  liveTable.lookThrough({ seat: 1, shown: 3 });
  Wire.last.tell(seenBy(1, 6, { hand: "Bo's" }));
  Wire.last.tell({ type: "welcome", version: 1, person: "ann", name: "Ann", heartbeat_ms: 9e6 });
  const subscribed = Wire.last.sent.filter(({ type }) => type === "subscribe");
  expect(subscribed.at(-1)).toEqual({ type: "subscribe", table: TABLE, from_seq: 6, seat: 1 });
});

test("who has a device to himself names no seat", () => {
  Wire.last.tell(seenBy(0, 4, { hand: "mine" }));
  liveTable.act("choose thief");
  expect(Wire.last.sent.at(-1)).not.toHaveProperty("seat");
});

test("the device goes round in the order of the seats", () => {
  expect(nextOf([], 1)).toBeNull();
  expect(nextOf([0, 2], null)).toBe(0);
  expect(nextOf([0, 2], 0)).toBe(2);
  expect(nextOf([0, 2], 2)).toBe(0);
});

test("what each seat saw last is remembered for one table", () => {
  noteSeen("one", 0, 7);
  noteSeen("one", 1, 9);
  expect([lastSeen("one", 0), lastSeen("one", 1), lastSeen("one", 2)]).toEqual([7, 9, undefined]);
  noteSeen("two", 0, 1);
  expect(lastSeen("one", 0)).toBeUndefined();
});
