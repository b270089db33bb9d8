// How far the eye stands back and where the picture's middle lies, so that everything that has to be
// seen is inside the part of the picture that nothing covers.

import { CENTRE, HALF, PILLOW, RADIAN } from "./measures";
import type { Spot } from "./spots";
import { heightOf, sideAngle } from "./standing";

/** How much the eye takes in from top to bottom, in degrees. */
export const FIELD = 30;
/** The eye is directed to the axis of the box at this height. */
export const LOOKED_AT = 0.75;

/** The picture in pixels of the page, and how much of it is covered at each edge. */
export interface Room {
  width: number;
  height: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What stands in the corners of a picture that is not narrower takes their height. */
export const NARROW = 560;

export type Point3D = readonly [x: number, y: number, z: number];

/** How the eye stands. */
export interface Stand {
  pitch: number;
  distance: number;
  /** How far the axis of the eye is beside the middle of the picture, as parts of its height. */
  right: number;
  down: number;
}

export interface Frame extends Stand {
  /** How the eye stands where everything that is wished is in the picture, too. */
  further: Stand;
  /** How much smaller the picture is from there; at most 1. */
  whole: number;
}

/** The corners of the box; while it is turned over it needs more room. */
export function boxPoints(tipping: boolean): Point3D[] {
  const [half, deep] = [HALF + 0.06, tipping ? 1.5 : HALF + 0.06];
  const high = tipping ? CENTRE * 2.9 : CENTRE * 2 + 0.03;
  return [half, -half].flatMap((x) =>
    [deep, -deep].flatMap((z): Point3D[] => [
      [x, 0, z],
      [x, tipping ? CENTRE * 2 : high, z],
      [x, high, tipping ? 0 : z],
    ]),
  );
}

/** The corners of a pillow. */
export function pillowPoints({ x, z, angle, size }: Spot): Point3D[] {
  const [sin, cos] = [Math.sin(angle) * size, Math.cos(angle) * size];
  return [PILLOW.halfWidth, -PILLOW.halfWidth].flatMap((u) =>
    [PILLOW.halfDepth, -PILLOW.halfDepth].map(
      (v): Point3D => [x + cos * u + sin * v, 0, z - sin * u + cos * v],
    ),
  );
}

/** The corners of what has come out of the box at a place. */
export function drawerPoints(side: Parameters<typeof sideAngle>[0], level: number, out: number) {
  const angle = sideAngle(side);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const far = HALF + out + 0.16;
  const middle = CENTRE + heightOf(level);
  return [0.9, -0.9].flatMap((aside) =>
    [0.28, -0.28].map(
      (up): Point3D => [sin * far + cos * aside, middle + up, cos * far - sin * aside],
    ),
  );
}

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What the points cover, as tangents beside the axis of an eye; null where one is behind the eye. */
function extentOf(points: readonly Point3D[], angle: number, pitch: number, distance: number) {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [up, flat] = [Math.sin(pitch), Math.cos(pitch)];
  const extent: Extent = { left: 9, right: -9, top: 9, bottom: -9 };
  for (const [x, y, z] of points) {
    const towards = x * sin + z * cos;
    const height = y - LOOKED_AT;
    const depth = distance - towards * flat - height * up;
    if (depth < 0.5) return null;
    const across = (x * cos - z * sin) / depth;
    const down = (towards * up - height * flat) / depth;
    extent.left = Math.min(extent.left, across);
    extent.right = Math.max(extent.right, across);
    extent.top = Math.min(extent.top, down);
    extent.bottom = Math.max(extent.bottom, down);
  }
  return extent;
}

const NEAREST = 3;
const FARTHEST = 60;
const STEPS = 20;
const FOCAL = 0.5 / Math.tan((FIELD * RADIAN) / 2);
/** The part of the free room that stays empty. */
const AIR = 0.96;

/** How near the eye may come for the points to be inside the free room. */
function nearest(points: readonly Point3D[], angle: number, pitch: number, room: Room): number {
  const focal = FOCAL * room.height;
  const wide = Math.max(40, room.width - room.left - room.right) * AIR;
  const high = Math.max(40, room.height - room.top - room.bottom) * AIR;
  let [near, far] = [NEAREST, FARTHEST];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (near + far) / 2;
    const extent = extentOf(points, angle, pitch, middle);
    const fits =
      extent !== null &&
      (extent.right - extent.left) * focal <= wide &&
      (extent.bottom - extent.top) * focal <= high;
    if (fits) far = middle;
    else near = middle;
  }
  return far;
}

