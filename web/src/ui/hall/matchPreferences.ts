// With how many one likes to play, and after what time bots may take the places of people.

import { makeStore } from "../../store/store";

export const MOST = [2, 4] as const;
export const BOTS_AFTER = [15, 30, 60, 120, 300] as const;

export interface MatchPreferences {
  most: number;
  /** In seconds. */
  botsAfter: number;
}

const KEY = "larceny.match";
const USUAL: MatchPreferences = { most: 4, botsAfter: 30 };

function kept(): MatchPreferences {
  try {
    const { most, botsAfter } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return {
      most: MOST.find((one) => one === most) ?? USUAL.most,
      botsAfter: BOTS_AFTER.find((one) => one === botsAfter) ?? USUAL.botsAfter,
    };
  } catch {
    return USUAL;
  }
}

export const preferenceStore = makeStore<MatchPreferences>(kept());

export function prefer(changes: Partial<MatchPreferences>): void {
  preferenceStore.set((now) => ({ ...now, ...changes }));
  try {
    localStorage.setItem(KEY, JSON.stringify(preferenceStore.get()));
  } catch {
    // It holds until the page is left.
  }
}
