// The one WebSocket of this page. It reconnects by itself with exponential backoff, subscribes to its
// tables again from the last step it has, and resends what was not acknowledged, under the same id:
// the server takes the id as an idempotency key, so nothing is done twice.

import type { ClientMessage, NoticeMessage, ServerMessage } from "../generated/protocol";
import type {
  AnsweredMessage,
  Connection,
  ConnectionStatus,
  Eyes,
  TableSubscription,
} from "./connection";

export type { ConnectionStatus, Eyes, TableSubscription } from "./connection";

/** Who wants what is told of the house, rather than of a table. */
export interface HouseSubscription {
  onMessage: (message: ServerMessage) => void;
  /** What is said whenever there is a connection again. */
  greeting: () => ClientMessage[];
}

/** The wait before the first attempt to reconnect; each further one doubles it, up to the longest. */
export const FIRST_BACKOFF_MS = 300;
export const LONGEST_BACKOFF_MS = 8_000;
/** A ping that is not answered within this time means that the connection is dead. */
export const PONG_TIMEOUT_MS = 6_000;
/** The server's close code for a session that it does not know. */
const CLOSE_UNKNOWN_SESSION = 4401;
/** Its close codes for one who sends too much, or has too many sockets open: coming back soon is no help. */
const CLOSE_TOO_MUCH: readonly number[] = [4029, 4429];

export class TableConnection implements Connection {
  private socket: WebSocket | null = null;
  private current: ConnectionStatus = "connecting";
  private backoffMs = FIRST_BACKOFF_MS;
  /** The server is there but cannot do its work: a welcome alone is no reason to hurry again. */
  private isStruggling = false;
  private heartbeatMs = 25_000;
  /** Whom the server took this page for. */
  private person: string | null = null;
  private heartbeatTimer: ReturnType<typeof setTimeout> | null = null;
  private reconnectTimer: ReturnType<typeof setTimeout> | null = null;
  private readonly subscriptions = new Map<string, TableSubscription>();
  private readonly houses = new Set<HouseSubscription>();
  private readonly unacknowledged = new Map<string, AnsweredMessage>();
  private readonly noticeListeners = new Set<(notice: NoticeMessage) => void>();
  private readonly statusListeners = new Set<() => void>();

