// What this browser remembers about notifications: whether they come by push, from the open page, or not
// at all. It is read at every start, so it is small; the rest of the folder is loaded when it is wanted.

export type NotificationChannel = "push" | "page";

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

/** The notification channel that was chosen on this browser; null: none. */
export function chosenChannel(): NotificationChannel | null {
  const way = read(WAY);
  return way === "push" || way === "page" ? way : null;
}

export const chooseChannel = (way: NotificationChannel | null): void => write(WAY, way);

/** The subscription that the server knows of this browser: person, language and address. */
export const registeredDevice = (): string | null => read(TOLD);
export const noteRegisteredDevice = (what: string | null): void => write(TOLD, what);

/** Whether the offer to be notified was dismissed. */
export const isOfferDismissed = (): boolean => read(LATER) !== null;
export const dismissOffer = (): void => write(LATER, "yes");
