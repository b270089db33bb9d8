import { expect, test } from "vitest";
import type {
  ServerMessage,
  SnapshotMessage,
  StepMessage,
  TableInfo,
} from "../../../src/generated/protocol";
import {
  DECISION,
  initialTable,
  reduceMessage,
  type TableState,
} from "../../../src/store/tableState";
import { asking } from "../asking";

const asked = (since: number) => asking(since, { word: "choose thief", verb: "choose" });

function snapshot(seq: number, changes: Partial<SnapshotMessage> = {}): SnapshotMessage {
  return {
    type: "snapshot",
    table: "t",
    seq,
    seat: 1,
    lobby: { status: "playing" } as TableInfo,
    view: { seq },
    legal: null,
    clock: null,
    ...changes,
  };
}

function step(seq: number, changes: Partial<StepMessage> = {}): StepMessage {
  return { type: "step", table: "t", seq, events: [], view: { seq }, legal: null, ...changes };
}

function after(...messages: ServerMessage[]): TableState {
  return messages.reduce((table, message) => reduceMessage(table, message)[0], initialTable("t"));
}

test("a snapshot says how the table stands", () => {
  const clock = { deadline: 9, banks: [1, 2] };
  const table = after(snapshot(4, { legal: asked(3), clock }));
  expect(table).toMatchObject({ seq: 4, seat: 1, view: { seq: 4 }, deadline: 9, banks: [1, 2] });
  expect(table.legal?.since).toBe(3);
});

test("how the points came about is known with the step that ends the game, or with a snapshot", () => {
  const sheet = { items: [[{ kind: "points", count: 3, points: 3 }]], tie_breaks: [] };
  expect(after(snapshot(4)).sheet).toBeNull();
  expect(after(snapshot(4), step(5, { sheet })).sheet).toEqual(sheet);
  expect(after(snapshot(5, { sheet })).sheet).toEqual(sheet);
  expect(after(snapshot(5, { sheet }), snapshot(6)).sheet).toBeNull();
});

test("a step that is already known changes nothing", () => {
  const table = after(snapshot(4));
  const [same, effect] = reduceMessage(table, step(4, { events: [{ event: "Left" }] }));
  expect(same).toBe(table);
  expect(effect).toEqual({ kind: "nothing" });
});

test("while one catches up, the last view stays until the new one comes", () => {
  expect(after(snapshot(4), step(5, { view: null })).view).toEqual({ seq: 4 });
});

test("a decision is on its way until its question is answered", () => {
  const pending = { id: `${DECISION}1`, word: "choose thief", since: 3 };
  const waiting = { ...after(snapshot(4, { legal: asked(3) })), pending };
  expect(reduceMessage(waiting, step(5, { legal: asked(3) }))[0].pending).toEqual(pending);
  expect(reduceMessage(waiting, step(5, { legal: asked(5) }))[0].pending).toBeNull();
  expect(reduceMessage(waiting, step(5))[0].pending).toBeNull();
});

test("what was sealed is asked no more", () => {
  const pending = { id: `${DECISION}1`, word: "pass", since: 3 };
  const waiting = { ...after(snapshot(4, { legal: asked(3) })), pending };
  const [sealed] = reduceMessage(waiting, { type: "ack", id: pending.id, table: "t", seq: 4 });
  expect(sealed).toMatchObject({ pending: null, legal: null, mine: 4 });
});

test("a refusal frees the question, and is told each time", () => {
  const pending = { id: `${DECISION}1`, word: "choose thief", since: 3 };
  const waiting = { ...after(snapshot(4, { legal: asked(3) })), pending };
  const no: ServerMessage = {
    type: "error",
    code: "illegal-action",
    id: pending.id,
    table: "t",
    rule: "MT-4.1",
  };
  const [once] = reduceMessage(waiting, no);
  expect(once).toMatchObject({ pending: null, refusal: { number: 1, rule: "MT-4.1" } });
  expect(once.legal?.since).toBe(3);
  expect(reduceMessage(once, no)[0].refusal?.number).toBe(2);
});

test("a refusal is told until one has decided something else, or the game has ended", () => {
  const no: ServerMessage = { type: "error", code: "too-late", id: `${DECISION}1`, table: "t" };
  const told = after(snapshot(4), no);
  const isStale = (next: ServerMessage) => reduceMessage(told, next)[0].refusal?.isStale;
  const sheet = { items: [[{ kind: "points", count: 3, points: 3 }]], tie_breaks: [] };
  expect(isStale(step(5))).toBe(false);
  expect(isStale({ type: "ack", id: "chat-1", table: "t", seq: 5 })).toBe(false);
  expect(isStale({ type: "ack", id: `${DECISION}2`, table: "t", seq: 5 })).toBe(true);
  expect(isStale(step(5, { sheet }))).toBe(true);
  const again = after(snapshot(4), no, step(5, { sheet }), no);
  expect(again.refusal).toMatchObject({ number: 2, isStale: false });
});

test("a table that was set up anew is asked for again", () => {
  const [, effect] = reduceMessage(after(snapshot(4)), {
    type: "error",
    code: "resync",
    table: "t",
  });
  expect(effect).toEqual({ kind: "resync" });
});

test("lines of the chat come in their order, each once", () => {
  const line = (number: number): ServerMessage => ({
    type: "chat",
    table: "t",
    number,
    at: number,
    seat: 0,
    name: "Ann",
    person: "ann-of-ur",
    text: `${number}`,
  });
  expect(after(line(2), line(1), line(2)).chat.map((one) => one.number)).toEqual([1, 2]);
});

test("a link that was cut off leads to no table, and nobody is asked", () => {
  expect(initialTable("cut").missing).toBe(true);
  expect(initialTable("Xb0Qy1lWq3m8dR5uZk2n7A").missing).toBe(false);
});

test("who becomes somebody else takes no decision along", () => {
  const pending = { id: `${DECISION}1`, word: "choose thief", since: 3 };
  const waiting = { ...after(snapshot(4, { legal: asked(3) })), pending };
  expect(reduceMessage(waiting, snapshot(4, { legal: asked(3) }))[0].pending).toEqual(pending);
  expect(reduceMessage(waiting, snapshot(4, { legal: asked(3), seat: 0 }))[0].pending).toBeNull();
});

test("a game of older rules stays one until it is shown", () => {
  const no: ServerMessage = { type: "error", code: "older-rules", table: "t" };
  const older = after(snapshot(4, { view: null }), no);
  expect(older).toMatchObject({ older: true, refusal: null });
  expect(reduceMessage(older, snapshot(4, { view: null }))[0].older).toBe(true);
  expect(reduceMessage(older, snapshot(5))[0].older).toBe(false);
});
