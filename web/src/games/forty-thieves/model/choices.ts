// What may be decided, with the things on the table that each decision points at. Nothing here
// knows when something is allowed.

import type { GameAction, Place, Slot, Square } from "../../../generated/forty_thieves";

export interface Things {
  /** Tiles of one's own hand. */
  slots: readonly Slot[];
  squares: readonly Square[];
  /** A sapphire or a line. */
  place: Place | null;
}

/** A decision, and what it points at; one with a verb that is not known here is a plain button. */
export type TableChoice = GameAction & { things: Things };

export function choiceOf(action: GameAction): TableChoice {
  return { ...action, things: thingsOf(action) };
}

export function thingsOf(action: GameAction): Things {
  return {
    slots: "slots" in action ? action.slots : "slot" in action ? [action.slot] : [],
    squares: "squares" in action ? action.squares : "square" in action ? [action.square] : [],
    place: "place" in action ? action.place : "gem" in action ? `${action.gem}` : null,
  };
}

/** Decisions that let things be: they are always one key away. */
export function isSkip(action: GameAction): boolean {
  return action.verb === "pass" || (action.verb === "discard" && action.slots.length === 0);
}
