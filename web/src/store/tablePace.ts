// The pace that somebody chose in the midst of a game. It belongs to that table: the next one begins at
// the pace of the settings. A page that is loaded anew still has it.

import { isPace, type Pace } from "./pace";
import { makeStore, type Store } from "./store";

const keyOf = (table: string) => `larceny.pace.${table}`;

/** null: nothing was chosen here. */
export function paceChosenAt(table: string): Store<Pace | null> {
  try {
    const kept = sessionStorage.getItem(keyOf(table));
    return makeStore(isPace(kept) ? kept : null);
  } catch {
    return makeStore<Pace | null>(null); // a browser that remembers nothing can still play
  }
}

export function choosePace(table: string, chosen: Store<Pace | null>, pace: Pace): void {
  chosen.set(() => pace);
  try {
    sessionStorage.setItem(keyOf(table), pace);
  } catch {
    // it holds until the page is left
  }
}
