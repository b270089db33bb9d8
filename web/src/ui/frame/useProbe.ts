import { useEffect } from "react";
import type { Legal } from "../../generated/protocol";
import type { Json } from "../../store/table";

/** What this page shows of its table, for those who test it: nothing that its owner may not see. */
export interface Probe {
  view: Json | null;
  seq: number;
  legal: Legal | null;
  status: string | null;
  moving: boolean;
}

declare global {
  interface Window {
    larceny?: () => Probe;
  }
}

export function useProbe(probe: Probe): void {
  useEffect(() => {
    window.larceny = () => probe;
    return () => {
      delete window.larceny;
    };
  }, [probe]);
}
