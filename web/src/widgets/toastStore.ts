import { makeStore } from "../store/store";

export interface Said {
  /** Grows, so that the same words twice are said twice. */
  number: number;
  text: string;
}

/** The short word that stands at the edge of the screen; null: none. */
export const toast = makeStore<Said | null>(null);

let said = 0;

/** Say shortly that something has been done; it goes by itself. */
export function say(text: string): void {
  said += 1;
  const number = said;
  toast.set(() => ({ number, text }));
}

export function fallSilent(): void {
  toast.set(() => null);
}
