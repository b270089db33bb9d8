// After which step one last decided something at a table, so that a page that is loaded anew, or days
// later, can still show what happened since. Only numbers are kept, of a few tables.

const KEY = "larceny.decided";
const MOST = 12;

export interface Decided {
  table: string;
  seat: number;
  /** The step before one's last turn: the story begins after it. */
  from: number;
  /** The step of one's last decision; 0: one has decided nothing yet. */
  mine: number;
}

function all(): Decided[] {
  try {
    // The border: this browser wrote it itself; what cannot be read is forgotten.
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(known) ? (known as Decided[]) : [];
  } catch {
    return [];
  }
}

function keep(known: Decided[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(known.slice(-MOST)));
  } catch {
    // A browser that remembers nothing shows how the table stands.
  }
}

export function lastDecided(table: string): Decided | undefined {
  return all().find((one) => one.table === table);
}

export function noteDecided(one: Decided): void {
  const before = lastDecided(one.table);
  if (before?.from === one.from && before.mine === one.mine && before.seat === one.seat) return;
  keep([...all().filter(({ table }) => table !== one.table), one]);
}

/** A game begins here: whatever happens before one's first decision can be shown again. */
export function noteBegun(table: string, seat: number): void {
  if (lastDecided(table) === undefined) noteDecided({ table, seat, from: 0, mine: 0 });
}

export function forgetDecided(table: string): void {
  keep(all().filter((one) => one.table !== table));
}
