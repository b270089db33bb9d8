// Where a drawer stands: a pure function of its place, how the box moves, and how far it is out.

import { type Matrix4, Quaternion, Vector3 } from "three";
import type { Place } from "../../../generated/master_thieves";
import { LEVELS, levelOf, placeOf, type Side, sideOf } from "../model/places";
import { CENTRE, HALF, LEVEL_HEIGHT } from "./measures";
import type { BoxMotion } from "./moving";

const X = new Vector3(1, 0, 0);
const Y = new Vector3(0, 1, 0);
const Z = new Vector3(0, 0, 1);
const ANGLES: Record<Side, number> = {
  S: 0,
  E: Math.PI / 2,
  N: Math.PI,
  W: -Math.PI / 2,
};

/** The angle about the upright axis under which a side is seen. */
export function sideAngle(side: Side): number {
  return ANGLES[side];
}

/** The level's height above the middle of the box. */
export function heightOf(level: number): number {
  return (1 - level) * LEVEL_HEIGHT;
}

const turned = new Quaternion();
const tipped = new Quaternion();

/** Write how a level stands. */
export function standLevel(
  level: number,
  motion: BoxMotion,
  position: Vector3,
  quaternion: Quaternion,
): void {
  tipped.setFromAxisAngle(X, motion.tip);
  position.set(0, heightOf(level) + (motion.rises[level] ?? 0), 0).applyQuaternion(tipped);
  position.y += CENTRE + motion.lift;
  quaternion.copy(tipped).multiply(turned.setFromAxisAngle(Y, motion.turns[level] ?? 0));
}

/** Write how the drawer at a place stands: its front is at z = 0 and looks to +z. */
export function standDrawer(
  place: Place,
  upsideDown: boolean,
  out: number,
  motion: BoxMotion,
  position: Vector3,
  quaternion: Quaternion,
): void {
  const level = LEVELS.indexOf(levelOf(place));
  tipped.setFromAxisAngle(X, motion.tip);
  turned.setFromAxisAngle(Y, sideAngle(sideOf(place)) + (motion.turns[level] ?? 0));
  position.set(0, 0, HALF + out).applyQuaternion(turned);
  position.y = heightOf(level) + (motion.rises[level] ?? 0);
  position.applyQuaternion(tipped);
  position.y += CENTRE + motion.lift;
  quaternion.copy(tipped).multiply(turned);
  if (upsideDown) quaternion.multiply(turned.setFromAxisAngle(Z, Math.PI));
}

/** Bring a point of a drawer that stands still (x right, y up, z outwards) onto the table. */
export function inDrawer(place: Place, x: number, y: number, z: number, into: Vector3): Vector3 {
  const level = LEVELS.indexOf(levelOf(place));
  turned.setFromAxisAngle(Y, sideAngle(sideOf(place)));
  into.set(x, 0, HALF + z).applyQuaternion(turned);
  into.y = CENTRE + heightOf(level) + y;
  return into;
}

/** The way outwards of a place. */
export function outwards(place: Place, into: Vector3): Vector3 {
  const angle = sideAngle(sideOf(place));
  return into.set(Math.sin(angle), 0, Math.cos(angle));
}

const forward = new Vector3();
const upward = new Vector3();
const rightward = new Vector3();

/** Say at which place something stands that looks outwards, read from where it really is. */
export function placeWhere(matrix: Matrix4): {
  place: Place | null;
  upsideDown: boolean;
  out: number;
  mirrored: boolean;
} {
  matrix.extractBasis(rightward, upward, forward);
  const middle = new Vector3().setFromMatrixPosition(matrix);
  const level = Math.round(1 - (middle.y - CENTRE) / LEVEL_HEIGHT);
  const sides: Side[] = ["S", "E", "N", "W"];
  const side =
    sides.find((one) => forward.dot(outwards(`T.${one}`, new Vector3())) > 0.999) ?? null;
  const name = LEVELS[level];
  const isUpright = Math.abs(upward.y) >= 0.999;
  return {
    place: side !== null && name !== undefined && isUpright ? placeOf(name, side) : null,
    upsideDown: upward.y < 0,
    out: middle.dot(forward) - HALF,
    mirrored: matrix.determinant() < 0,
  };
}
