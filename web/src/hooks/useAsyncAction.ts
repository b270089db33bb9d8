import { useCallback, useRef, useState } from "react";
import { type RefusalInfo, refusalInfo } from "../naming/words";

export interface AsyncAction {
  busy: boolean;
  problem: RefusalInfo | null;
  /** Do it, unless something is under way; return whether it worked. */
  run: (what: () => Promise<unknown>) => Promise<boolean>;
  forget: () => void;
}

/** An action of the user that calls the server: whether it is under way, and why it was refused. */
export function useAsyncAction(): AsyncAction {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<RefusalInfo | null>(null);
  const underWay = useRef(false);
  const run = useCallback(async (what: () => Promise<unknown>) => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await what();
      return true;
    } catch (error) {
      setProblem(refusalInfo(error));
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }, []);
  const forget = useCallback(() => setProblem(null), []);
  return { busy, problem, run, forget };
}
