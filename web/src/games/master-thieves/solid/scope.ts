// What has to be in the picture: the box, what has come out of it, the red pillow, and the pillows that
// something leaves or comes to. The other pillows, where the box is large all the same.

import type { BoxProps } from "../model/box";
import { flightsOf } from "../model/flightsOf";
import { LEVELS, levelOf, sideOf } from "../model/places";
import {
  boxPoints,
  drawerPoints,
  NARROW,
  type Point3D,
  pillowPoints,
  type Room,
  type Subject,
} from "./framing";
import { ASIDE, CENTRE, outOf, RADIAN } from "./measures";
import { redSpotAt, type Spot, seatSpots } from "./spots";

/** Where fewer pixels are free, buttons stand over the upper corners of the box. */
const SMALL = 560;
/** Above the box, where buttons stand in the upper corners of a picture. */
const HEADROOM: Point3D = [0, CENTRE * 3.1, 0];
/** One looks down into an open drawer. */
const INTO = [40, 43, 46];
/** Fronts are read best from before them. */
const AT_FRONTS = [29, 32, 35];

export function subjectOf(box: BoxProps, room: Room): Subject {
  const { view, cue } = box;
  const open = view.open_drawer;
  const moving = cue?.event.event === "BoxMoved" && !box.reducedMotion ? cue.event.move : null;
  const points = [...boxPoints(moving === "flip"), ...pillowPoints(redSpotAt(walkedBy(box, 0)))];
  const free = room.width - room.left - room.right;
  if (free < SMALL && room.width >= NARROW) points.push(HEADROOM);
  if (open !== null) {
    const level = LEVELS.indexOf(levelOf(open.place));
    points.push(...drawerPoints(sideOf(open.place), level, outOf(open)));
  }
  if (!box.reducedMotion) for (const spot of spotsInCue(box)) points.push(...spot);
  return {
    points,
    wished: allSpots(box).flat(),
    angle: viewAngle(box, 0),
    pitches: open !== null ? INTO : AT_FRONTS,
  };
}

/** How far one has walked round the box, with what it is turned under the finger, in radians. */
function walkedBy({ look }: BoxProps, dragged: number): number {
  return look.quarters * (Math.PI / 2) - dragged * RADIAN;
}

/** The angle under which the eye stands, with what the table is turned under the finger. */
export function viewAngle(box: BoxProps, dragged: number): number {
  return walkedBy(box, dragged) + ASIDE;
}

/** The pillows of every seat, and a point for each name. */
function allSpots({ view }: BoxProps): Point3D[][] {
  return view.seats.flatMap((_, seat) => {
    const { white, black, name } = seatSpots(seat, view.seats.length, view.viewer);
    return [pillowPoints(white), pillowPoints(black), [[name.x, 0, name.z] as const]];
  });
}

/** The pillows of seats that something leaves or comes to. */
function spotsInCue({ view, cue }: BoxProps): Point3D[][] {
  if (cue === null) return [];
  const named = flightsOf(cue.event).flatMap(({ from, to }) => [from, to]);
  const spots = [...new Set(named)].flatMap((name): Spot[] => {
    const [thing, seat] = name.split("-");
    if (seat === undefined) return [];
    const { white, black } = seatSpots(Number(seat), view.seats.length, view.viewer);
    return thing === "white" ? [white] : thing === "black" ? [black] : [white, black];
  });
  return spots.map(pillowPoints);
}
