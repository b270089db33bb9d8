// How a page is connected to tables, whoever answers there.

import type { ClientMessage, ServerMessage } from "../generated/protocol";

export type ConnectionStatus = "connecting" | "open" | "lost" | "unknown-visitor";

/** A message that is answered by its id, with `ack` or `error`. */
export type AnsweredMessage = ClientMessage & { id: string };

/** Through whose eyes a table is followed, and which step they saw last; null: nobody's. */
export interface Eyes {
  seat: number | null;
  shown?: number;
}

/** Who wants the messages of a table, and from where on. */
export interface TableSubscription {
  onMessage: (message: ServerMessage) => void;
  /** The last step it has; -1: none. */
  lastSeq: () => number;
  /** Whose eyes were chosen, where one can choose. */
  eyes?: () => Eyes | undefined;
  /** From which step on a page that has none wants to be told what happened. */
  since?: () => Eyes | undefined;
}

export interface Connection {
  status: () => ConnectionStatus;
  onStatusChange: (listener: () => void) => () => void;
  /** Subscribe to a table's messages. Returns how to unsubscribe. */
  subscribe(table: string, subscription: TableSubscription): () => void;
  /** Ask for a new snapshot of a table: it was set up again, or other eyes look. */
  resubscribe(table: string): void;
  /** Send a message, again if need be, until its id has been answered. */
  sendReliably(message: AnsweredMessage): void;
  /** Send a message that nobody answers; it may be lost. */
  sendBestEffort(message: ClientMessage): void;
}
