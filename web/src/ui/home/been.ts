// What this browser remembers of the last visit, so that the first screen is laid out before the
// server has answered.

export interface Been {
  /** Somebody has sat at a table here. */
  played: boolean;
  /** How many games were going on. */
  running: number;
}

const KEY = "larceny.been";
const NEVER: Been = { played: false, running: 0 };

export function been(): Been {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Been>;
    return { played: kept.played === true, running: Number(kept.running) || 0 };
  } catch {
    return NEVER;
  }
}

export function rememberBeen(now: Been): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that remembers nothing is shown the way of a first visit.
  }
}
