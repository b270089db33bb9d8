// What this browser remembers of being told: nothing, by push, or by the open page alone. It is
// read at every start, so it is small; what it leads to is loaded when it is wanted.

export type Way = "push" | "page";

const WAY = "larceny.notify";
const TOLD = "larceny.notify.told";
const LATER = "larceny.notify.later";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that remembers nothing is asked again.
  }
}

/** How one is told on this browser; null: not at all. */
export function chosenWay(): Way | null {
  const way = read(WAY);
  return way === "push" || way === "page" ? way : null;
}

export const chooseWay = (way: Way | null): void => write(WAY, way);

/** What the server was last told about this browser: whose it is, in which language, and where. */
export const toldServer = (): string | null => read(TOLD);
export const noteTold = (what: string | null): void => write(TOLD, what);

/** Whether somebody said that he would not be asked now. */
export const askedEnough = (): boolean => read(LATER) !== null;
export const askNoMore = (): void => write(LATER, "yes");
