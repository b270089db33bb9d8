// What a moment of the table looks like, planned once: from it every frame of a cue follows by how
// far the cue has come (`progress`), and nothing else.

import type { Cue } from "../../../cues/cue";
import type { GameEvent, Move, OpenDrawer, Place, View } from "../../../generated/master_thieves";
import { PLACES } from "../model/places";
import { flying } from "./flying";
import { OUT, outOf } from "./measures";
import { between, easeInOut } from "./moving";
import { resting } from "./resting";
import type { Trajectory } from "./trajectories";

/** A drawer on its way out, or in, or standing open. */
export interface Opening {
  place: Place;
  drawer: OpenDrawer;
  from: number;
  to: number;
  /** The part of the cue in which it moves. */
  begin: number;
  end: number;
}

export interface Plan {
  /** Which wood stands where, by place; null: all look alike. */
  grains: readonly number[] | null;
  /** null: nobody can tell. */
  turnedOver: boolean | null;
  opening: Opening | null;
  move: Move | null;
  /** When the box begins to move: an open drawer is shut first. */
  moveBegins: number;
  trajectories: Trajectory[];
}

/** Drawers are shut in this part of a move of the box. */
const SHUTTING = 0.22;
/** When diamonds have been put into a drawer, it is shut. */
const SHUT_AFTER = 0.68;

/** Plan what is to be seen; without a cue, the table as it stands. */
export function planOf(view: View, cue: Cue<View, GameEvent> | null): Plan {
  const move = cue?.event.event === "BoxMoved" ? cue.event.move : null;
  const opening = openingOf(view, cue);
  return {
    grains: view.grains,
    turnedOver: view.turned_over,
    opening,
    move,
    moveBegins: move !== null && opening !== null ? SHUTTING : 0,
    trajectories: [...resting(view, cue), ...(cue === null ? [] : flying(view, cue))],
  };
}

function openingOf(view: View, cue: Cue<View, GameEvent> | null): Opening | null {
  const drawer = view.open_drawer;
  if (drawer === null) return null;
  const out = outOf(drawer);
  const still: Opening = { place: drawer.place, drawer, from: out, to: out, begin: 0, end: 1 };
  switch (cue?.event.event) {
    case "Opened":
      return { ...still, from: 0 };
    case "Looked":
      return { ...still, from: OUT };
    case "BoxMoved":
      return { ...still, to: 0, end: SHUTTING };
    case "DiamondsPut":
      return { ...still, to: 0, begin: SHUT_AFTER };
    default:
      return still;
  }
}

/** How far the open drawer is out. */
export function slideOf(opening: Opening | null, progress: number): number {
  if (opening === null) return 0;
  const way = easeInOut(between(progress, opening.begin, opening.end));
  return opening.from + (opening.to - opening.from) * way;
}

/** How far the box has come in its move. */
export function movedBy(plan: Plan, progress: number): number {
  return between(progress, plan.moveBegins, 1);
}

/** Which wood stands at a place; where all look alike, one for each place. */
export function grainAt(plan: Plan, place: Place): number {
  const at = PLACES.indexOf(place);
  return plan.grains?.[at] ?? at;
}
