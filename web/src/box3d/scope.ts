// What has to be in the picture. On a large screen that is the whole table. On a small one who is
// asked at the box leans forward: then it is the box, and the pillows that something goes to.

import type { BoxProps } from "../box/box";
import { flightsOf } from "../box/eventFlights";
import { LEVELS, levelOf, sideOf } from "../box/places";
import {
  ASIDE,
  boxPoints,
  drawerPoints,
  NARROW,
  type Point,
  pillowPoints,
  RADIAN,
  type Room,
  type Subject,
} from "./framing";
import { CENTRE, outOf } from "./measures";
import { RED_SPOT, type Spot, seatSpots } from "./spots";

/** A picture of fewer free pixels is small. */
const SMALL = 560;
/** Above the box, where buttons stand in the upper corners of a picture. */
const HEADROOM: Point = [0, CENTRE * 3.1, 0];
const EVERYWHERE = [31, 34, 37, 40, 43, 46];
/** One looks down into an open drawer. */
const INTO = [40, 43, 46];
/** Fronts are read best from before them. */
const AT_FRONTS = [31, 34, 37];

export function subjectOf(box: BoxProps, room: Room): Subject {
  const { view, cue } = box;
  const open = view.open_drawer;
  const moving = cue?.event.event === "BoxMoved" && !box.reducedMotion ? cue.event.move : null;
  const leansForward =
    room.width - room.left - room.right < SMALL &&
    (open !== null || moving !== null || isAskedAtBox(box));
  const points = boxPoints(moving === "flip");
  if (leansForward && room.width >= NARROW) points.push(HEADROOM);
  if (open !== null) {
    const level = LEVELS.indexOf(levelOf(open.place));
    points.push(...drawerPoints(sideOf(open.place), level, outOf(open)));
  }
  for (const spot of leansForward ? spotsInCue(box) : allSpots(box)) points.push(...spot);
  return {
    points,
    angle: angleOf(box, 0),
    pitches: open !== null ? INTO : leansForward ? AT_FRONTS : EVERYWHERE,
  };
}

/** The angle under which the eye stands, with what the table is turned under the finger. */
export function angleOf(box: BoxProps, dragged: number): number {
  return box.look.quarters * (Math.PI / 2) + ASIDE - dragged * RADIAN;
}

function isAskedAtBox({ bound }: BoxProps): boolean {
  return bound.open.size > 0 || bound.atBox.length > 0;
}

/** Every pillow, and a point for each name. */
function allSpots({ view }: BoxProps): Point[][] {
  const seats = view.seats.flatMap((_, seat) => {
    const { white, black, name } = seatSpots(seat, view.seats.length, view.viewer);
    return [pillowPoints(white), pillowPoints(black), [[name.x, 0, name.z] as const]];
  });
  return [pillowPoints(RED_SPOT), ...seats];
}

/** The pillows that something leaves or comes to. */
function spotsInCue({ view, cue }: BoxProps): Point[][] {
  if (cue === null) return [];
  const named = flightsOf(cue.event).flatMap(({ from, to }) => [from, to]);
  const spots = [...new Set(named)].flatMap((name): Spot[] => {
    if (name === "red") return [RED_SPOT];
    const [thing, seat] = name.split("-");
    if (seat === undefined) return [];
    const { white, black } = seatSpots(Number(seat), view.seats.length, view.viewer);
    return thing === "white" ? [white] : thing === "black" ? [black] : [white, black];
  });
  return spots.map(pillowPoints);
}
