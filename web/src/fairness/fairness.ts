// What this browser remembers of a deal, so that it need not believe the server afterwards: the seal
// that was shown before it, and what it added itself.

import type { TableAnswer } from "../generated/api";
import * as api from "../net/api";

export interface Kept {
  /** The seal of the secret, as it was when I was first ready. */
  seal: string;
  /** What I sent; the last one that arrived counts, and one may be lost on the way. */
  sent: string[];
}

const KEY = "larceny.deals";
const MOST_TABLES = 200;

function remembered(): Record<string, Kept> {
  try {
    // The border: this browser wrote it itself; what cannot be read is forgotten.
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function keptOf(table: string): Kept | null {
  const all = remembered();
  return Object.hasOwn(all, table) ? (all[table] ?? null) : null;
}

function keep(table: Pick<TableAnswer, "id" | "commitment">, contribution: string): void {
  const { [table.id]: before, ...others } = remembered();
  const kept: Kept = {
    seal: before?.seal ?? table.commitment,
    sent: [...(before?.sent ?? []), contribution],
  };
  const newest = [...Object.entries(others).slice(1 - MOST_TABLES), [table.id, kept]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // A browser that remembers nothing can still play.
  }
}

/** 128 random bits. */
function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Say that I am ready, and add something of my own to the deal. */
export function beReady(table: Pick<TableAnswer, "id" | "commitment">): Promise<TableAnswer> {
  const contribution = fresh();
  keep(table, contribution);
  return api.ready(table.id, contribution);
}
