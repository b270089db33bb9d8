// @vitest-environment jsdom
// The page's WebSocket: reconnecting with backoff, resending, subscribing again, the heartbeat. Time is
// a fake clock's, and a WebSocket that a test opens, answers and closes.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ServerMessage } from "../../../src/generated/protocol";
import {
  FIRST_BACKOFF_MS,
  LONGEST_BACKOFF_MS,
  PONG_TIMEOUT_MS,
  TableConnection,
  type TableSubscription,
  tableConnection,
} from "../../../src/net/tableConnection";

const TABLE = "Xb0Qy1lWq3m8dR5uZk2n7A";
const HEARTBEAT_MS = 20_000;

class FakeWebSocket {
  static readonly OPEN = 1;
  static all: FakeWebSocket[] = [];
  readyState = 0;
  closed = false;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeWebSocket.all.push(this);
  }
  static get last(): FakeWebSocket {
    const socket = FakeWebSocket.all.at(-1);
    if (socket === undefined) throw new Error("no socket was opened");
    return socket;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(person = "ann"): void {
    this.readyState = FakeWebSocket.OPEN;
    const whom = { person, name: "Ann", heartbeat_ms: HEARTBEAT_MS };
    this.receive({ type: "welcome", version: 1, ...whom });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const opened = () => FakeWebSocket.all.length;
const sentTypes = () => FakeWebSocket.last.sent.map(({ type }) => type);
const chat = (id: string) => ({ type: "chat" as const, table: TABLE, id, text: "hello" });

let connection: TableConnection;
let received: ServerMessage[];
let lastSeq: number;

function subscribe(more: Partial<TableSubscription> = {}): () => void {
  const onMessage = (message: ServerMessage) => received.push(message);
  return connection.subscribe(TABLE, { onMessage, lastSeq: () => lastSeq, ...more });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeWebSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5); // no jitter
  FakeWebSocket.all = [];
  received = [];
  lastSeq = -1;
  connection = new TableConnection(() => "ws://here");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the address names the subscribed table, for a proxy before several nodes", () => {
  tableConnection.subscribe("t able", { onMessage: () => {}, lastSeq: () => -1 });
  expect(FakeWebSocket.last.url).toBe(`ws://${location.host}/api/socket?table=t%20able`);
});

describe("reconnecting", () => {
  test("each attempt waits twice as long as the one before, up to the longest wait", () => {
    subscribe();
    let wait = FIRST_BACKOFF_MS;
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      FakeWebSocket.last.drop();
      expect(connection.status()).toBe("lost");
      vi.advanceTimersByTime(wait - 1);
      expect(opened()).toBe(attempt);
      vi.advanceTimersByTime(1);
      expect(opened()).toBe(attempt + 1);
      wait = Math.min(LONGEST_BACKOFF_MS, wait * 2);
    }
    expect(wait).toBe(LONGEST_BACKOFF_MS);
  });

  test("the wait is spread by chance, a third to either side", () => {
    subscribe();
    vi.mocked(Math.random).mockReturnValue(0);
    FakeWebSocket.last.drop();
    vi.advanceTimersByTime(FIRST_BACKOFF_MS * 0.7);
    expect(opened()).toBe(2);
  });

  test("a welcome starts the backoff over", () => {
    subscribe();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      FakeWebSocket.last.drop();
      vi.advanceTimersByTime(LONGEST_BACKOFF_MS);
    }
    FakeWebSocket.last.welcome();
    expect(connection.status()).toBe("open");
    const before = opened();
    FakeWebSocket.last.drop();
    vi.advanceTimersByTime(FIRST_BACKOFF_MS);
    expect(opened()).toBe(before + 1);
  });

  test("a network that is back is used at once", () => {
    subscribe();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      FakeWebSocket.last.drop();
      vi.advanceTimersByTime(LONGEST_BACKOFF_MS);
    }
    FakeWebSocket.last.drop();
    const before = opened();
    window.dispatchEvent(new Event("online"));
    expect(opened()).toBe(before + 1);
  });

  test("a session that the server does not know is not tried again", () => {
    subscribe();
    const statuses: string[] = [];
    connection.onStatusChange(() => statuses.push(connection.status()));
    FakeWebSocket.last.drop(4401);
    vi.advanceTimersByTime(10 * LONGEST_BACKOFF_MS);
    expect(statuses).toEqual(["unknown-visitor"]);
    expect(opened()).toBe(1);
  });

  test("one who has too many sockets open waits longest before the next attempt", () => {
    for (const code of [4029, 4429]) {
      subscribe();
      FakeWebSocket.last.drop(code);
      const before = opened();
      vi.advanceTimersByTime(LONGEST_BACKOFF_MS - 1);
      expect(opened()).toBe(before);
      vi.advanceTimersByTime(1);
      expect(opened()).toBe(before + 1);
      FakeWebSocket.last.welcome();
    }
  });

  test("tables are subscribed to again from the last step", () => {
    subscribe();
    FakeWebSocket.last.welcome();
    expect(FakeWebSocket.last.sent).toEqual([{ type: "subscribe", table: TABLE }]);
    lastSeq = 7;
    FakeWebSocket.last.drop();
    vi.advanceTimersByTime(FIRST_BACKOFF_MS);
    FakeWebSocket.last.welcome();
    expect(FakeWebSocket.last.sent).toEqual([{ type: "subscribe", table: TABLE, from_seq: 7 }]);
  });

  test("messages of a socket that was given up are not heard", () => {
    subscribe();
    const old = FakeWebSocket.last;
    old.welcome();
    connection.restart();
    expect(old.closed).toBe(true);
    old.receive({ type: "ack", id: "1", table: TABLE, seq: 1 });
    expect(received).toEqual([]);
  });
});

