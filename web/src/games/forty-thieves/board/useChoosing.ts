import { useCallback, useEffect, useMemo, useState } from "react";
import type { Legal } from "../../../generated/protocol";
import {
  canPick,
  complete,
  goesOn,
  isEmptySelection,
  NOTHING_PICKED,
  type Pickable,
  pick,
  type Selection,
} from "../model/selection";
import { readWord, type Word } from "../model/words";

/** What may be decided, and what has been picked for it so far. */
export interface Choosing {
  words: Word[];
  selection: Selection;
  /** The decisions that what is picked already makes. */
  ready: Word[];
  act: (word: string) => void;
  pick: (thing: Pickable) => void;
  /** Bring two things together, as by dragging one onto the other. */
  join: (one: Pickable, other: Pickable) => void;
  clear: () => void;
  canPick: (thing: Pickable) => boolean;
  /** Whether it goes together with what is picked. */
  fits: (thing: Pickable) => boolean;
  canDrag: (thing: Pickable) => boolean;
}

const DRAGGED = new Set(["replace", "lead", "interchange"]);

export function useChoosing(
  legal: Legal | null,
  pending: string | null,
  act: (word: string) => void,
): Choosing {
  const asked = legal === null || pending !== null ? "" : [legal.since, ...legal.actions].join("|");
  const words = useMemo(
    () => (asked === "" ? [] : asked.split("|").slice(1).map(readWord)),
    [asked],
  );
  const [selection, select] = useState(NOTHING_PICKED);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins with nothing picked
  useEffect(() => select(NOTHING_PICKED), [asked]);

  const decide = useCallback(
    (picked: ReturnType<typeof pick>) => {
      select(picked.selection);
      if (picked.act !== null) act(picked.act);
    },
    [act],
  );

  return useMemo(
    () => ({
      words,
      selection,
      ready: complete(words, selection),
      act: (word) => {
        select(NOTHING_PICKED);
        act(word);
      },
      pick: (thing) => decide(pick(words, selection, thing)),
      join: (one, other) => {
        const first = pick(words, NOTHING_PICKED, one);
        if (first.act === null && goesOn(words, first.selection, other)) {
          decide(pick(words, first.selection, other));
        } else {
          select(NOTHING_PICKED);
        }
      },
      clear: () => select(NOTHING_PICKED),
      canPick: (thing) => canPick(words, selection, thing),
      fits: (thing) =>
        isEmptySelection(selection)
          ? canPick(words, selection, thing)
          : goesOn(words, selection, thing),
      canDrag: (thing) =>
        words.some(
          ({ verb, slots, squares }) =>
            DRAGGED.has(verb) &&
            ((thing.kind === "slot" && slots.includes(thing.slot)) ||
              (thing.kind === "square" && squares.includes(thing.square))),
        ),
    }),
    [words, selection, act, decide],
  );
}
