// Written by `make docs` from larceny.protocol.messages; do not edit by hand.

export const PROTOCOL_VERSION = 1;

/** Watch a table; with `from_seq` go on after the last step one has. */
export interface Subscribe {
  type: "subscribe";
  table: string;
  from_seq?: number | null;
  seat?: number | null;
  shown_seq?: number | null;
}

/** Watch a table no more. */
export interface Unsubscribe {
  type: "unsubscribe";
  table: string;
}

/** Decide, as the word of an action; `seq` is the last step one has seen. */
export interface Act {
  type: "act";
  table: string;
  id: string;
  seq: number;
  action: string;
  seat?: number | null;
}

/** Say something at a table. */
export interface Say {
  type: "chat";
  table: string;
  id: string;
  text: string;
  seat?: number | null;
}

/** Ask to go back to how the table stood after a step. */
export interface Undo {
  type: "undo";
  table: string;
  id: string;
  seq: number;
  seat?: number | null;
}

/** Agree, or not, to what another seat asked to take back. */
export interface Consent {
  type: "consent";
  table: string;
  id: string;
  seq: number;
  agree: boolean;
  seat?: number | null;
}

/** Ask for a sign of life. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Say whether the page is looked at; until this is said, it is. */
export interface Look {
  type: "look";
  looking: boolean;
}

/** Say up to which step the table has been shown on one's screen. */
export interface Seen {
  type: "seen";
  table: string;
  seq: number;
}

/** Greet a client: who it is, and which protocol is spoken. */
export interface Welcome {
  type: "welcome";
  version: number;
  person: string;
  name: string;
  heartbeat_ms: number;
}

/** A table as it stands: to begin with, or where steps are no longer at hand. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  seq: number;
  seat: number | null;
  lobby: Record<string, unknown>;
  view: Record<string, unknown> | null;
  legal: Legal | null;
  clock: Record<string, unknown> | null;
}

/** What a seat may decide now, the paragraph that asks for it, and since which step. */
export interface Legal {
  rule: string;
  since: number;
  actions: string[];
  step?: string | null;
}

/** One decision and what it brought about, as this viewer may witness it. */
export interface Step {
  type: "step";
  table: string;
  seq: number;
  events: Record<string, unknown>[];
  view: Record<string, unknown> | null;
  legal: Legal | null;
}

/** Who sits at a table, and how it stands: before, during and after the game. */
export interface Lobby {
  type: "lobby";
  table: string;
  lobby: Record<string, unknown>;
}

/** Which seats are connected, which are played by a bot meanwhile, and how many look on. */
export interface Presence {
  type: "presence";
  table: string;
  connected: number[];
  away: number[];
  watching: number;
}

/** Until when the table waits, and what each seat has in its bank. */
export interface Clock {
  type: "clock";
  table: string;
  seq: number;
  deadline: number | null;
  banks: number[];
}

/** Somebody said something at a table. */
export interface Chat {
  type: "chat";
  table: string;
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** A seat asks to go back to a step, and these have still to agree; nobody: it is off. */
export interface UndoAsked {
  type: "undo";
  table: string;
  seat: number;
  seq: number;
  waiting: number[];
}

/** Which of one's seats owe a decision; only who holds several is told so. */
export interface Asked {
  type: "asked";
  table: string;
  seq: number;
  seats: number[];
}

/** All notes of a seat, by what they are about, as it lies now; only that seat is told them. */
export interface Notes {
  type: "notes";
  table: string;
  seat: number;
  seq: number;
  notes: Record<string, Note>;
}

/** What a seat has noted about a tile or a drawer: some words, and a text of its own. */
export interface Note {
  marks: string[];
  text: string;
}

/** What was sent under this id is stored, as this step (or as this line of the chat). */
export interface Ack {
  type: "ack";
  id: string;
  table: string;
  seq: number;
}

/** A sign of life. */
export interface Pong {
  type: "pong";
  id: string;
}

/** What was asked for cannot be done: the paragraph that forbids it, or a code. */
export interface Error {
  type: "error";
  code: string;
  id?: string | null;
  table?: string | null;
  rule?: string | null;
  details?: Record<string, unknown>;
}

export type ClientMessage =
  | Subscribe
  | Unsubscribe
  | Act
  | Say
  | Undo
  | Consent
  | Ping
  | Look
  | Seen;

export type ServerMessage =
  | Welcome
  | Snapshot
  | Step
  | Lobby
  | Presence
  | Clock
  | Chat
  | UndoAsked
  | Asked
  | Notes
  | Ack
  | Pong
  | Error;
