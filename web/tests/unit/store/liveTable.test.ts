// @vitest-environment jsdom
// What a page tells the server that it has shown, what it can show again, and what was taken back.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as api from "../../../src/net/api";
import { noteBegun } from "../../../src/store/decided";
import { LiveTable } from "../../../src/store/liveTable";
import { TAKEN_BACK } from "../../../src/store/past";
import type { Json } from "../../../src/store/tableState";
import { asking } from "../asking";

const TABLE = "Xb0Qy1lWq3m8dR5uZk2n7A";
const EVENT_MS = 1_000;
const ME = 0;

class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readonly readyState = Wire.OPEN;
  sent: Record<string, unknown>[] = [];
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

const lobby = {
  status: "playing",
  memory_aid: "none",
  pace: "normal",
  lesson: null,
  seats: [{ person: "ann" }, { person: null }],
};
const snapshot = (seq: number, changes: object = {}) => ({
  type: "snapshot",
  table: TABLE,
  seq,
  seat: ME,
  lobby,
  view: { at: seq },
  legal: null,
  clock: null,
  ...changes,
});
const step = (seq: number, seat: number, changes: object = {}) => ({
  type: "step",
  table: TABLE,
  seq,
  events: [{ event: "Opened", seat }],
  view: { at: seq },
  legal: null,
  ...changes,
});
const welcome = { type: "welcome", version: 1, person: "ann", name: "Ann", heartbeat_ms: 9e6 };

let liveTable: LiveTable;

const script = { sketch: (view: Json) => view, duration: () => EVENT_MS };

function follow(): void {
  liveTable = new LiveTable(TABLE);
  liveTable.open();
  Wire.last.tell(welcome);
}

function open(): void {
  follow();
  liveTable.show(script);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  hidden(false);
  open();
  Wire.last.sent = [];
});
afterEach(() => {
  liveTable.close();
  vi.useRealTimers();
});

function hidden(is: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(is ? "hidden" : "visible");
  document.dispatchEvent(new Event("visibilitychange"));
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);
const seen = () => Wire.last.sent.flatMap(({ type, seq }) => (type === "seen" ? [seq] : []));
const shown = () => liveTable.cues.get()?.shown();

/** Decide something; the server stores it as a step. */
function decide(seq: number): void {
  liveTable.state.set((now) => ({
    ...now,
    legal: asking(seq - 1, { word: "flip", verb: "move_box" }),
  }));
  liveTable.act("flip");
  const { id } = Wire.last.sent.at(-1) as { id: string };
  Wire.last.tell(step(seq, ME));
  Wire.last.tell({ type: "ack", id, table: TABLE, seq });
}

describe("the word that all has been seen", () => {
  test("is said once a step, when it has been shown to its end", () => {
    Wire.last.tell(snapshot(4));
    expect(seen()).toEqual([4]);
    Wire.last.tell(step(5, 1));
    Wire.last.tell(step(6, 1));
    pass(EVENT_MS);
    expect(seen()).toEqual([4]);
    pass(EVENT_MS);
    expect(seen()).toEqual([4, 6]);
  });

  test("is said at once by who wants to see the end", () => {
    Wire.last.tell(snapshot(4));
    Wire.last.tell(step(5, 1));
    liveTable.playback.skip();
    expect(seen()).toEqual([4, 5]);
  });

  test("is not said by a page that nobody looks at", () => {
    Wire.last.tell(snapshot(4));
    hidden(true);
    Wire.last.tell(step(5, 1));
    pass(EVENT_MS);
    expect(seen()).toEqual([4]);
    hidden(false);
    expect(seen()).toEqual([4, 5]);
  });
});

describe("steps that come before the game's part of the program", () => {
  beforeEach(() => {
    liveTable.close();
    follow();
    Wire.last.sent = [];
    Wire.last.tell(snapshot(4));
    Wire.last.tell(step(5, 1));
    Wire.last.tell(step(6, 1));
  });

  test("are all shown once it is there, from the table as it stood", () => {
    liveTable.show(script);
    expect(shown()?.cue?.before).toEqual({ at: 4 });
    expect(shown()?.behind).toBe(2);
    pass(EVENT_MS);
    expect(shown()?.cue?.before).toEqual({ at: 5 });
    expect(seen()).toEqual([]);
    pass(EVENT_MS);
    expect(shown()?.view).toEqual({ at: 6 });
    expect(seen()).toEqual([6]);
  });

  test("are not shown where a snapshot came after them", () => {
    Wire.last.tell(snapshot(9));
    liveTable.show(script);
    expect(shown()?.cue).toBeNull();
    expect(shown()?.view).toEqual({ at: 9 });
    expect(seen()).toEqual([9]);
  });
});

test("a note that the server refuses is not there any more, and one is told", async () => {
  const ruby = { marks: ["ruby"], text: "" };
  vi.spyOn(api, "putNotes")
    .mockResolvedValueOnce({ seq: 4, notes: { T1: ruby } })
    .mockRejectedValueOnce(new api.Refused(400, "bad-request"));
  Wire.last.tell(snapshot(4));
  liveTable.setNote("T1", ruby);
  liveTable.setNote("T2", { marks: [], text: "nothing" });
  await vi.waitFor(() => expect(liveTable.state.get().refusal?.code).toBe("bad-request"));
  expect(liveTable.notes.get()).toEqual({ T1: ruby });
});

