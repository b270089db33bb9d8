// How the box moves within a cue: a pure function of the move and of how far it has come.

import type { Move } from "../../../generated/master_thieves";
import { LEVELS, type Level, TURNS } from "../model/places";
import { CENTRE, HALF } from "./measures";

/** How the parts of the box stand at one moment. */
export interface BoxMotion {
  /** Tipped about the axis from west to east, so that north and south change places. */
  tip: number;
  /** Lifted off the cloth. */
  lift: number;
  /** Turned about the upright axis, by level in the order of `LEVELS`. */
  turns: [number, number, number];
  /** Lifted off the level below. */
  rises: [number, number, number];
}

export function makeBoxMotion(): BoxMotion {
  return { tip: 0, lift: 0, turns: [0, 0, 0], rises: [0, 0, 0] };
}

const CLEARANCE = 0.12;
const RISE = 0.035;
const QUARTER = Math.PI / 2;

/** Write how the box stands in the middle of a move; `progress` is 0 … 1. */
export function moveBox(move: Move | null, progress: number, out: BoxMotion): BoxMotion {
  out.tip = 0;
  out.lift = 0;
  out.turns.fill(0);
  out.rises.fill(0);
  if (move === null || progress <= 0) return out;
  if (move === "flip") {
    const lifting = Math.sin(Math.PI * progress);
    out.tip = Math.PI * easeInOut(progress);
    // As high as its lowest edge needs, and a little higher.
    const [up, across] = [Math.abs(Math.cos(out.tip)), Math.abs(Math.sin(out.tip))];
    out.lift = up * CENTRE + across * HALF - CENTRE + lifting * CLEARANCE;
    return out;
  }
  const { levels, way } = TURNS[move];
  const angle = -way * QUARTER * easeInOut(between(progress, 0.06, 0.94));
  const rise = RISE * Math.min(between(progress, 0, 0.06), 1 - between(progress, 0.94, 1));
  for (let at = 0; at < LEVELS.length; at += 1) {
    if (!levels.includes(LEVELS[at] as Level)) continue;
    out.turns[at] = angle;
    out.rises[at] = rise;
  }
  return out;
}

/** How far a part of the way has come: 0 before it begins, 1 when it is over. */
export function between(progress: number, begin: number, end: number): number {
  return Math.min(1, Math.max(0, (progress - begin) / (end - begin)));
}

export function easeInOut(x: number): number {
  return x < 0.5 ? 4 * x * x * x : 1 - (-2 * x + 2) ** 3 / 2;
}

export function easeOut(x: number): number {
  return 1 - (1 - x) ** 3;
}
