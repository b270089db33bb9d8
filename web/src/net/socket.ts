// The one socket of this page. It comes back by itself, follows its tables again from the last step
// it has, and sends what was not acknowledged once more, under the same id.

import type { ClientMessage, ServerMessage } from "../generated/protocol";

export type Connection = "connecting" | "open" | "lost" | "unknown-visitor";

type Hears = (message: ServerMessage) => void;
type Sent = ClientMessage & { id: string };

/** Through whose eyes a table is followed, and which step they saw last; null: nobody's. */
export interface Eyes {
  seat: number | null;
  shown?: number;
}

interface Followed {
  hears: Hears;
  /** The last step it has; -1: none. */
  seq: () => number;
  /** Whose eyes were chosen, where one can choose. */
  eyes?: () => Eyes | undefined;
  /** From which step on a page that has none wants to be told what happened. */
  since?: () => Eyes | undefined;
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;
const PONG_WITHIN_MS = 6_000;
const NOBODY_KNOWS_YOU = 4401;

export class Socket {
  private socket: WebSocket | null = null;
  private state: Connection = "connecting";
  private wait = FIRST_WAIT_MS;
  private heartbeat = 25_000;
  /** Whom the server took this page for. */
  private person: string | null = null;
  private beat: ReturnType<typeof setTimeout> | null = null;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private readonly tables = new Map<string, Followed>();
  private readonly unanswered = new Map<string, Sent>();
  private readonly watchers = new Set<() => void>();

  constructor(private readonly url: (table: string | undefined) => string) {
    addEventListener("online", () => this.lookAlive());
    addEventListener("offline", () => this.drop());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.lookAlive();
      this.put({ type: "look", looking: document.visibilityState === "visible" });
    });
  }

  connection = (): Connection => this.state;

  subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** Follow a table; `hears` is told everything about it. Returns how to follow it no more. */
  follow(table: string, followed: Followed): () => void {
    this.tables.set(table, followed);
    if (this.socket === null) this.open();
    else this.ask(table, followed);
    return () => {
      this.tables.delete(table);
      this.put({ type: "unsubscribe", table });
    };
  }

  /** Follow a table anew: it was set up again. */
  resync(table: string): void {
    const followed = this.tables.get(table);
    if (followed !== undefined)
      this.put({ type: "subscribe", table, ...seenBy(followed.eyes?.(), -1) });
  }

  /** Say something that is answered by its id; kept until it is. */
  send(message: Sent): void {
    this.unanswered.set(message.id, message);
    this.put(message);
  }

  /** Say something that nobody answers, if there is a connection. */
  tell(message: ClientMessage): void {
    this.put(message);
  }

  /** Begin anew, perhaps as somebody else. */
  restart(): void {
    this.wait = FIRST_WAIT_MS;
    if (this.tables.size === 0 && this.socket === null) return;
    const before = this.socket;
    this.open();
    before?.close();
  }

  private ask(table: string, followed: Followed): void {
    const seq = followed.seq();
    const eyes = followed.eyes?.() ?? (seq < 0 ? followed.since?.() : undefined);
    this.put({ type: "subscribe", table, ...seenBy(eyes, seq) });
  }

  private put(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private open(): void {
    if (this.retry !== null) clearTimeout(this.retry);
    this.retry = null;
    // Named in the address, so that a proxy before several nodes can bring a table's people together.
    const socket = new WebSocket(this.url([...this.tables.keys()].at(-1)));
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private hear(message: ServerMessage): void {
    this.stillAlive();
    if (message.type === "welcome") {
      this.welcome(message);
      return;
    }
    if ((message.type === "ack" || message.type === "error") && message.id) {
      this.unanswered.delete(message.id);
    }
    if (message.type === "pong") return;
    if (message.table) this.tables.get(message.table)?.hears(message);
  }

  /** The tables are followed on from the last step; somebody else sees them from the beginning. */
  private welcome(message: Extract<ServerMessage, { type: "welcome" }>): void {
    const stranger = this.person !== null && this.person !== message.person;
    this.person = message.person;
    this.heartbeat = message.heartbeat_ms;
    this.wait = FIRST_WAIT_MS;
    this.become("open");
    if (document.visibilityState === "hidden") this.put({ type: "look", looking: false });
    if (stranger) this.unanswered.clear();
    for (const [table, followed] of this.tables) {
      if (stranger) this.put({ type: "subscribe", table });
      else this.ask(table, followed);
    }
    for (const waiting of this.unanswered.values()) this.put(waiting);
  }

  private stillAlive(): void {
    if (this.beat !== null) clearTimeout(this.beat);
    this.beat = setTimeout(() => this.expectPong(), this.heartbeat);
  }

  private expectPong(): void {
    if (this.beat !== null) clearTimeout(this.beat);
    this.put({ type: "ping", id: "beat" });
    this.beat = setTimeout(() => this.drop(), PONG_WITHIN_MS);
  }

  /** Give a socket up that says nothing any more; `close` alone could take minutes. */
  private drop(): void {
    const dead = this.socket;
    if (dead === null) return;
    this.lost(0);
    dead.close();
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.beat !== null) clearTimeout(this.beat);
    if (code === NOBODY_KNOWS_YOU) {
      this.become("unknown-visitor");
      return;
    }
    this.become("lost");
    const spread = this.wait * (0.7 + 0.6 * Math.random());
    this.retry = setTimeout(() => this.open(), spread);
    this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 2);
  }

  /** The page was asleep or without a network: come back at once, or see whether one is there. */
  private lookAlive(): void {
    if (this.retry !== null) {
      this.wait = FIRST_WAIT_MS;
      this.open();
    } else if (this.socket?.readyState === WebSocket.OPEN) {
      this.expectPong();
    }
  }

  private become(state: Connection): void {
    if (state === this.state) return;
    this.state = state;
    for (const watcher of this.watchers) watcher();
  }
}

/** Whose eyes look, and from which step on: the last that is here, or that they were shown. */
function seenBy(eyes: Eyes | undefined, seq: number) {
  const { seat, shown } = eyes ?? { seat: null };
  const since = seq >= 0 ? { from_seq: seq } : shown === undefined ? {} : { shown_seq: shown };
  return seat === null ? (seq >= 0 ? { from_seq: seq } : {}) : { seat, ...since };
}

const scheme = () => (location.protocol === "https:" ? "wss" : "ws");

/** The socket of this page. */
export const socket = new Socket((table) => {
  const address = `${scheme()}://${location.host}/api/socket`;
  return table === undefined ? address : `${address}?table=${encodeURIComponent(table)}`;
});
