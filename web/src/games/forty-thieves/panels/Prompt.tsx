import { Button } from "../../../widgets/Button";
import { useTable } from "../board/context";
import { question, standing } from "../model/questions";
import { isEmptySelection } from "../model/selection";
import { isSkip, type Word } from "../model/words";
import { ActionButtons, ShortcutKey } from "./ActionButtons";
import { Chain } from "./Chain";
import style from "./Prompt.module.css";

interface PromptProps {
  /** What is happening just now, in a sentence; spoken elsewhere. */
  happening: string | null;
  pending: boolean;
}

/** Words with a thing of their own on the table, or a button beside it. */
function hasItsPlace(word: Word): boolean {
  if (!word.known) return false;
  if (word.slots.length + word.squares.length > 0 || word.place !== null) return true;
  return ["rob", "give", "wish"].includes(word.verb) || isSkip(word);
}

/** What is asked, in one sentence, and the decisions that belong to nothing on the table. */
export function Prompt({ happening, pending }: PromptProps) {
  const table = useTable();
  const { t, view, seat, names, fronts, choosing } = table;
  const { words, selection, ready } = choosing;
  const asked = words.length > 0;
  const others = words.filter((word) => !hasItsPlace(word));
  // A guide who shows something first holds the question back: nobody is told to wait for himself.
  const own = view.deciders.length === 1 && view.deciders[0] === seat;
  const sentence = asked
    ? question({ t, view, names, fronts, words, selection })
    : pending
      ? t.prompt.sent
      : own
        ? ""
        : standing({ t, view, names });
  return (
    <div className={style.prompt} data-asked={asked}>
      <Chain />
      <p className={style.sentence} aria-hidden={happening !== null || undefined}>
        {happening ?? sentence}
      </p>
      <div className={style.choices} data-many={others.length > 1}>
        <ActionButtons words={ready} shortcut="C" />
        <ActionButtons words={others} />
        {!isEmptySelection(selection) && (
          <Button
            look="quiet"
            className={style.none ?? ""}
            aria-label={t.actions.none}
            title={t.actions.none}
            onClick={choosing.clear}
          >
            <span aria-hidden="true">✕</span>
            <ShortcutKey name="Esc" />
          </Button>
        )}
        <Skip />
      </div>
      {asked && <p className="visually-hidden">{t.prompt.help}</p>}
    </div>
  );
}

/** Always in the same place, and only where it can be used. */
function Skip() {
  const { t, view, choosing, advised } = useTable();
  const skip = choosing.words.find(isSkip);
  if (skip === undefined) return null;
  const named: Partial<Record<string, string>> = {
    draw: t.actions.keep,
    dagger: t.actions.letBe,
    claim: t.actions.noMore,
    wish: t.actions.noWish,
  };
  return (
    <Button
      className={style.skip ?? ""}
      data-word={skip.word}
      data-advised={advised?.word === skip.word || undefined}
      onClick={() => choosing.act(skip.word)}
    >
      {named[view.phase] ?? t.actions.skip}
      <ShortcutKey name="S" />
    </Button>
  );
}
