import { useMemo, useRef } from "react";
import type { GameEvent, View } from "../generated/forty_thieves";
import { makeStore, useStore } from "../store/store";
import { NOTHING_SEEN, type Seen, seenIn } from "./seen";

const KEY = "larceny.seen";

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** Whether what one has seen is marked on the lids, at tables that help one to remember. */
export const seenShown = makeStore<boolean>(remembered());

export function showSeen(shown: boolean): void {
  seenShown.set(() => shown);
  try {
    localStorage.setItem(KEY, shown ? "on" : "off");
  } catch {
    // A browser that remembers nothing can still play.
  }
}

/** What one has seen below closed lids; while something moves, as it was before. */
export function useSeen(events: readonly GameEvent[] | null, view: View, resting: boolean): Seen {
  const shown = useStore(seenShown);
  const last = useRef<Seen>(NOTHING_SEEN);
  const now = useMemo(() => {
    if (!resting) return null;
    return events === null || !shown ? NOTHING_SEEN : seenIn(events, view);
  }, [events, view, resting, shown]);
  if (now !== null) last.current = now;
  return last.current;
}
