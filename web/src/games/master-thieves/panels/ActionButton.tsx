// A small decision as a button, with the key that makes it.

import { Key } from "../../../widgets/Key";
import { GemArt } from "../art/GemArt";
import { MoveIcon } from "../art/MoveIcon";
import { type Level, TURNS } from "../model/places";
import type { ActionChoice } from "../model/words";
import type { MasterWords } from "../sentences";
import { useMasterMessages } from "../words";
import style from "./ActionButton.module.css";

interface DeedButtonProps {
  deed: ActionChoice;
  pending: string | null;
  act: (word: string) => void;
  /** What is recommended. */
  advised: string | null;
  /** Point out the levels that a move would move. */
  consider?: (levels: readonly Level[]) => void;
}

export function ActionButton({ deed, pending, act, advised, consider }: DeedButtonProps) {
  const { master: words } = useMasterMessages();
  const levels: readonly Level[] =
    deed.kind !== "move" ? [] : deed.move === "flip" ? ["T", "M", "B"] : TURNS[deed.move].levels;
  const think = () => consider?.(levels);
  const forget = () => consider?.([]);
  const name = deedInWords(words, deed);
  const refuses = deed.kind === "plain" && REFUSALS.has(deed.name);
  const wide = deed.word === "flip" || deed.word === "done" || deed.kind === "unknown";
  return (
    <button
      type="button"
      className={style.deed}
      data-deed
      data-word={deed.word}
      data-quiet={refuses || undefined}
      data-wide={wide || undefined}
      data-pending={pending === deed.word || undefined}
      data-advised={advised === deed.word || undefined}
      aria-disabled={pending !== null}
      aria-label={name}
      aria-keyshortcuts={deed.key ?? undefined}
      onClick={() => {
        forget();
        act(deed.word);
      }}
      onPointerEnter={think}
      onPointerLeave={forget}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && think()}
      onBlur={forget}
    >
      {deed.kind === "move" && <MoveIcon move={deed.move} />}
      {(deed.kind === "place" || deed.kind === "takeOne" || deed.kind === "pick") && (
        <GemArt kind={deed.gem} size="1.5rem" />
      )}
      {deed.kind === "put" && <GemArt kind="D" size="1.3rem" />}
      <span>{shortly(words, deed) ?? name}</span>
      {deed.key !== null && <Key name={deed.key.toUpperCase()} />}
    </button>
  );
}

/** What stands on the button where its picture says the rest. */
function shortly(words: MasterWords, deed: ActionChoice): string | null {
  if (deed.kind === "move") return words.deeds.short[deed.move];
  return deed.kind === "put" ? String(deed.count) : null;
}

const REFUSALS: ReadonlySet<string> = new Set([
  "leave",
  "placeNothing",
  "alarmKeep",
  "alarmLie",
  "done",
]);

/** Say what a button does. */
export function deedInWords(words: MasterWords, deed: ActionChoice): string {
  switch (deed.kind) {
    case "put":
      return words.deeds.put({ count: deed.count });
    case "takeOne":
    case "place":
    case "pick":
      return words.deeds[deed.kind]({ gem: words.kind[deed.gem] });
    case "move":
      return words.deeds[deed.move];
    case "plain":
      return words.deeds[deed.name];
    case "unknown":
      return words.deeds.other({ word: deed.word });
  }
}
