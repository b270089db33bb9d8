// The ways that things take through the air and on foot. Pure geometry: no rules, no screen.

import { gemAt } from "./notation";

export interface Point2D {
  x: number;
  y: number;
}

/** A moment of a flight: where, and how large. */
export interface PathFrame extends Point2D {
  size: number;
}

/** How a way bends: to the right of one who goes it, upwards, and how much nearer the eye it comes. */
export interface Bend {
  aside: number;
  up: number;
  near: number;
}

/** The moments of one way from a stop to the next, its start left out. */
export function arc(one: PathFrame, other: PathFrame, bend: Bend, steps: number): PathFrame[] {
  const over = {
    x: (one.y - other.y) * bend.aside,
    y: (other.x - one.x) * bend.aside - bend.up,
  };
  return Array.from({ length: steps }, (_, index) => {
    const along = (index + 1) / steps;
    const high = 4 * along * (1 - along); // nothing at both ends, all of it halfway
    const between = (from: number, to: number) => from + (to - from) * along;
    return {
      x: between(one.x, other.x) + over.x * high,
      y: between(one.y, other.y) + over.y * high,
      size: between(one.size, other.size) * (1 + (bend.near - 1) * high),
    };
  });
}

/** The moments of a whole way through all its stops. */
export function journey(stops: PathFrame[], bend: Bend, steps: number): PathFrame[] {
  return stops.flatMap((stop, index) => {
    const last = stops[index - 1];
    return last === undefined ? [stop] : arc(last, stop, bend, steps);
  });
}

/** Where a sapphire lies, in hundredths of the board. */
export function gemPoint(gem: number): Point2D {
  const { row, column } = gemAt(gem);
  return { x: 25 * (column + 1), y: 25 * (row + 1) };
}

/** Where one stands before he steps onto the board: outside, beside this sapphire. */
function door(gem: number): Point2D {
  const { x, y } = gemPoint(gem);
  if (x === 50) return { x, y: 106 };
  return { x: x < 50 ? -6 : 106, y };
}

/**
 * The merchant's way, in hundredths of the board: along the lanes between the jars, never across one.
 * One who was not there comes in from outside; one who stays has no way to go.
 */
export function lanes(from: number | null, to: number): Point2D[] {
  const end = gemPoint(to);
  if (from === null) return [door(to), end];
  const start = gemPoint(from);
  const corner = { x: start.x, y: end.y };
  const turns = start.x !== end.x && start.y !== end.y;
  if (start.x === end.x && start.y === end.y) return [end];
  return turns ? [start, corner, end] : [start, end];
}

/** How far each point is along the way, from 0 to 1. */
export function strides(way: Point2D[]): number[] {
  const lengths = way.map(({ x, y }, index) => {
    const last = way[index - 1];
    return last === undefined ? 0 : Math.hypot(x - last.x, y - last.y);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return lengths.map((length) => {
    gone += length;
    return gone / whole;
  });
}
