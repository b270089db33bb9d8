// A small decision as a button, with the key that makes it.

import type { GameAction } from "../../../generated/master_thieves";
import { Key } from "../../../widgets/Key";
import { GemArt } from "../art/GemArt";
import { MoveIcon } from "../art/MoveIcon";
import type { ActionChoice } from "../model/choices";
import { actionInWords } from "../model/describe";
import { kindOf } from "../model/gems";
import { type Level, TURNS } from "../model/places";
import type { MasterWords } from "../sentences";
import { useMasterMessages } from "../words";
import style from "./ActionButton.module.css";

interface ActionButtonProps {
  choice: ActionChoice;
  pending: string | null;
  act: (word: string) => void;
  /** What is recommended. */
  advised: GameAction | null;
  /** Point out the levels that a move would move. */
  consider?: (levels: readonly Level[]) => void;
}

export function ActionButton({ choice, pending, act, advised, consider }: ActionButtonProps) {
  const { master: words } = useMasterMessages();
  const levels: readonly Level[] =
    choice.verb !== "move_box"
      ? []
      : choice.move === "flip"
        ? ["T", "M", "B"]
        : TURNS[choice.move].levels;
  const think = () => consider?.(levels);
  const forget = () => consider?.([]);
  const name = actionInWords(words, choice);
  const wide =
    choice.verb === "done" ||
    (choice.verb === "move_box" ? choice.move === "flip" : !(choice.verb in words.deeds));
  return (
    <button
      type="button"
      className={style.deed}
      data-deed
      data-word={choice.word}
      data-quiet={REFUSALS.has(choice.verb) || undefined}
      data-wide={wide || undefined}
      data-pending={pending === choice.word || undefined}
      data-advised={advised?.word === choice.word || undefined}
      aria-disabled={pending !== null}
      aria-label={name}
      aria-keyshortcuts={choice.key ?? undefined}
      onClick={() => {
        forget();
        act(choice.word);
      }}
      onPointerEnter={think}
      onPointerLeave={forget}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && think()}
      onBlur={forget}
    >
      {choice.verb === "move_box" && <MoveIcon move={choice.move} />}
      {"kind" in choice && <GemArt kind={kindOf(choice.kind)} size="1.5rem" />}
      {choice.verb === "put" && <GemArt kind="D" size="1.3rem" />}
      <span>{shortly(words, choice) ?? name}</span>
      {choice.key !== null && <Key name={choice.key.toUpperCase()} />}
    </button>
  );
}

/** What stands on the button where its picture says the rest. */
function shortly(words: MasterWords, choice: ActionChoice): string | null {
  if (choice.verb === "move_box") return words.deeds.short[choice.move];
  return choice.verb === "put" ? String(choice.count) : null;
}

const REFUSALS: ReadonlySet<GameAction["verb"]> = new Set([
  "leave",
  "place_nothing",
  "keep_alarm",
  "let_alarm_lie",
  "done",
]);