describe("resending", () => {
  test("what was sent without a connection is sent after the welcome", () => {
    subscribe();
    connection.sendReliably(chat("a"));
    expect(FakeWebSocket.last.sent).toEqual([]);
    FakeWebSocket.last.welcome();
    expect(FakeWebSocket.last.sent.slice(1)).toEqual([chat("a")]);
  });

  test("what was not acknowledged is sent again, in order and under the same ids", () => {
    subscribe();
    FakeWebSocket.last.welcome();
    for (const id of ["a", "b", "c"]) connection.sendReliably(chat(id));
    FakeWebSocket.last.receive({ type: "ack", id: "b", table: TABLE, seq: 1 });
    FakeWebSocket.last.drop();
    vi.advanceTimersByTime(FIRST_BACKOFF_MS);
    FakeWebSocket.last.welcome();
    expect(FakeWebSocket.last.sent.slice(1)).toEqual([chat("a"), chat("c")]);
  });

  test("what the server could not store is sent again, each time after a longer wait", () => {
    subscribe();
    FakeWebSocket.last.welcome();
    connection.sendReliably(chat("a"));
    let wait = FIRST_BACKOFF_MS;
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      FakeWebSocket.last.receive({ type: "error", code: "unavailable", id: "a", table: TABLE });
      expect(connection.status()).toBe("lost");
      vi.advanceTimersByTime(wait - 1);
      expect(opened()).toBe(attempt);
      vi.advanceTimersByTime(1);
      FakeWebSocket.last.welcome();
      FakeWebSocket.last.receive({ type: "snapshot", table: TABLE });
      expect(FakeWebSocket.last.sent.slice(1)).toEqual([chat("a")]);
      wait *= 2;
    }
    FakeWebSocket.last.receive({ type: "ack", id: "a", table: TABLE, seq: 1 });
    expect(received.map(({ type }) => type)).not.toContain("error");
    FakeWebSocket.last.drop();
    vi.advanceTimersByTime(FIRST_BACKOFF_MS); // all is well again
    expect(opened()).toBe(5);
  });

  test.each(["unavailable", "internal"])(
    "a table that could not be loaded (%s) is asked for again, each time after a longer wait",
    (code) => {
      subscribe();
      FakeWebSocket.last.welcome();
      FakeWebSocket.last.receive({ type: "error", code, table: TABLE });
      vi.advanceTimersByTime(FIRST_BACKOFF_MS);
      FakeWebSocket.last.welcome();
      expect(sentTypes()).toEqual(["subscribe"]);
      FakeWebSocket.last.receive({ type: "error", code, table: TABLE });
      vi.advanceTimersByTime(2 * FIRST_BACKOFF_MS - 1);
      expect(opened()).toBe(2);
      vi.advanceTimersByTime(1);
      expect(opened()).toBe(3);
    },
  );

  test("a refusal is an answer, too", () => {
    subscribe();
    FakeWebSocket.last.welcome();
    connection.sendReliably(chat("a"));
    FakeWebSocket.last.receive({ type: "error", code: "muted", id: "a", table: TABLE });
    FakeWebSocket.last.drop();
    vi.advanceTimersByTime(FIRST_BACKOFF_MS);
    FakeWebSocket.last.welcome();
    expect(sentTypes()).toEqual(["subscribe"]);
  });

  test("nothing is resent in the name of another person, who sees the table from its beginning", () => {
    lastSeq = 7;
    subscribe();
    FakeWebSocket.last.welcome("ann");
    connection.sendReliably(chat("a"));
    connection.restart();
    FakeWebSocket.last.welcome("bo");
    expect(FakeWebSocket.last.sent).toEqual([{ type: "subscribe", table: TABLE }]);
  });

  test("a message of best effort is lost without a connection", () => {
    subscribe();
    connection.sendBestEffort({ type: "seen", table: TABLE, seq: 3 });
    FakeWebSocket.last.welcome();
    expect(sentTypes()).toEqual(["subscribe"]);
  });
});

describe("the heartbeat", () => {
  test("a silent connection is pinged, and given up when no pong comes", () => {
    subscribe();
    FakeWebSocket.last.welcome();
    FakeWebSocket.last.receive({ type: "pong", id: "beat" }); // the server's heartbeat holds from now
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(sentTypes()).toEqual(["subscribe", "ping"]);
    const silent = FakeWebSocket.last;
    vi.advanceTimersByTime(PONG_TIMEOUT_MS);
    expect(connection.status()).toBe("lost");
    expect(silent.closed).toBe(true);
    vi.advanceTimersByTime(FIRST_BACKOFF_MS);
    expect(opened()).toBe(2);
  });

  test("anything that comes keeps the connection", () => {
    subscribe();
    FakeWebSocket.last.welcome();
    for (let beats = 0; beats < 3; beats += 1) {
      vi.advanceTimersByTime(HEARTBEAT_MS);
      FakeWebSocket.last.receive({ type: "pong", id: "beat" });
    }
    expect(connection.status()).toBe("open");
    expect(opened()).toBe(1);
  });
});

test("who unsubscribes is told nothing more", () => {
  const unsubscribe = subscribe();
  FakeWebSocket.last.welcome();
  unsubscribe();
  expect(sentTypes()).toEqual(["subscribe", "unsubscribe"]);
  FakeWebSocket.last.receive({ type: "ack", id: "1", table: TABLE, seq: 1 });
  expect(received).toEqual([]);
});
