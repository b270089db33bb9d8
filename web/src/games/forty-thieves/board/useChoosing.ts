import { useCallback, useEffect, useMemo, useState } from "react";
import type { GameAction } from "../../../generated/forty_thieves";
import type { Question } from "../../../table/props";
import { choiceOf, type TableChoice } from "../model/choices";
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

/** What may be decided, and what has been picked for it so far. */
export interface Choosing {
  choices: TableChoice[];
  selection: Selection;
  /** The decisions that what is picked already makes. */
  ready: TableChoice[];
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

const DRAGGED: ReadonlySet<GameAction["verb"]> = new Set(["replace", "lead", "interchange"]);

export function useChoosing(
  legal: Question<GameAction> | null,
  pending: string | null,
  act: (word: string) => void,
): Choosing {
  const asked = legal === null || pending !== null ? "" : [legal.since, ...legal.actions].join("|");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question has the same answers
  const choices = useMemo(
    () => (asked === "" ? [] : (legal?.choices ?? []).map(choiceOf)),
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
      choices,
      selection,
      ready: complete(choices, selection),
      act: (word) => {
        select(NOTHING_PICKED);
        act(word);
      },
      pick: (thing) => decide(pick(choices, selection, thing)),
      join: (one, other) => {
        const first = pick(choices, NOTHING_PICKED, one);
        if (first.act === null && goesOn(choices, first.selection, other)) {
          decide(pick(choices, first.selection, other));
        } else {
          select(NOTHING_PICKED);
        }
      },
      clear: () => select(NOTHING_PICKED),
      canPick: (thing) => canPick(choices, selection, thing),
      fits: (thing) =>
        isEmptySelection(selection)
          ? canPick(choices, selection, thing)
          : goesOn(choices, selection, thing),
      canDrag: (thing) =>
        choices.some(
          ({ verb, things }) =>
            DRAGGED.has(verb) &&
            ((thing.kind === "slot" && things.slots.includes(thing.slot)) ||
              (thing.kind === "square" && things.squares.includes(thing.square))),
        ),
    }),
    [choices, selection, act, decide],
  );
}
