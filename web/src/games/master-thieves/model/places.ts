// Where drawers stand, and where the box takes them when it is moved.
//
//            N              Places are written level.side, as the box stands now. `grains` of the
//        ┌───────┐          view lists them in the order T.N T.E T.S T.W M.N … B.W.
//      W │       │ E        Walking round the table to the right one sees S, E, N, W.
//        └───────┘
//            S

import type { Move, Place } from "../../../generated/master_thieves";

export const LEVELS = ["T", "M", "B"] as const;
export type Level = (typeof LEVELS)[number];

/** The sides as one walks round the box, seen from above. */
export const CLOCKWISE_SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof CLOCKWISE_SIDES)[number];

/** The sides from left to right, as one sees them on the outside of the box. */
export const SIDES: readonly Side[] = ["S", "E", "N", "W"];

export const PLACES: readonly Place[] = LEVELS.flatMap((level) =>
  CLOCKWISE_SIDES.map((side) => placeOf(level, side)),
);

export function placeOf(level: Level, side: Side): Place {
  return `${level}.${side}`;
}

/** The place that a text names, if it names one. */
export function placeNamed(text: string | undefined): Place | null {
  return PLACES.find((place) => place === text) ?? null;
}

export function levelOf(place: Place): Level {
  return LEVELS.find((level) => place.startsWith(level)) ?? "T";
}

export function sideOf(place: Place): Side {
  return SIDES.find((side) => place.endsWith(side)) ?? "S";
}

/** The side that one sees after walking so many quarters to the right. */
export function sideAfter(side: Side, quarters: number): Side {
  const at = SIDES.indexOf(side) + quarters;
  return SIDES[((at % 4) + 4) % 4] ?? side;
}

/** Which levels a move turns, and which way as seen from above: 1 clockwise, −1 the other way. */
export const TURNS: Record<Exclude<Move, "flip">, { levels: readonly Level[]; way: 1 | -1 }> = {
  rotate_1_cw: { levels: ["T"], way: 1 },
  rotate_1_ccw: { levels: ["T"], way: -1 },
  rotate_2_cw: { levels: ["T", "M"], way: 1 },
  rotate_2_ccw: { levels: ["T", "M"], way: -1 },
};

/** Say where a move takes what stands at a place. */
export function movedTo(place: Place, move: Move): Place {
  const [level, side] = [levelOf(place), sideOf(place)];
  if (move === "flip") {
    const opposite: Record<Level, Level> = { T: "B", M: "M", B: "T" };
    const across: Record<Side, Side> = { N: "S", S: "N", E: "E", W: "W" };
    return placeOf(opposite[level], across[side]);
  }
  const { levels, way } = TURNS[move];
  return levels.includes(level) ? placeOf(level, sideAfter(side, -way)) : place;
}

/** Bring what is listed by place to where a move takes it. */
export function movedPlaces<Thing>(byPlace: readonly Thing[], move: Move): Thing[] {
  const after = [...byPlace];
  PLACES.forEach((place, index) => {
    const thing = byPlace[index];
    if (thing !== undefined) after[PLACES.indexOf(movedTo(place, move))] = thing;
  });
  return after;
}
