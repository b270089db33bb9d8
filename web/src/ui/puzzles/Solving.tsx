// One puzzle: what was seen, the question, the answers, and what comes of them.

import { useEffect, useMemo, useState } from "react";
import type { PuzzleAnswer } from "../../generated/api";
import { isTyping } from "../../hooks/isTyping";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import { gameName } from "../../naming/words";
import * as api from "../../net/api";
import { Button } from "../../widgets/Button";
import { Problem } from "../../widgets/Problem";
import { Answers } from "./Answers";
import { Outcome } from "./Outcome";
import { PuzzleFrame } from "./PuzzleFrame";
import type { PuzzleGame } from "./parts";
import { playersAt } from "./players";
import { Remembering } from "./Remembering";
import style from "./Solving.module.css";
import { Stage } from "./Stage";
import { Stars } from "./Stars";

interface SolvingProps {
  title: string;
  puzzle: PuzzleAnswer;
  game: PuzzleGame;
  /** Go on with the next one; null: there is none. */
  onNext: (() => void) | null;
}

export function Solving({ title, puzzle, game, onNext }: SolvingProps) {
  const t = useAllMessages();
  const { part, puzzles } = game;
  const [state, setState] = useState(puzzle.state);
  const action = useAsyncAction();
  const seats = (puzzle.steps.at(-1)?.view.seats as unknown[] | undefined)?.length ?? 0;
  const players = useMemo(() => playersAt(t, seats, puzzle.seat), [t, seats, puzzle.seat]);
  const names = players.map((one) => one.name);
  const give = (answer: string | null) =>
    void action.run(async () => setState(await api.answerPuzzle(puzzle.id, answer, state.day)));
  const open = !state.over;
  const onTable = puzzle.choices.length > 0;
  const tried = new Set(state.given.map((one) => one.answer));
  useDigits(onTable || !open ? [] : puzzle.answers, (word) => {
    if (!tried.has(word)) give(word);
  });
  useNextKey(state.over ? onNext : null);
  const number = puzzle.number === null ? "" : `${t.puzzles.number({ number: puzzle.number })} · `;
  return (
    <PuzzleFrame
      game={puzzle.game}
      title={title}
      facts={
        <>
          {number}
          {gameName(puzzle.game)} <Stars stars={puzzle.stars} />
        </>
      }
      question={puzzles.question(t, puzzle, names)}
      table={
        <Stage
          part={part}
          steps={puzzle.steps}
          seat={puzzle.seat}
          players={players}
          bare={puzzles.bare(puzzle)}
          choices={puzzle.choices}
          answer={open ? give : null}
          pending={action.busy}
          notes={puzzles.notes(puzzle)}
        />
      }
    >
      <p className={style.help}>
        {puzzle.steps.length > 1 && open ? `${t.puzzles.watchHelp} ` : ""}
        {onTable && open ? `${t.puzzles.orOnTable} ` : ""}
        {open &&
          (state.counts ? t.puzzles.counts : puzzle.number === null ? t.puzzles.forItself : "")}
      </p>
      <Outcome {...{ puzzle, state, puzzles, names, onNext }} />
      <Answers
        {...{ puzzle, state, puzzles, names }}
        keys={!onTable}
        busy={action.busy}
        onAnswer={give}
      />
      <Problem problem={action.problem} />
      {open && (
        <p className={style.foot}>
          <span>{t.puzzles.triesLeft({ count: state.tries_left })}</span>
          <Button look="quiet" busy={action.busy} onClick={() => give(null)} data-give-up>
            {t.puzzles.giveUp}
          </Button>
        </p>
      )}
      <Remembering remembered={puzzles.remembered(t, puzzle, names)} />
      {!onTable && <p className={style.keys}>{t.puzzles.keys}</p>}
    </PuzzleFrame>
  );
}

/** Number keys give an answer; but not while somebody writes or chooses. */
export function useDigits(answers: readonly string[], give: (word: string) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const held = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
      const word = /^[1-9]$/.test(event.key) ? answers[Number(event.key) - 1] : undefined;
      if (held || word === undefined || isTyping(event.target)) return;
      event.preventDefault();
      give(word);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** N goes on, once there is something to go on to. */
export function useNextKey(onNext: (() => void) | null): void {
  useEffect(() => {
    if (onNext === null) return;
    const press = (event: KeyboardEvent) => {
      const held = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
      if (held || event.key.toLowerCase() !== "n" || isTyping(event.target)) return;
      event.preventDefault();
      onNext();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [onNext]);
}
