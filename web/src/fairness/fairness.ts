// What this browser adds to a deal, and what it remembers of it, so that it need not believe the server
// afterwards: the commitment that was shown before it, its own chain, and the seals of all seats as they
// were told before it opened its own.

import type { OpeningAnswer, TableAnswer } from "../generated/api";
import * as api from "../net/api";
import { ROUNDS, sealOf, textOf } from "./sealing";

/** What I sealed when I was ready, and what I was told before I opened it. */
export interface KeptChain {
  seat: number;
  /** The text of the last round; it is nobody's business before the game is over. */
  last: string;
  /** The seals of all seats, as they were when I was first asked to open. */
  seals?: string[];
  /** The rounds in which I have opened. */
  opened?: number[];
  /** The beacon's round that was named for each of ours; null: none was. */
  beacons?: (number | null)[];
  /** The round in which, as I was told, nobody was awaited any more. */
  complete?: number;
}

export interface Kept {
  /** The server's commitment, as it was when I was first ready. */
  seal: string;
  /** The last one whose seal arrived counts, and one may be lost on the way. */
  chains: KeptChain[];
}

const KEY = "larceny.deals";
const MOST_TABLES = 200;
const TRIES = 6;
const AGAIN_MS = 400;

/** Where the browser remembers nothing, this page does. */
let here: Record<string, Kept> = {};

function remembered(): Record<string, Kept> {
  try {
    // The border: this browser wrote it itself; what cannot be read is forgotten.
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
    return { ...stored, ...here };
  } catch {
    return here;
  }
}

/** What older pages remembered has no chains. */
export function keptOf(table: string): Kept | null {
  const all = remembered();
  const kept = Object.hasOwn(all, table) ? all[table] : undefined;
  return kept === undefined ? null : { seal: kept.seal, chains: kept.chains ?? [] };
}

function keep(table: string, kept: Kept): void {
  const { [table]: _, ...others } = remembered();
  const newest = [...Object.entries(others).slice(1 - MOST_TABLES), [table, kept]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
    here = {};
  } catch {
    here = { ...here, [table]: kept };
  }
}

function keepChain(table: string, chain: KeptChain): void {
  const kept = keptOf(table);
  if (kept === null) return;
  const chains = kept.chains.map((one) => (one.last === chain.last ? chain : one));
  keep(table, { ...kept, chains });
}

/** 256 random bits. */
function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Say that I am ready, and seal what I add to the deal; nobody learns it before all have sealed. */
export function beReady(
  table: Pick<TableAnswer, "id" | "commitment">,
  seat: number,
): Promise<TableAnswer> {
  const before = keptOf(table.id);
  const chain: KeptChain = { seat, last: fresh() };
  keep(table.id, {
    seal: before?.seal ?? table.commitment,
    chains: [...(before?.chains ?? []), chain],
  });
  const place = { table: table.id, commitment: table.commitment, seat };
  return api.ready(table.id, sealOf(place, chain.last, ROUNDS - 1));
}

/** What is being opened at this moment, so that it is not sent again for every message. */
const underWay = new Set<string>();

type Begun = Pick<TableAnswer, "id" | "commitment" | "status" | "opening">;

/**
 * Open what this browser has sealed, if it is asked to: all seals are fixed, its own is among them, and
 * they are the ones that it was told first.
 */
export async function openOwn(table: Begun, seat: number | null): Promise<void> {
  const { opening } = table;
  if (!opening || table.status !== "playing" || seat === null) return;
  const place = { table: table.id, commitment: table.commitment, seat };
  const chain = keptOf(table.id)?.chains.find(
    (one) => one.seat === seat && sealOf(place, one.last, ROUNDS - 1) === opening.seals[seat],
  );
  if (chain === undefined) return;
  const told = noted(chain, opening);
  if (told !== chain) keepChain(table.id, told);
  const { round } = opening;
  const key = `${table.id} ${round}`;
  if (!told.opened?.includes(round) || !opening.waiting.includes(seat) || underWay.has(key)) return;
  underWay.add(key);
  try {
    await opened(table.id, round, textOf(place, told.last, round));
  } finally {
    underWay.delete(key);
  }
}

/** Note what was told, before anything is opened; what differs from the first list is not opened. */
function noted(chain: KeptChain, opening: OpeningAnswer): KeptChain {
  const seals = chain.seals ?? opening.seals;
  if (seals.join() !== opening.seals.join()) return chain;
  const { round, waiting } = opening;
  const rounds = chain.opened ?? [];
  const beacons = [...(chain.beacons ?? [])];
  beacons[round] ??= opening.beacon?.round ?? null;
  const asked = waiting.includes(chain.seat) && !rounds.includes(round);
  const told: KeptChain = {
    ...chain,
    seals,
    beacons,
    opened: asked ? [...rounds, round] : rounds,
    ...(chain.complete === undefined && waiting.length === 0 ? { complete: round } : {}),
  };
  return JSON.stringify(told) === JSON.stringify(chain) ? chain : told;
}

/** Send it, again where the server could not be reached; a refusal is final. */
async function opened(table: string, round: number, text: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await api.open(table, round, text);
      return;
    } catch (refused) {
      const lost =
        refused instanceof api.Refused && (refused.status === 0 || refused.status >= 500);
      if (!lost || tries === TRIES) return; // the table tells everybody who did not open
      await new Promise((again) => setTimeout(again, AGAIN_MS));
    }
  }
}
