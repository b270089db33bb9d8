import { useCallback, useEffect, useState } from "react";
import type { AnalysisAnswer } from "../../../generated/api";
import { type RefusalInfo, refusalInfo } from "../../../naming/words";
import * as api from "../../../net/api";
import { isDone } from "./judging";

/** How often is asked how far it has come. */
const AGAIN_MS = 1_000;

export interface Analysis {
  answer: AnalysisAnswer | null;
  problem: RefusalInfo | null;
  again: () => Promise<void>;
}

interface Known {
  seat: number | null;
  answer: AnalysisAnswer | null;
  problem: RefusalInfo | null;
}

/** Let a master go through a seat's decisions, and follow how far it has come; null: do not. */
export function useAnalysis(table: string, seat: number | null): Analysis {
  const [known, setKnown] = useState<Known>({ seat: null, answer: null, problem: null });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (seat === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const ask = async () => {
      try {
        const answer = await api.fetchAnalysis(table, seat);
        if (gone) return;
        setKnown({ seat, answer, problem: null });
        if (!isDone(answer)) timer = setTimeout(ask, AGAIN_MS);
      } catch (error) {
        if (!gone) setKnown((now) => ({ ...now, seat, problem: refusalInfo(error) }));
      }
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [table, seat, round]);
  const again = useCallback(async () => setRound((now) => now + 1), []);
  const current = known.seat === seat;
  return {
    answer: current ? known.answer : null,
    problem: current ? known.problem : null,
    again,
  };
}
