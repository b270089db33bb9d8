// A table as this page follows it: everything the server told, in the order it told it.

import type { TableAnswer } from "../generated/api";
import type {
  AnyScoreSheet,
  ChatMessage,
  EmoteMessage,
  Legal,
  ServerMessage,
  UndoAskedMessage,
} from "../generated/protocol";

/** JSON as it came; the game's own parts of the program know its shape. */
export type Json = Record<string, unknown>;

/** How the ids of decisions begin; others are of the chat, and of taking back. */
export const DECISION = "act-";

export interface TableRefusal {
  /** Grows, so that the same refusal twice is told twice. */
  number: number;
  code: string;
  rule: string | null;
  details: Json;
  /** Whether one has decided something else since, or the game has ended: nobody wonders any more. */
  isStale: boolean;
}

/** Whether the table waits for this page, whatever is still to be shown. */
export function owesDecision({ legal, pending }: Pick<TableState, "legal" | "pending">): boolean {
  return legal !== null && pending === null;
}

export type EmoteName = EmoteMessage["emote"];

/** A sign that somebody at the table shows. */
export interface ShownEmote extends EmoteMessage {
  number: number;
}

/** So many are kept: they are on the screen for a few seconds. */
const EMOTES = 8;

export interface TableState {
  id: string;
  /** null until the server has answered. */
  lobby: TableAnswer | null;
  seq: number;
  seat: number | null;
  view: Json | null;
  legal: Legal | null;
  /** How the points came about, when the game is over. */
  sheet: AnyScoreSheet | null;
  deadline: number | null;
  banks: number[];
  connected: number[];
  away: number[];
  watching: number;
  /** Which of the seats at this device are asked, where there are several. */
  asked: number[];
  chat: ChatMessage[];
  /** The last signs that were shown, each with a number of its own. */
  emotes: ShownEmote[];
  undo: UndoAskedMessage | null;
  /** The decision that is on its way: its id, its word, and which question it answers. */
  pending: { id: string; word: string; since: number } | null;
  /** The step that my last decision became; one may ask to take it back. */
  mine: number | null;
  refusal: TableRefusal | null;
  /** There is no such table, or one may not see it. */
  missing: boolean;
  /** It was begun under other rules than the server's: it can be neither shown nor played on. */
  older: boolean;
}

/** What the id of a table looks like; a link that was cut off may lead to none. */
const ID = /^[A-Za-z0-9_-]{8,40}$/;

export function isTableId(text: string): boolean {
  return ID.test(text);
}

export function initialTable(id: string): TableState {
  return {
    id,
    lobby: null,
    seq: -1,
    seat: null,
    view: null,
    legal: null,
    sheet: null,
    deadline: null,
    banks: [],
    connected: [],
    away: [],
    watching: 0,
    asked: [],
    chat: [],
    emotes: [],
    undo: null,
    pending: null,
    mine: null,
    refusal: null,
    missing: !isTableId(id),
    older: false,
  };
}

/** A table of which only what lies open to everybody is remembered. */
export function publicPart(table: TableState): TableState {
  const { id, lobby, deadline, banks, connected, away, watching, asked, chat, undo } = table;
  const open = { lobby, deadline, banks, connected, away, watching, asked, chat, undo };
  return { ...initialTable(id), ...open };
}

/** What a message means for the screen beside the new state. */
export type Effect =
  | { kind: "step"; events: Json[]; view: Json | null }
  | { kind: "jump"; view: Json | null }
  | { kind: "resync" }
  | { kind: "nothing" };

const NOTHING: Effect = { kind: "nothing" };

