// Who answers: the server, or this device by itself. The device does so on a page of plain files, where the
// server cannot be reached and the program was kept for that, and for tables that only it knows.

import { IS_PLAIN } from "./address";
import type { Holder } from "./talk";

/** How the ids of tables begin that only this device knows. */
const LOCAL = "local-";

export const isLocalTable = (table: string): boolean => table.startsWith(LOCAL);

const OF_A_TABLE = /^\/api\/tables\/local-/;

let alone = IS_PLAIN;
const listeners = new Set<() => void>();

/** Whether the device answers everything. */
export const isAlone = (): boolean => alone;

/** Let the device answer everything from now on, or leave it to the server again. */
export function beAlone(now: boolean): void {
  if (IS_PLAIN || alone === now) return;
  alone = now;
  for (const listener of listeners) listener();
}

/** Hear when that changes, or when somebody else holds the device. */
export function onAlone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asked of the server whatever is answered here: that is how one learns that it is back. */
const WHO_AM_I = "/api/guest";

/** Whether the device answers a request. */
export const answersHere = (path: string): boolean =>
  IS_PLAIN || OF_A_TABLE.test(path) || (alone && path !== WHO_AM_I);

export const NOBODY: Holder = { id: "here", name: "Guest" };
let holder = NOBODY;

export const whoHolds = (): Holder => holder;

export function holdBy({ id, name }: Holder): void {
  if (holder.id === id && holder.name === name) return;
  holder = { id, name };
  for (const listener of listeners) listener();
}
