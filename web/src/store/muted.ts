// Whom one would rather not hear at a table: for oneself alone, on this device. Nobody is told.

import { makeStore } from "./store";

/** By table: the people. */
type Muted = Readonly<Record<string, readonly string[]>>;

const KEY = "larceny.muted";
/** So many tables are remembered. */
const TABLES = 50;

function stored(): Muted {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Muted) : {};
  } catch {
    return {};
  }
}

export const mutedStore = makeStore<Muted>(stored());

addEventListener("storage", (event) => {
  if (event.key === KEY) mutedStore.set(stored); // it was changed in another tab
});

const NOBODY: readonly string[] = [];

/** Whom one has muted at a table. */
export const mutedAt = (muted: Muted, table: string): readonly string[] => muted[table] ?? NOBODY;

/** Mute somebody at a table, or hear him again. */
export function muteForMyself(table: string, person: string, muted: boolean): void {
  mutedStore.set((now) => {
    const { [table]: here = NOBODY, ...others } = now;
    const people = here.filter((one) => one !== person);
    const kept = muted ? [...people, person] : people;
    const last = Object.entries(others).slice(1 - TABLES);
    return Object.fromEntries(kept.length === 0 ? last : [...last, [table, kept]]);
  });
  try {
    localStorage.setItem(KEY, JSON.stringify(mutedStore.get()));
  } catch {
    // it holds until the page is closed
  }
}

/** What was said or shown by anybody but those. */
export function withoutMuted<Said extends { person: string }>(
  said: readonly Said[],
  muted: readonly string[],
): Said[] {
  return said.filter(({ person }) => !muted.includes(person));
}
