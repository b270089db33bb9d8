// How drawers wander when the box is moved: the three moves of MT-2.5 and MT-2.6, for a picture.

import { CLOCKWISE_SIDES, LEVELS } from "../model/places";

export interface BoxPosition {
  /** Which drawer stands where: by level from the top, then by side. */
  drawers: readonly (readonly number[])[];
  turnedOver: boolean;
}

export const AT_HOME: BoxPosition = {
  drawers: LEVELS.map((_, level) => CLOCKWISE_SIDES.map((_, side) => level * 4 + side)),
  turnedOver: false,
};

/** Turn the upper levels a quarter clockwise: what stood in the north goes to the east. */
export function rotated(standing: BoxPosition, levels: 1 | 2): BoxPosition {
  const drawers = standing.drawers.map((row, level) =>
    level < levels ? row.map((_, side) => row[(side + 3) % 4] ?? 0) : row,
  );
  return { ...standing, drawers };
}

/** Stand the box on its head: top and bottom change places, and so do north and south. */
export function turnedOver({ drawers, turnedOver: over }: BoxPosition): BoxPosition {
  const upended = [...drawers]
    .reverse()
    .map(([north = 0, east = 0, south = 0, west = 0]) => [south, east, north, west]);
  return { drawers: upended, turnedOver: !over };
}

export function drawerPlace({ drawers }: BoxPosition, drawer: number) {
  const level = drawers.findIndex((row) => row.includes(drawer));
  const side = drawers[level]?.indexOf(drawer) ?? 0;
  return { level: Math.max(0, level), side };
}
