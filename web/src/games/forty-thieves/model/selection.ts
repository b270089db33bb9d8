// Picking things on the table until they make a decision. Which things go together follows from
// what is legal: a thing can be picked if some decision points at it and at those picked before.

import type { GameAction, Place, Slot, Square } from "../../../generated/forty_thieves";
import type { TableChoice } from "./choices";

export interface Selection {
  slots: Slot[];
  squares: Square[];
  place: Place | null;
}

export type Pickable =
  | { kind: "slot"; slot: Slot }
  | { kind: "square"; square: Square }
  | { kind: "place"; place: Place };

export const NOTHING_PICKED: Selection = { slots: [], squares: [], place: null };

/** Done as soon as their last thing is picked. The others wait for a second press or a button. */
const AT_ONCE: ReadonlySet<GameAction["verb"]> = new Set([
  "glimpse",
  "reveal",
  "replace",
  "lead",
  "interchange",
  "take_gem",
]);

export function isEmptySelection(selection: Selection): boolean {
  return selection.slots.length + selection.squares.length === 0 && selection.place === null;
}

function has(selection: Selection, thing: Pickable): boolean {
  if (thing.kind === "slot") return selection.slots.includes(thing.slot);
  if (thing.kind === "square") return selection.squares.includes(thing.square);
  return selection.place === thing.place;
}

function add(selection: Selection, thing: Pickable): Selection {
  if (thing.kind === "slot") return { ...selection, slots: [...selection.slots, thing.slot] };
  if (thing.kind === "square") {
    return { ...selection, squares: [...selection.squares, thing.square] };
  }
  return { ...selection, place: thing.place };
}

function remove(selection: Selection, thing: Pickable): Selection {
  return {
    slots: selection.slots.filter((slot) => thing.kind !== "slot" || slot !== thing.slot),
    squares: selection.squares.filter((at) => thing.kind !== "square" || at !== thing.square),
    place: thing.kind === "place" ? null : selection.place,
  };
}

function fits({ things }: TableChoice, selection: Selection): boolean {
  return (
    selection.slots.every((slot) => things.slots.includes(slot)) &&
    selection.squares.every((square) => things.squares.includes(square)) &&
    (selection.place === null || selection.place === things.place)
  );
}

/** The decisions that point at everything that is picked, and perhaps more. */
export function candidates(choices: TableChoice[], selection: Selection): TableChoice[] {
  return isEmptySelection(selection) ? [] : choices.filter((choice) => fits(choice, selection));
}

/** The decisions that point at just what is picked. */
export function complete(choices: TableChoice[], selection: Selection): TableChoice[] {
  return candidates(choices, selection).filter(
    ({ things }) =>
      things.slots.length === selection.slots.length &&
      things.squares.length === selection.squares.length &&
      things.place === selection.place,
  );
}

/** Whether a thing can be picked now, with those picked before or instead of them. */
export function canPick(choices: TableChoice[], selection: Selection, thing: Pickable): boolean {
  return (
    goesOn(choices, selection, thing) || candidates(choices, add(NOTHING_PICKED, thing)).length > 0
  );
}

/** Whether a thing goes together with those that are picked. */
export function goesOn(choices: TableChoice[], selection: Selection, thing: Pickable): boolean {
  return !has(selection, thing) && candidates(choices, add(selection, thing)).length > 0;
}

export interface PickOutcome {
  selection: Selection;
  /** The word that is thereby decided. */
  act: string | null;
}

export function pick(choices: TableChoice[], selection: Selection, thing: Pickable): PickOutcome {
  if (has(selection, thing)) {
    const again = complete(choices, selection)[0];
    if (thing.kind === "place" && again !== undefined) {
      return { selection: NOTHING_PICKED, act: again.word };
    }
    return { selection: remove(selection, thing), act: null };
  }
  const more = add(selection, thing);
  const next = candidates(choices, more).length > 0 ? more : add(NOTHING_PICKED, thing);
  const possible = candidates(choices, next);
  if (possible.length === 0) return { selection, act: null };
  const [only, ...others] = possible;
  const done = complete(choices, next).length === 1 && others.length === 0;
  if (done && only !== undefined && AT_ONCE.has(only.verb)) {
    return { selection: NOTHING_PICKED, act: only.word };
  }
  return { selection: next, act: null };
}