export interface Subject {
  /** What has to be in the picture, whatever it costs. */
  points: readonly Point3D[];
  /** What is in the picture, too, where the box stays large enough. */
  wished: readonly Point3D[];
  /** From where it is looked at. */
  angle: number;
  /** How steeply one may look down, in degrees, the flattest first. */
  pitches: readonly number[];
}

/** From further off one looks down as steeply as it takes. */
const FURTHER = [31, 34, 37, 40, 43, 46];

/** Standing so much further back is worth a steeper view, which hides less behind the box. */
const WORTH = 1.02;
/** The box takes at least this part of the free room, if what has to be seen leaves it. */
export const SHARE = 0.5;

/** What the box itself covers of the free room when the eye stands so far back. */
function shareOf(angle: number, pitch: number, distance: number, room: Room): number {
  const extent = extentOf(BOX, angle, pitch, distance);
  if (extent === null) return 1;
  const focal = FOCAL * room.height;
  const covered = (extent.right - extent.left) * (extent.bottom - extent.top) * focal * focal;
  const free =
    Math.max(40, room.width - room.left - room.right) *
    Math.max(40, room.height - room.top - room.bottom);
  return covered / free;
}

const BOX = boxPoints(false);

/** How far the eye may stand back for the box to be as large as it has to be. */
function farthest(angle: number, pitch: number, room: Room): number {
  let [near, far] = [NEAREST, FARTHEST];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (near + far) / 2;
    if (shareOf(angle, pitch, middle, room) >= SHARE) near = middle;
    else far = middle;
  }
  return near;
}

/** The steepest of the pitches that does not cost much room, and how far the eye stands back for it. */
function standFor(
  points: readonly Point3D[],
  angle: number,
  pitches: readonly number[],
  room: Room,
) {
  const ways = pitches.map((degrees) => {
    const pitch = degrees * RADIAN;
    return { pitch, distance: nearest(points, angle, pitch, room) };
  });
  const least = Math.min(...ways.map(({ distance }) => distance)) * WORTH;
  return (
    ways.findLast((way) => way.distance <= least) ?? { pitch: 35 * RADIAN, distance: FARTHEST }
  );
}

export function frameOf({ points, wished, angle, pitches }: Subject, room: Room): Frame {
  const everything = [...points, ...wished];
  const needed = standFor(points, angle, pitches, room);
  const whole = standFor(everything, angle, FURTHER, room);
  const { pitch } = needed;
  const fits = nearest(everything, angle, pitch, room);
  const wanted = Math.min(fits, farthest(angle, pitch, room));
  const distance = Math.max(needed.distance, wanted);
  const shown = distance < fits ? points : everything;
  return {
    ...standing(shown, angle, pitch, distance, room),
    further: standing(everything, angle, whole.pitch, whole.distance, room),
    whole: Math.min(1, distance / whole.distance),
  };
}

/** The box is brought to the middle of the free room, as far as all the points stay inside. */
function standing(
  points: readonly Point3D[],
  angle: number,
  pitch: number,
  distance: number,
  room: Room,
): Stand {
  const all = extentOf(points, angle, pitch, distance) ?? NOWHERE;
  const box = extentOf(BOX, angle, pitch, distance) ?? NOWHERE;
  const aside = (room.left - room.right) / 2 / room.height;
  const below = (room.top - room.bottom) / 2 / room.height;
  const wide = ((room.width - room.left - room.right) / 2 / room.height) * AIR;
  const high = ((room.height - room.top - room.bottom) / 2 / room.height) * AIR;
  return {
    pitch,
    distance,
    right: aside + centred(box.left, box.right, all.left, all.right, wide),
    down: below + centred(box.top, box.bottom, all.top, all.bottom, high),
  };
}

const NOWHERE: Extent = { left: 0, right: 0, top: 0, bottom: 0 };

/** How far to move what reaches from `low` to `high` to the middle of a room, where all stays inside. */
function centred(low: number, high: number, least: number, most: number, half: number): number {
  const middle = (-(low + high) / 2) * FOCAL;
  const [from, to] = [-half - least * FOCAL, half - most * FOCAL];
  return from > to ? (from + to) / 2 : Math.min(to, Math.max(from, middle));
}
