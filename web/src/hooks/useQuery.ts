import { type DependencyList, useCallback, useEffect, useRef, useState } from "react";
import { type RefusalInfo, refusalInfo } from "../naming/words";

export interface QueryResult<Value> {
  value: Value | null;
  problem: RefusalInfo | null;
  /** Ask once more; what is shown stays until the new answer is there. */
  again: () => Promise<void>;
}

/** A query to the server, sent again whenever what it depends on changes. */
export function useQuery<Value>(ask: () => Promise<Value>, on: DependencyList): QueryResult<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [problem, setProblem] = useState<RefusalInfo | null>(null);
  const newest = useRef(0);
  const again = useCallback(async () => {
    const mine = ++newest.current;
    try {
      const answer = await ask();
      if (mine !== newest.current) return; // a later question was asked meanwhile
      setValue(answer);
      setProblem(null);
    } catch (error) {
      if (mine === newest.current) setProblem(refusalInfo(error));
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what it depends on
  }, on);
  useEffect(() => {
    void again();
    return () => {
      newest.current++;
    };
  }, [again]);
  return { value, problem, again };
}