/** Reduce a message of the server: the new state, and what the screen has to do beside it. */
export function reduceMessage(table: TableState, message: ServerMessage): [TableState, Effect] {
  switch (message.type) {
    case "snapshot": {
      const { clock, lobby } = message;
      const changed = {
        ...table,
        lobby,
        seq: message.seq,
        seat: message.seat,
        view: message.view,
        legal: message.legal,
        sheet: message.sheet ?? null,
        deadline: clock?.deadline ?? null,
        banks: clock?.banks ?? [],
        undo: null,
        pending: message.seat === table.seat ? table.pending : null,
        missing: false,
        older: message.view === null && table.older,
      };
      return [withoutStaleDecision(changed), { kind: "jump", view: message.view }];
    }
    case "step": {
      if (message.seq <= table.seq) return [table, NOTHING];
      const changed = {
        ...table,
        seq: message.seq,
        view: message.view ?? table.view,
        legal: message.legal,
        sheet: message.sheet ?? null,
        undo: null,
        refusal: message.sheet ? stale(table.refusal) : table.refusal,
      };
      const effect: Effect = { kind: "step", events: message.events, view: message.view };
      return [withoutStaleDecision(changed), effect];
    }
    case "lobby":
      return [{ ...table, lobby: message.lobby }, NOTHING];
    case "presence": {
      const { connected, away, watching } = message;
      return [{ ...table, connected, away, watching }, NOTHING];
    }
    case "clock":
      return [{ ...table, deadline: message.deadline, banks: message.banks }, NOTHING];
    case "chat":
      return [{ ...table, chat: withLine(table.chat, message) }, NOTHING];
    case "emote": {
      const number = (table.emotes.at(-1)?.number ?? 0) + 1;
      const emotes = [...table.emotes, { ...message, number }].slice(-EMOTES);
      return [{ ...table, emotes }, NOTHING];
    }
    case "undo":
      return [{ ...table, undo: message.waiting.length > 0 ? message : null }, NOTHING];
    case "asked":
      return [{ ...table, asked: message.seats }, NOTHING];
    case "ack":
      return [acknowledged(table, message.id, message.seq), NOTHING];
    case "error":
      return refused(table, message);
    default:
      return [table, NOTHING];
  }
}

/** Forget a pending decision whose question has been answered, or is asked anew. */
function withoutStaleDecision(table: TableState): TableState {
  const { pending, legal } = table;
  if (pending === null || legal?.since === pending.since) return table;
  return { ...table, pending: null };
}

/**
 * The server has stored what was sent under an id. A decision is remembered as the seat's own step, and
 * its question is closed at once: the step itself may come later, where all decide at the same time.
 */
function acknowledged(table: TableState, id: string, seq: number): TableState {
  const decided = id.startsWith(DECISION);
  const mine = decided ? seq : table.mine;
  const refusal = decided ? stale(table.refusal) : table.refusal;
  return table.pending?.id === id
    ? { ...table, mine, refusal, legal: null, pending: null }
    : { ...table, mine, refusal };
}

function stale(refusal: TableRefusal | null): TableRefusal | null {
  return refusal === null ? null : { ...refusal, isStale: true };
}

function refused(
  table: TableState,
  message: Extract<ServerMessage, { type: "error" }>,
): [TableState, Effect] {
  if (message.code === "resync") return [table, { kind: "resync" }];
  if (message.code === "no-such-table") return [{ ...table, missing: true }, NOTHING];
  if (message.code === "older-rules") return [{ ...table, older: true }, NOTHING];
  const pending = message.id !== undefined && table.pending?.id === message.id;
  return [{ ...withRefusal(table, message), pending: pending ? null : table.pending }, NOTHING];
}

type Said = Pick<Extract<ServerMessage, { type: "error" }>, "code" | "rule" | "details">;

/** A table at which something was refused, whichever way that was asked for. */
export function withRefusal(table: TableState, { code, rule, details }: Said): TableState {
  const number = (table.refusal?.number ?? 0) + 1;
  const refusal = { number, code, rule: rule ?? null, details: details ?? {}, isStale: false };
  return { ...table, refusal };
}

function withLine(lines: ChatMessage[], line: ChatMessage): ChatMessage[] {
  if (lines.some((one) => one.number === line.number)) return lines;
  return [...lines, line].sort((a, b) => a.number - b.number);
}
