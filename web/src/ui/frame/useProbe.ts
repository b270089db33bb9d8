import { useEffect } from "react";
import type { Cue } from "../../cues/cue";
import type { Legal } from "../../generated/protocol";
import type { Json } from "../../store/tableState";

/** What this page shows of its table, for those who test it: nothing that its owner may not see. */
export interface Probe {
  view: Json | null;
  seq: number;
  /** What may be decided now. */
  legal: Legal | null;
  /** The question that is to be answered, also while things move. */
  owes: number | null;
  status: string | null;
  moving: boolean;
  /** The event that is being shown: its number and kind, and for how many milliseconds. */
  cue: { id: number; event: string; duration: number } | null;
}

/** What a probe tells of a cue. */
export function cueTold(cue: Cue<Json, Json> | null): Probe["cue"] {
  if (cue === null) return null;
  return { id: cue.id, event: String(cue.event.event), duration: cue.duration };
}

declare global {
  interface Window {
    larceny?: () => Probe;
  }
}

/** Told to the window whenever the page shows something else. */
export const PROBED = "larceny";

export function useProbe(probe: Probe): void {
  useEffect(() => {
    window.larceny = () => probe;
    window.dispatchEvent(new Event(PROBED));
    return () => {
      delete window.larceny;
    };
  }, [probe]);
}
