// A small decision as a button, with the key that makes it.

import { Key } from "../../../widgets/Key";
import { GemArt } from "../art/GemArt";
import { MoveIcon } from "../art/MoveIcon";
import { type Level, TURNS } from "../model/places";
import type { ActionChoice } from "../model/words";
import type { MasterWords } from "../sentences";
import { useMasterMessages } from "../words";
import style from "./ActionButton.module.css";

interface ActionButtonProps {
  choice: ActionChoice;
  pending: string | null;
  act: (word: string) => void;
  /** What is recommended. */
  advised: string | null;
  /** Point out the levels that a move would move. */
  consider?: (levels: readonly Level[]) => void;
}

export function ActionButton({ choice, pending, act, advised, consider }: ActionButtonProps) {
  const { master: words } = useMasterMessages();
  const levels: readonly Level[] =
    choice.kind !== "move"
      ? []
      : choice.move === "flip"
        ? ["T", "M", "B"]
        : TURNS[choice.move].levels;
  const think = () => consider?.(levels);
  const forget = () => consider?.([]);
  const name = actionInWords(words, choice);
  const refuses = choice.kind === "plain" && REFUSALS.has(choice.name);
  const wide = choice.word === "flip" || choice.word === "done" || choice.kind === "unknown";
  return (
    <button
      type="button"
      className={style.deed}
      data-deed
      data-word={choice.word}
      data-quiet={refuses || undefined}
      data-wide={wide || undefined}
      data-pending={pending === choice.word || undefined}
      data-advised={advised === choice.word || undefined}
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
      {choice.kind === "move" && <MoveIcon move={choice.move} />}
      {(choice.kind === "place" || choice.kind === "takeOne" || choice.kind === "pick") && (
        <GemArt kind={choice.gem} size="1.5rem" />
      )}
      {choice.kind === "put" && <GemArt kind="D" size="1.3rem" />}
      <span>{shortly(words, choice) ?? name}</span>
      {choice.key !== null && <Key name={choice.key.toUpperCase()} />}
    </button>
  );
}

/** What stands on the button where its picture says the rest. */
function shortly(words: MasterWords, choice: ActionChoice): string | null {
  if (choice.kind === "move") return words.deeds.short[choice.move];
  return choice.kind === "put" ? String(choice.count) : null;
}

const REFUSALS: ReadonlySet<string> = new Set([
  "leave",
  "placeNothing",
  "alarmKeep",
  "alarmLie",
  "done",
]);

/** Say what a button does. */
export function actionInWords(words: MasterWords, choice: ActionChoice): string {
  switch (choice.kind) {
    case "put":
      return words.deeds.put({ count: choice.count });
    case "takeOne":
    case "place":
    case "pick":
      return words.deeds[choice.kind]({ gem: words.kind[choice.gem] });
    case "move":
      return words.deeds[choice.move];
    case "plain":
      return words.deeds[choice.name];
    case "unknown":
      return words.deeds.other({ word: choice.word });
  }
}
