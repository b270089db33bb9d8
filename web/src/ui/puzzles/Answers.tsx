// The answers, one button each; what was given shows what came of it, and why.

import type { PuzzleAnswer, PuzzleState } from "../../generated/api";
import { capital } from "../../i18n/capital";
import { useAllMessages } from "../../i18n/use";
import type { PuzzlePart } from "../../table/puzzles";
import { Button } from "../../widgets/Button";
import style from "./Answers.module.css";
import { Reason } from "./Reason";

interface AnswersProps {
  puzzle: PuzzleAnswer;
  state: PuzzleState;
  puzzles: PuzzlePart;
  names: string[];
  /** Number keys answer, too. */
  keys: boolean;
  busy: boolean;
  onAnswer: (word: string) => void;
}

export function Answers({ puzzle, state, puzzles, names, keys, busy, onAnswer }: AnswersProps) {
  const t = useAllMessages();
  const given = new Map(state.given.map((one) => [one.answer, one]));
  const right = state.solution?.right;
  return (
    <ol className={style.answers} aria-label={t.puzzles.answers}>
      {puzzle.answers.map((word, at) => {
        const tried = given.get(word);
        const came = word === right ? "right" : tried !== undefined ? "wrong" : undefined;
        const why = tried?.because ?? (state.over ? state.solution?.because[word] : undefined);
        return (
          <li key={word} className={style.one} data-came={came}>
            <Button
              className={style.answer}
              data-answer={word}
              disabled={state.over || tried !== undefined}
              busy={busy}
              onClick={() => onAnswer(word)}
            >
              <span className={style.sign} aria-hidden="true">
                {came === "right" ? "✓" : came === "wrong" ? "✗" : keys ? at + 1 : ""}
              </span>
              <span className={style.words}>{capital(puzzles.answer(t, puzzle, word))}</span>
              {came !== undefined && (
                <span className="visually-hidden">
                  {came === "right" ? t.puzzles.right : t.puzzles.failed}
                </span>
              )}
            </Button>
            {why !== undefined && why !== null && (
              <Reason why={why} text={puzzles.because(t, puzzle, names, word, why)} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