test("what bots did before the page of a new game came is shown, and can be shown again", () => {
  liveTable.close();
  noteBegun(TABLE, ME);
  open();
  const asked = Wire.last.sent.find(({ type }) => type === "subscribe");
  expect(asked).toMatchObject({ table: TABLE, seat: ME, shown_seq: 0 });
  Wire.last.tell(snapshot(0));
  Wire.last.tell(step(1, 1, { view: null }));
  Wire.last.tell(step(2, 1));
  Wire.last.tell({ type: "lobby", table: TABLE, lobby });
  expect(shown()?.cue?.before).toEqual({ at: 0 });
  pass(3 * EVENT_MS);
  expect(shown()).toMatchObject({ view: { at: 2 }, cue: null });
  expect(liveTable.stoodIn.get()).toBe(0);
  liveTable.recall();
  expect(liveTable.playback.again.get()?.shown().view).toEqual({ at: 0 });
});

describe("since one's last turn", () => {
  beforeEach(() => {
    Wire.last.tell(snapshot(4));
    decide(5);
    for (const seq of [6, 7]) Wire.last.tell(step(seq, 1));
    pass(3 * EVENT_MS);
  });

  test("everything can be shown again, from the table as it stood then, as often as one likes", () => {
    for (let time = 0; time < 2; time += 1) {
      liveTable.recall();
      const again = liveTable.playback.again.get();
      expect(again?.shown().view).toEqual({ at: 4 });
      pass(EVENT_MS);
      expect(again?.shown().cue?.before).toEqual({ at: 5 });
      pass(2 * EVENT_MS);
      expect(liveTable.playback.again.get()).toBeNull();
      expect(shown()).toMatchObject({ view: { at: 7 }, cue: null });
    }
  });

  test("what happens meanwhile waits, and is shown afterwards for its whole time", () => {
    liveTable.recall();
    Wire.last.tell(step(8, 1));
    pass(EVENT_MS);
    expect(seen()).not.toContain(8);
    liveTable.playback.stopAgain();
    expect(shown()?.cue?.before).toEqual({ at: 7 });
    pass(EVENT_MS);
    expect(shown()).toMatchObject({ view: { at: 8 }, cue: null });
    expect(seen()).toContain(8);
  });

  test("a page that is loaded anew asks for it, and shows how it stands now", () => {
    liveTable.close();
    open();
    const asked = Wire.last.sent.findLast(({ type }) => type === "subscribe");
    expect(asked).toMatchObject({ seat: ME, shown_seq: 4 });
    Wire.last.tell(snapshot(4));
    Wire.last.tell(step(5, ME, { view: null }));
    Wire.last.tell(step(6, 1, { view: null }));
    Wire.last.tell(step(7, 1));
    Wire.last.tell({ type: "lobby", table: TABLE, lobby });
    expect(shown()).toMatchObject({ view: { at: 7 }, cue: null, behind: 0 });
    liveTable.recall();
    expect(liveTable.playback.again.get()?.shown().view).toEqual({ at: 4 });
  });

  test("who returns is told how often a bot played for him", () => {
    liveTable.close();
    open();
    Wire.last.tell(snapshot(4));
    Wire.last.tell(step(5, ME, { view: null }));
    for (const seq of [6, 8]) Wire.last.tell(step(seq, ME, { view: null }));
    Wire.last.tell(step(9, 1));
    Wire.last.tell({ type: "lobby", table: TABLE, lobby });
    expect(liveTable.stoodIn.get()).toBe(2);
  });

  test("where the server has these steps no longer, what follows is shown as ever", () => {
    liveTable.close();
    open();
    Wire.last.tell(snapshot(7));
    Wire.last.tell(step(8, 1));
    expect(shown()?.cue).not.toBeNull();
  });

  test("where the server cannot tell it to this person, it tells how the table stands", () => {
    liveTable.close();
    open();
    Wire.last.tell({ type: "error", code: "not-your-seat", table: TABLE });
    expect(Wire.last.sent.at(-1)).toEqual({ type: "subscribe", table: TABLE });
    Wire.last.tell(snapshot(7));
    expect(liveTable.state.get()).toMatchObject({ seq: 7, refusal: null });
  });
});

describe("what was taken back", () => {
  const words = () => liveTable.lines.get().map(({ seq, struck }) => [seq, struck ?? false]);

  test("is struck from the story, with a line that says who did it", () => {
    Wire.last.tell(snapshot(4));
    Wire.last.tell(step(5, 1));
    Wire.last.tell(step(6, 1));
    Wire.last.tell(snapshot(7, { view: { at: 5 } }));
    expect(words()).toEqual([
      [5, false],
      [6, true],
      [7, false],
    ]);
    expect(liveTable.lines.get().at(-1)?.event).toEqual({ event: TAKEN_BACK, seat: 1 });
    expect(liveTable.since.get().steps.map(({ seq }) => seq)).toEqual([5]);
  });

  test("is nothing where the connection was lost and the table is told anew", () => {
    Wire.last.tell(snapshot(4));
    Wire.last.tell(step(5, 1));
    Wire.last.tell({ type: "error", code: "resync", table: TABLE });
    Wire.last.tell(snapshot(9));
    expect(words()).toEqual([[5, false]]);
  });
});

test("who looks away sees the end when he comes back, and may see what he missed", () => {
  Wire.last.tell(snapshot(4));
  decide(5);
  pass(EVENT_MS);
  hidden(true);
  for (const seq of [6, 7, 8]) Wire.last.tell(step(seq, 1));
  hidden(false);
  expect(shown()).toMatchObject({ view: { at: 8 }, cue: null });
  expect(liveTable.playback.missed.get()).toBe(6);
  liveTable.recall(6);
  expect(liveTable.playback.again.get()?.shown().view).toEqual({ at: 5 });
});
