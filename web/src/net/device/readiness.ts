// How far the part is that plays without a server; the page looks at it before that part is loaded.

/** Not begun, being fetched (a share of it), starting, there, or it could not be had. */
export type Readiness = "asleep" | { fetched: number } | "starting" | "ready" | "failed";

let readiness: Readiness = "asleep";
const listeners = new Set<() => void>();

export const howReady = (): Readiness => readiness;

export function onReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function nowIs(now: Readiness): void {
  readiness = now;
  for (const listener of listeners) listener();
}
