import { useEffect, useState } from "react";
import type { GameDetails } from "../../generated/api";
import type { RefusalInfo } from "../../naming/words";
import type { Draft } from "./draft";
import { tryRules } from "./useRefused";

/** What is wrong with the rules as they are chosen, if anything. */
export function useProblem(details: GameDetails, draft: Draft): RefusalInfo | null {
  const [problem, setProblem] = useState<RefusalInfo | null>(null);
  const seats = draft.seats.length;
  const { game, edition, changes } = draft;
  useEffect(() => {
    let wanted = true;
    const base = details.rulesets[edition] ?? {};
    void tryRules({ game, edition, base, changes, seats }, changes).then((found) => {
      if (wanted) setProblem(found);
    });
    return () => {
      wanted = false;
    };
  }, [details, game, edition, changes, seats]);
  return problem;
}
