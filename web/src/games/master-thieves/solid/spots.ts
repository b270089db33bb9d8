// Where pillows and alarms lie round the box, and where each gem lies on a pillow or in a drawer.

import type { Vector3 } from "three";
import { type Counts, gemCounts, KINDS, type Kind } from "../model/gems";
import {
  ASIDE,
  BELL_ASIDE,
  FEW,
  GEM_RADIUS,
  LARGE_PILLOWS,
  PILLOW,
  PILLOWS_APART,
  RADIAN,
  REACH,
  REACH_OF_MANY,
  RED_CORNER,
  RED_SIZE,
  TRAY,
} from "./measures";

/** Something flat on the cloth: its middle, which way it is turned about the upright axis, its size. */
export interface Spot {
  x: number;
  z: number;
  angle: number;
  size: number;
}

/** The red pillow as it lies for one who sees the box from the south: left of it, where nothing hides it. */
export const RED_SPOT: Spot = {
  x: -RED_CORNER,
  z: RED_CORNER,
  angle: -Math.PI / 4,
  size: RED_SIZE,
};

/** Turn a point about the upright axis. */
export function turn<Point extends { x: number; z: number }>(point: Point, by: number): Point {
  const sin = Math.sin(by);
  const cos = Math.cos(by);
  const { x, z } = point;
  point.x = x * cos + z * sin;
  point.z = z * cos - x * sin;
  return point;
}

/** Where the red pillow lies for one who has walked so far round the box: it goes with the eye. */
export function redSpotAt(walked: number): Spot {
  return turn({ ...RED_SPOT, angle: RED_SPOT.angle + walked }, walked);
}

/** Behind the box nobody sits: from where the viewer looks first, their pillows would not be seen. */
const BEHIND = Math.PI / 2;
const MIDDLE_BEHIND = Math.PI - ASIDE;
/** So near pillows and alarms may lie to those of the next seat. */
const CLOSEST = 36 * RADIAN;

//            4  ·  ·  5            clockwise, the viewer in the south: as many as find room before
//         3   ┌──────┐    6        the gap behind the box (the eye stands a little in the east), then
//             │      │             those who sit after it
//         2   └──────┘    7
//               1       8

/** The angle at which a seat sits: the viewer in the south, the others clockwise after him. */
function seatAngle(seat: number, players: number, viewer: number | null): number {
  const after = (seat - (viewer ?? 0) + players) % players;
  const step = Math.max((2 * Math.PI - BEHIND) / players, CLOSEST);
  const gap = 2 * Math.PI - players * step;
  const before = Math.round((MIDDLE_BEHIND - gap / 2) / step + 0.5);
  return -(after * step + (after < before ? 0 : gap));
}

export interface SeatSpots {
  white: Spot;
  black: Spot;
  bell: Spot;
  /** Where the name is written: beyond the pillows. */
  name: Spot;
}

export function seatSpots(seat: number, players: number, viewer: number | null): SeatSpots {
  const angle = seatAngle(seat, players, viewer);
  const few = players <= FEW;
  const size = few ? LARGE_PILLOWS : 1;
  const radius = (few ? REACH : REACH_OF_MANY) + PILLOW.halfDepth * size;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const round = (far: number, aside: number): Spot => ({
    x: sin * far + cos * aside,
    z: cos * far - sin * aside,
    angle,
    size,
  });
  const beside = (PILLOWS_APART + PILLOW.halfWidth) * size + BELL_ASIDE;
  return {
    white: round(radius, -PILLOWS_APART * size),
    black: round(radius, PILLOWS_APART * size),
    bell: round(radius, beside),
    name: round(radius + PILLOW.halfDepth * size + 0.14, 0),
  };
}

/** The height of a pillow's velvet, −1 … 1 from edge to edge: full, with a dent for what lies on it. */
export function velvetHeight(u: number, v: number): number {
  const round = Math.max(0, 1 - Math.abs(u) ** 2.6) * Math.max(0, 1 - Math.abs(v) ** 2.6);
  const dent = 0.3 * Math.exp(-(u * u + v * v) * 2.6);
  return PILLOW.height * round ** 0.55 * (1 - dent);
}

/** Where one gem lies: beside the middle, how high its middle is, and how large it is. */
export interface GemPlacement {
  x: number;
  y: number;
  z: number;
  size: number;
}

/** The number of a gem among those of a handful: the most precious first. */
function numberOf(counts: Counts, kind: Kind, nth: number): number {
  let before = 0;
  for (const other of [...KINDS].reverse()) {
    if (other === kind) break;
    before += counts[other];
  }
  return before + nth;
}

function total(counts: Counts): number {
  return counts.D + counts.S + counts.R;
}

/** Rows of gems in a field, the last row in its middle. */
function inRows(number: number, count: number, width: number, depth: number): GemPlacement {
  const columns = Math.max(1, Math.min(count, Math.ceil(Math.sqrt((count * width) / depth))));
  const rows = Math.max(1, Math.ceil(count / columns));
  const pitch = Math.min(GEM_RADIUS * 2.35, width / columns, depth / rows);
  const row = Math.floor(number / columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  return {
    x: ((number % columns) - (inRow - 1) / 2) * pitch,
    y: 0,
    z: (row - (rows - 1) / 2) * pitch,
    size: Math.min(1, pitch / (GEM_RADIUS * 2.1)),
  };
}

/** Where the nth gem of a kind lies on a pillow that bears a handful. */
export function onPillow(spot: Spot, handful: string, kind: Kind, nth: number, into: Vector3) {
  const counts = gemCounts(handful);
  const slot = inRows(
    numberOf(counts, kind, nth),
    Math.max(1, total(counts)),
    PILLOW.halfWidth * 1.45 * spot.size,
    PILLOW.halfDepth * 1.3 * spot.size,
  );
  const [sin, cos] = [Math.sin(spot.angle), Math.cos(spot.angle)];
  const height = velvetHeight(
    slot.x / (PILLOW.halfWidth * spot.size),
    slot.z / (PILLOW.halfDepth * spot.size),
  );
  into.set(
    spot.x + cos * slot.x + sin * slot.z,
    height * spot.size + GEM_RADIUS * slot.size * RESTS,
    spot.z - sin * slot.x + cos * slot.z,
  );
  return slot.size;
}

/** How high above what it lies on a gem's middle is, as a part of its radius. */
export const RESTS = 0.5;

/** Where the nth gem of a kind lies in an open drawer, as the drawer sees it when it is shut. */
export function inTray(handful: string, kind: Kind, nth: number): GemPlacement {
  const counts = gemCounts(handful);
  const count = Math.max(1, total(counts));
  const slot = inRows(numberOf(counts, kind, nth), count, TRAY.width * 0.8, TRAY.depth * 0.66);
  const z = slot.z - TRAY.depth * 0.52;
  return { ...slot, y: TRAY.wall / 2 + GEM_RADIUS * slot.size * RESTS, z };
}

/** The middle of the tray where an alarm lies: in the front corner, so that it hides no gem. */
export const ALARM_IN_TRAY = { x: TRAY.width * 0.38, y: TRAY.wall / 2, z: -TRAY.depth * 0.8 };
