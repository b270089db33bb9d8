// Which step each seat at this device was shown last, so that it is shown what it missed. Only numbers
// are kept, of the table that was played last; a page that is loaded anew still knows them.

const KEY = "larceny.seen";

interface Seen {
  table: string;
  steps: Record<string, number>;
}

function kept(table: string): Seen {
  try {
    // The border: this browser wrote it itself; what cannot be read is forgotten.
    const seen = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Seen | null;
    if (seen !== null && seen.table === table) return seen;
  } catch {
    // A browser that remembers nothing shows how the table stands.
  }
  return { table, steps: {} };
}

export function lastSeen(table: string, seat: number): number | undefined {
  return kept(table).steps[seat];
}

export function noteSeen(table: string, seat: number, seq: number): void {
  const { steps } = kept(table);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ table, steps: { ...steps, [seat]: seq } }));
  } catch {
    // see above
  }
}
