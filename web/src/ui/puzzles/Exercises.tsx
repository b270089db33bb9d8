// The trainer: gems lie in a drawer, the box is moved, and where are they now?

import { useMemo, useState } from "react";
import type { ExerciseAnswer, ExerciseResult } from "../../generated/api";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useQuery } from "../../hooks/useQuery";
import { capital } from "../../i18n/capital";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { Button } from "../../widgets/Button";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { Skeleton } from "../../widgets/Skeleton";
import { Unshown } from "../Unshown";
import answers from "./Answers.module.css";
import style from "./Exercises.module.css";
import { OnwardControls } from "./OnwardControls";
import outcome from "./Outcome.module.css";
import { PuzzleFrame } from "./PuzzleFrame";
import { loadPuzzleGame, type PuzzleGame } from "./parts";
import { playersAt } from "./players";
import { useDigits, useNextKey } from "./Solving";
import { Stage } from "./Stage";

/** So many right answers in a row lead to the next level. */
const IN_A_ROW = 3;

export function Exercises() {
  const t = useAllMessages();
  const { value, problem, again } = useQuery(async () => {
    const exercise = await api.fetchExercise();
    return { exercise, game: await loadPuzzleGame(exercise.game) };
  }, []);
  if (value === null || problem !== null) {
    return (
      <Page title={t.puzzles.trainer} wide>
        <Problem problem={problem} onRetry={again} />
        {problem === null && <Skeleton lines={8} />}
      </Page>
    );
  }
  const { exercise, game } = value;
  if (!game?.puzzles.exercise) {
    return <Unshown title={t.puzzles.trainer} text={t.errors.codes["no-such-puzzle"]} />;
  }
  return (
    <Training
      key={exercise.number}
      exercise={exercise}
      game={game}
      words={game.puzzles.exercise}
      onNext={again}
    />
  );
}

interface TrainingProps {
  exercise: ExerciseAnswer;
  game: PuzzleGame;
  words: NonNullable<PuzzleGame["puzzles"]["exercise"]>;
  onNext: () => Promise<void>;
}

const SOLVER = 0;

function Training({ exercise, game, words, onNext }: TrainingProps) {
  const t = useAllMessages();
  const [result, setResult] = useState<ExerciseResult | null>(null);
  const [given, setGiven] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const action = useAsyncAction();
  const players = useMemo(() => playersAt(t, 2, SOLVER), [t]);
  const open = result === null && shown;
  const answer = (word: string) =>
    void action.run(async () => {
      setGiven(word);
      setResult(await api.answerExercise(exercise.number, word));
    });
  useDigits(open ? exercise.answers : [], answer);
  useNextKey(result === null ? null : onNext);
  const { levels, level } = exercise;
  const record = result?.record ?? exercise.record;
  return (
    <PuzzleFrame
      game={exercise.game}
      title={t.puzzles.trainer}
      facts={t.puzzles.level({ level, levels })}
      question={words.question(t, exercise.asked)}
      table={
        <Stage
          part={game.part}
          steps={exercise.steps}
          seat={SOLVER}
          players={players}
          bare
          choices={[]}
          answer={null}
          pending={false}
          notes={null}
          {...(result === null
            ? {
                controls: (through) => (
                  <OnwardControls through={through} onShown={() => setShown(true)} />
                ),
              }
            : {})}
        />
      }
    >
      <p className={style.help}>{shown ? "" : `${t.puzzles.follow} ${t.puzzles.ready}`}</p>
      {result !== null && (
        <section className={outcome.outcome} data-outcome={result.solved ? "solved" : "failed"}>
          <div role="status">
            <h2 className={outcome.title}>{result.solved ? t.puzzles.right : t.puzzles.failed}</h2>
            {!result.solved && (
              <p className={outcome.said}>
                {t.puzzles.itIs({ answer: capital(words.answer(t, result.right)) })}
              </p>
            )}
            <p className={outcome.said}>{words.path(t, result.path)}</p>
            <p className={outcome.said} data-level={record.level}>
              {record.level > level
                ? t.puzzles.levelUp({ level: record.level })
                : record.level < level
                  ? t.puzzles.levelDown({ level: record.level })
                  : t.puzzles.row({ count: Math.max(0, record.row), of: IN_A_ROW })}
            </p>
          </div>
          <Button look="primary" big onClick={() => void onNext()} data-next>
            {t.puzzles.nextExercise}
          </Button>
        </section>
      )}
      <ol className={answers.answers} aria-label={t.puzzles.answers}>
        {exercise.answers.map((word, at) => {
          const came =
            result === null
              ? undefined
              : word === result.right
                ? "right"
                : word === given
                  ? "wrong"
                  : undefined;
          return (
            <li key={word} className={answers.one} data-came={came}>
              <Button
                className={answers.answer}
                data-answer={word}
                disabled={!open}
                busy={action.busy}
                onClick={() => answer(word)}
              >
                <span className={answers.sign} aria-hidden="true">
                  {came === "right" ? "✓" : came === "wrong" ? "✗" : at + 1}
                </span>
                <span className={answers.words}>{capital(words.answer(t, word))}</span>
              </Button>
            </li>
          );
        })}
      </ol>
      <Problem problem={action.problem} onRetry={onNext} />
      <p className={style.help}>
        {record.highest > 0 ? t.puzzles.best({ level: record.highest }) : t.puzzles.noBest}{" "}
        {t.puzzles.exercises({ solved: record.solved, tried: record.tried })}
      </p>
    </PuzzleFrame>
  );
}
