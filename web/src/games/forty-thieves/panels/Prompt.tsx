import { Button } from "../../../widgets/Button";
import { Key } from "../../../widgets/Key";
import { useTable } from "../board/context";
import { isSkip, type TableChoice } from "../model/choices";
import { question, standing } from "../model/questions";
import { isEmptySelection } from "../model/selection";
import { ActionButtons } from "./ActionButtons";
import { Chain } from "./Chain";
import style from "./Prompt.module.css";

interface PromptProps {
  /** What is happening just now, in a sentence; spoken elsewhere. */
  happening: string | null;
  pending: boolean;
}

/** Decisions with a thing of their own on the table, or a button beside it. */
function hasItsPlace(choice: TableChoice): boolean {
  const { slots, squares, place } = choice.things;
  if (slots.length + squares.length > 0 || place !== null) return true;
  return ["rob", "rob_merchant", "give", "wish"].includes(choice.verb) || isSkip(choice);
}

/** What is asked, in one sentence, and the decisions that belong to nothing on the table. */
export function Prompt({ happening, pending }: PromptProps) {
  const table = useTable();
  const { t, view, seat, names, fronts, choosing } = table;
  const { choices, selection, ready } = choosing;
  const asked = choices.length > 0;
  const others = choices.filter((choice) => !hasItsPlace(choice));
  // A guide who shows something first holds the question back: nobody is told to wait for himself.
  const own = view.deciders.length === 1 && view.deciders[0] === seat;
  const sentence = asked
    ? question({ t, view, names, fronts, choices, selection })
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
        <ActionButtons choices={ready} shortcut="C" />
        <ActionButtons choices={others} />
        {!isEmptySelection(selection) && (
          <Button
            look="quiet"
            className={style.none ?? ""}
            aria-label={t.actions.none}
            title={t.actions.none}
            onClick={choosing.clear}
          >
            <span aria-hidden="true">✕</span>
            <Key name="Esc" />
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
  const skip = choosing.choices.find(isSkip);
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
      <Key name="S" />
    </Button>
  );
}