  constructor(private readonly url: (table: string | undefined) => string) {
    addEventListener("online", () => this.reconnectNow());
    addEventListener("offline", () => this.abandonSocket());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.reconnectNow();
      this.transmit({ type: "look", looking: document.visibilityState === "visible" });
    });
  }

  status = (): ConnectionStatus => this.current;

  onStatusChange = (listener: () => void): (() => void) => {
    this.statusListeners.add(listener);
    return () => this.statusListeners.delete(listener);
  };

  /** Subscribe to a table's messages. Returns how to unsubscribe. */
  subscribe(table: string, subscription: TableSubscription): () => void {
    this.subscriptions.set(table, subscription);
    if (this.socket === null) this.connect();
    else this.sendSubscribe(table, subscription);
    return () => {
      this.subscriptions.delete(table);
      this.transmit({ type: "unsubscribe", table });
    };
  }

  /** Hear what is told of the house. Returns how to hear no more. */
  hearHouse(subscription: HouseSubscription): () => void {
    this.houses.add(subscription);
    if (this.socket === null) this.connect();
    else for (const message of subscription.greeting()) this.transmit(message);
    return () => this.houses.delete(subscription);
  }

  /** Be told what concerns oneself, also where no table is followed. Returns how to stop. */
  listen(onNotice: (notice: NoticeMessage) => void): () => void {
    this.noticeListeners.add(onNotice);
    if (this.socket === null && this.reconnectTimer === null) this.connect();
    return () => this.noticeListeners.delete(onNotice);
  }

  /** Ask for a new snapshot of a table: it was set up again, or other eyes look. */
  resubscribe(table: string): void {
    const subscription = this.subscriptions.get(table);
    if (subscription !== undefined)
      this.transmit({ type: "subscribe", table, ...viewpoint(subscription.eyes?.(), -1) });
  }

  /** Send a message and resend it after every reconnect until the server has answered its id. */
  sendReliably(message: AnsweredMessage): void {
    this.unacknowledged.set(message.id, message);
    this.transmit(message);
  }

  /** Send a message that nobody answers; without a connection it is lost. */
  sendBestEffort(message: ClientMessage): void {
    this.transmit(message);
  }

  /** Connect anew, perhaps as somebody else. */
  restart(): void {
    this.backoffMs = FIRST_BACKOFF_MS;
    const isWanted = this.subscriptions.size > 0 || this.houses.size > 0;
    if (!isWanted && this.socket === null) return;
    const before = this.socket;
    this.connect();
    before?.close();
  }

  private sendSubscribe(table: string, subscription: TableSubscription): void {
    const seq = subscription.lastSeq();
    const eyes = subscription.eyes?.() ?? (seq < 0 ? subscription.since?.() : undefined);
    this.transmit({ type: "subscribe", table, ...viewpoint(eyes, seq) });
  }

  private transmit(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    if (this.reconnectTimer !== null) clearTimeout(this.reconnectTimer);
    this.reconnectTimer = null;
    // Named in the address, so that a proxy before several nodes can bring a table's people together.
    const socket = new WebSocket(this.url([...this.subscriptions.keys()].at(-1)));
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.onClosed(event.code);
    };
  }

  private receive(message: ServerMessage): void {
    this.restartHeartbeat();
    if (message.type === "welcome") {
      this.onWelcome(message);
      return;
    }
    if (message.type === "error" && isForLater(message)) {
      this.giveTime();
      return;
    }
    if ((message.type === "ack" || message.type === "error") && message.id) {
      this.unacknowledged.delete(message.id);
    }
    if (message.type === "pong") return;
    if (message.type === "notice") {
      for (const listener of this.noticeListeners) listener(message);
      return;
    }
    if (this.isStruggling && message.type !== "error" && this.unacknowledged.size === 0) {
      this.isStruggling = false;
      this.backoffMs = FIRST_BACKOFF_MS;
    }
    if ("table" in message && message.table) {
      this.subscriptions.get(message.table)?.onMessage(message);
    } else for (const house of this.houses) house.onMessage(message);
  }

  /** The server cannot store or load anything now: come back later with all that waits. */
  private giveTime(): void {
    this.isStruggling = true;
    this.abandonSocket();
  }

  /** Subscribe again from the last step and resend; for another person, begin from nothing. */
  private onWelcome(message: Extract<ServerMessage, { type: "welcome" }>): void {
    const isSomebodyElse = this.person !== null && this.person !== message.person;
    this.person = message.person;
    this.heartbeatMs = message.heartbeat_ms;
    if (!this.isStruggling) this.backoffMs = FIRST_BACKOFF_MS;
    this.setStatus("open");
    if (document.visibilityState === "hidden") this.transmit({ type: "look", looking: false });
    if (isSomebodyElse) this.unacknowledged.clear();
    for (const [table, subscription] of this.subscriptions) {
      if (isSomebodyElse) this.transmit({ type: "subscribe", table });
      else this.sendSubscribe(table, subscription);
    }
    for (const house of this.houses) {
      for (const greeting of house.greeting()) this.transmit(greeting);
    }
    for (const waiting of this.unacknowledged.values()) this.transmit(waiting);
  }

  /** Something came, so the connection lives; ping when nothing has come for a while. */
  private restartHeartbeat(): void {
    if (this.heartbeatTimer !== null) clearTimeout(this.heartbeatTimer);
    this.heartbeatTimer = setTimeout(() => this.ping(), this.heartbeatMs);
  }

  private ping(): void {
    if (this.heartbeatTimer !== null) clearTimeout(this.heartbeatTimer);
    this.transmit({ type: "ping", id: "beat" });
    this.heartbeatTimer = setTimeout(() => this.abandonSocket(), PONG_TIMEOUT_MS);
  }

  /** Give up a socket that is silent; waiting for its `close` could take minutes. */
  private abandonSocket(): void {
    const dead = this.socket;
    if (dead === null) return;
    this.onClosed(0);
    dead.close();
  }

  private onClosed(code: number): void {
    this.socket = null;
    if (this.heartbeatTimer !== null) clearTimeout(this.heartbeatTimer);
    if (code === CLOSE_UNKNOWN_SESSION) {
      this.setStatus("unknown-visitor");
      return;
    }
    // Who only waits to be told something misses nothing that is on the screen.
    this.setStatus(this.subscriptions.size > 0 ? "lost" : "connecting");
    if (CLOSE_TOO_MUCH.includes(code)) this.backoffMs = LONGEST_BACKOFF_MS;
    // Jitter: a server that comes back is not asked by everybody in the same moment.
    const jittered = this.backoffMs * (0.7 + 0.6 * Math.random());
    this.reconnectTimer = setTimeout(() => this.connect(), jittered);
    this.backoffMs = Math.min(LONGEST_BACKOFF_MS, this.backoffMs * 2);
  }

  /** The page was asleep or offline: reconnect without waiting, or ping what seems to be open. */
  private reconnectNow(): void {
    if (this.reconnectTimer !== null) {
      this.backoffMs = FIRST_BACKOFF_MS;
      this.connect();
    } else if (this.socket?.readyState === WebSocket.OPEN) {
      this.ping();
    }
  }

  private setStatus(status: ConnectionStatus): void {
    if (status === this.current) return;
    this.current = status;
    for (const listener of this.statusListeners) listener();
  }
}

/** Whose eyes look, and from which step on: the last that is here, or that they were shown. */
function viewpoint(eyes: Eyes | undefined, seq: number) {
  const { seat, shown } = eyes ?? { seat: null };
  const since = seq >= 0 ? { from_seq: seq } : shown === undefined ? {} : { shown_seq: shown };
  return seat === null ? (seq >= 0 ? { from_seq: seq } : {}) : { seat, ...since };
}

/** What the server could not do just now; nobody asks again for a table whose loading went wrong. */
function isForLater({ code, id }: Extract<ServerMessage, { type: "error" }>): boolean {
  return code === "unavailable" || (code === "internal" && !id);
}

const scheme = () => (location.protocol === "https:" ? "wss" : "ws");

/** The connection of this page. */
export const tableConnection = new TableConnection((table) => {
  const address = `${scheme()}://${location.host}/api/socket`;
  return table === undefined ? address : `${address}?table=${encodeURIComponent(table)}`;
});
