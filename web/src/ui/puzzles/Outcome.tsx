// What came of a puzzle: right or not, what proves it, the rating, the line to share, and the next.

import type { PuzzleAnswer, PuzzleState } from "../../generated/api";
import { capital } from "../../i18n/capital";
import { useAllMessages } from "../../i18n/use";
import type { PuzzlePart } from "../../table/puzzles";
import { Button } from "../../widgets/Button";
import { Copy } from "../../widgets/Copy";
import style from "./Outcome.module.css";
import { RatingChange } from "./RatingChange";

interface OutcomeProps {
  puzzle: PuzzleAnswer;
  state: PuzzleState;
  puzzles: PuzzlePart;
  names: string[];
  onNext: (() => void) | null;
}

export function Outcome({ puzzle, state, puzzles, names, onNext }: OutcomeProps) {
  const t = useAllMessages();
  const { solution, share } = state;
  const last = state.given.at(-1);
  const named = (word: string) => capital(puzzles.answer(t, puzzle, word));
  return (
    <section
      className={style.outcome}
      data-outcome={state.over ? (state.solved ? "solved" : "failed") : undefined}
      hidden={!state.over && last === undefined}
    >
      <div role="status">
        {!state.over && last !== undefined && (
          <p className={style.said}>{t.puzzles.wrong({ answer: named(last.answer) })}</p>
        )}
        {solution !== null && (
          <>
            <h2 className={style.title}>
              {!state.solved
                ? t.puzzles.failed
                : state.given.length > 1
                  ? t.puzzles.solvedLate
                  : t.puzzles.right}
            </h2>
            <p className={style.said}>{t.puzzles.itIs({ answer: named(solution.right) })}</p>
            <p className={style.said}>{puzzles.proof(t, puzzle, names, solution)}</p>
          </>
        )}
        <RatingChange state={state} />
        {state.day !== null && state.over && (
          <p className={style.said} data-streak={state.streak}>
            {state.streak > 0 ? `🔥 ${t.puzzles.streak({ days: state.streak })}` : ""}
          </p>
        )}
      </div>
      {share !== null && (
        <div className={style.share}>
          <h3 className={style.small}>{t.puzzles.share}</h3>
          <Copy label={t.puzzles.share} text={`${share} ${location.origin}/puzzles/daily`} />
        </div>
      )}
      {state.over && onNext !== null && (
        <Button look="primary" big onClick={onNext} data-next>
          {t.puzzles.next}
        </Button>
      )}
    </section>
  );
}
