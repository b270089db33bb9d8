import { useMemo } from "react";
import type { ReplayAnswer } from "../../generated/api";
import { useRoute } from "../../store/route";
import { sessionStore } from "../../store/session";
import { useStore } from "../../store/store";

/** What is shown besides the game, as the address says: so it stays when the eyes change. */
export interface Extras {
  /** A master judges. */
  master: boolean;
  /** Chances stand at the places. */
  chances: boolean;
}

/** The seat whose eyes one sees through; null: nobody's. */
export function seatOfEyes(eyes: string): number | null {
  return /^\d$/.test(eyes) ? Number(eyes) : null;
}

export function useExtras(): Extras {
  const { query } = useRoute();
  return { master: query.get("master") === "1", chances: query.get("chances") === "1" };
}

export function addressOf(table: string, seq: number, eyes: string, extras: Extras): string {
  const more = `${extras.master ? "&master=1" : ""}${extras.chances ? "&chances=1" : ""}`;
  return `/replay/${table}?seq=${seq}&eyes=${eyes}${more}`;
}

/** Through whose eyes a judgement is seen: one's own, if one played; else the first seat's. */
export function useOwnEyes({ table, eyes }: ReplayAnswer): string {
  const { me } = useStore(sessionStore);
  return useMemo(() => {
    if (seatOfEyes(eyes) !== null) return eyes;
    const own = table.seats.findIndex((chair) => me !== null && chair.person === me.id);
    return String(Math.max(0, own));
  }, [table, eyes, me]);
}
