// What happened before this page came: the table's own memory, as far as its memory aid allows.

import type { RecordAnswer, WitnessedAnswer } from "../generated/api";
import type { Json, TableState } from "./tableState";

/** An event that was told, with the step it belongs to. */
export interface LogLine {
  seq: number;
  event: Json;
  /** It was taken back. */
  struck?: boolean;
}

/** An event that this page heard; its number grows with every one. */
export interface HeardLine extends LogLine {
  number: number;
}

/** The kind of a line that no game tells: that somebody took something back. */
export const TAKEN_BACK = "TakenBack";

/** More than any round has; who may read no further back need not keep more. */
export const ENOUGH = 400;

/** Add what was heard, and forget what nobody may read again. */
export function appendLines(lines: HeardLine[], heard: HeardLine[], aid: string): HeardLine[] {
  const all = [...lines, ...heard];
  return aid === "log" || all.length <= 2 * ENOUGH ? all : all.slice(-ENOUGH);
}

/** Strike what happened after a step. */
export function struckAfter(lines: HeardLine[], seq: number): HeardLine[] {
  return lines.map((line) => (line.seq > seq ? { ...line, struck: true } : line));
}

/** The past up to a step, and through whose eyes. */
export interface Past {
  seat: number | null;
  seq: number;
  events: Json[];
}

export const NO_PAST: Past = { seat: null, seq: -1, events: [] };

/** Ask whether there is a past that one may be told. */
export function hasPast({ lobby, view, seq }: TableState): boolean {
  return view !== null && seq > 0 && lobby?.status === "playing" && lobby.memory_aid !== "none";
}

/** Read the past out of the record of a running game. */
export function pastIn(record: RecordAnswer | WitnessedAnswer): Past {
  if (record.format !== "larceny-witnessed" || record.seq === null) return NO_PAST;
  return { seat: record.seat, seq: record.seq, events: record.events };
}

/**
 * Join the past to what was heard since; what both tell is told once. The past ends with what both
 * tell, and may begin later than what was heard: then it tells nothing new.
 */
export function joinPast(past: Past, seat: number | null, heard: LogLine[]): LogLine[] {
  if (past.seat !== seat) return heard; // somebody else witnessed it
  const isTold = ({ event, struck }: LogLine) => !struck && event.event !== TAKEN_BACK;
  const both = heard.filter((line) => line.seq <= past.seq && isTold(line)).length;
  const before = past.events.slice(0, Math.max(0, past.events.length - both));
  return [...before.map((event) => ({ seq: past.seq, event })), ...heard];
}

/** Where a round begins; a game without rounds goes by turns. */
const BEGINNINGS = ["RoundBegun", "TurnBegun"];

/** Find where the round begins that is on, or the turn: the first line of it. */
export function roundBegins(lines: readonly LogLine[]): number {
  const begun = BEGINNINGS.map((kind) => lines.findLastIndex(({ event }) => event.event === kind));
  return begun.find((at) => at >= 0) ?? 0;
}
