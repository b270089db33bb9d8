import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { explaining } from "../../hooks/help";
import { useGameTeachWords } from "../../hooks/useTeachWords";
import { useMessages } from "../../i18n/use";
import { useStore } from "../../store/store";
import type { Fields } from "../../table/fields";
import type { AnswerOf } from "../../table/module";
import { moduleOf } from "../../table/registry";
import { Button } from "../../widgets/Button";
import style from "./Answering.module.css";

interface Props {
  game: string;
  rules: Fields;
  /** The thing that is asked; null: things are being explained, and none is pressed yet. */
  asked: HTMLElement | null;
  onClose: () => void;
}

/** What a thing answers; or that a press on one will explain it. */
export function Answering({ game, rules, asked, onClose }: Props) {
  const t = useMessages();
  const words = useGameTeachWords(game);
  const answerOf = useAnswers(game);
  const on = useStore(explaining);
  if (words === null || answerOf === null) return null;
  const topic = asked?.dataset.help ?? "";
  const answer = asked === null ? null : answerOf(topic, { t, words, rules });
  return (
    <>
      {on && (
        <p className={style.mode} role="status">
          {words.help.modeOn}
          <Button look="quiet" onClick={() => explaining.set(() => false)}>
            {t.common.close}
          </Button>
        </p>
      )}
      {asked !== null && answer !== null && (
        <Note
          key={topic}
          thing={asked}
          title={answer.title}
          text={answer.text}
          rule={{
            name: words.help.rule({ number: answer.rule }),
            to: `/rules/${game}#${answer.rule}`,
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}

const knowsNothing: AnswerOf = () => null;

/** What a game's things answer; null until it has come. */
function useAnswers(game: string): AnswerOf | null {
  const [answers, setAnswers] = useState<AnswerOf | null>(null);
  useEffect(() => {
    let wanted = true;
    const { loadAnswers } = moduleOf(game);
    const found = loadAnswers === null ? Promise.resolve(knowsNothing) : loadAnswers();
    found.then(
      (answerOf) => wanted && setAnswers(() => answerOf),
      () => {}, // asked once more, it may come
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return answers;
}

interface NoteProps {
  thing: HTMLElement;
  title: string;
  text: string[];
  rule: { name: string; to: string };
  onClose: () => void;
}

/** How far a note stays from the edge of the window, in pixels. */
const EDGE = 8;

/** The answer, beside the thing that gives it; on a small screen at its foot. */
function Note({ thing, title, text, rule, onClose }: NoteProps) {
  const t = useMessages();
  const note = useRef<HTMLDivElement>(null);
  // While it is still there: what has gone cannot hand the focus back.
  useLayoutEffect(() => {
    const box = note.current;
    if (box === null) return;
    const at = thing.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = box;
    const left = Math.min(innerWidth - wide - EDGE, at.left + at.width / 2 - wide / 2);
    const above = at.top - high - EDGE;
    box.style.left = `${Math.max(EDGE, left)}px`;
    box.style.top = `${above > EDGE ? above : Math.min(innerHeight - high - EDGE, at.bottom + EDGE)}px`;
    box.focus();
    return () => {
      if (box.contains(document.activeElement)) thing.focus();
    };
  }, [thing]);
  return (
    <div
      ref={note}
      className={style.note}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      data-help-note
    >
      <h2 className={style.title}>{title}</h2>
      {text.map((one) => (
        <p key={one}>{one}</p>
      ))}
      <div className={style.ways}>
        <a href={rule.to} target="_blank" rel="noreferrer">
          {rule.name}
        </a>
        <Button look="quiet" onClick={onClose}>
          {t.common.close}
        </Button>
      </div>
    </div>
  );
}
