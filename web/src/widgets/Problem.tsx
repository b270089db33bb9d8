import { useLoadedWords } from "../i18n/use";
import { type RefusalInfo, refusalWords, ruleLink } from "../naming/words";
import { Link } from "../store/route";
import { Banner } from "./Banner";
import { Button } from "./Button";

export interface ProblemProps {
  problem: RefusalInfo | null;
  onRetry?: () => void;
}

/** What was refused, in words; with the paragraph that says so, and a way to try again. */
export function Problem({ problem, onRetry }: ProblemProps) {
  const t = useLoadedWords();
  if (problem === null) return null;
  const action = onRetry ? <Button onClick={onRetry}>{t.common.tryAgain}</Button> : undefined;
  return (
    <Banner kind="problem" action={action}>
      {refusalWords(t, problem)}{" "}
      {problem.rule ? (
        <Link to={ruleLink(problem.rule)}>{t.common.readRule({ rule: problem.rule })}</Link>
      ) : null}
    </Banner>
  );
}
