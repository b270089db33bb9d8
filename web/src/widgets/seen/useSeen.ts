import { useMemo, useRef } from "react";
import { makeStore, useStore } from "../../store/store";

const KEY = "larceny.seen";

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** Whether what one has seen is marked on lids and drawers, at tables that help one to remember. */
export const seenShown = makeStore<boolean>(remembered());

export function showSeen(shown: boolean): void {
  seenShown.set(() => shown);
  try {
    localStorage.setItem(KEY, shown ? "on" : "off");
  } catch {
    // A browser that remembers nothing can still play.
  }
}

interface Witnessed<View, Event, Seen> {
  /** What may be read again, as far as the table's memory aid goes; null: nothing. */
  events: readonly Event[] | null;
  /** The table as those events left it. */
  view: View;
  /** Whether the two belong together; while they do not, what was seen before stays. */
  resting: boolean;
  /** Fold what was witnessed; the same function always. */
  seenIn: (events: readonly Event[], view: View) => Seen;
}

/** What one has seen where nothing is to be seen now; nothing, if one would rather remember it oneself. */
export function useSeen<View, Event, Seen>(witnessed: Witnessed<View, Event, Seen>): Seen {
  const { events, view, resting, seenIn } = witnessed;
  const shown = useStore(seenShown);
  const last = useRef<Seen | null>(null);
  const now = useMemo(
    () => (resting ? seenIn(shown && events !== null ? events : [], view) : null),
    [events, view, resting, seenIn, shown],
  );
  if (now !== null) last.current = now;
  return last.current ?? seenIn([], view);
}
