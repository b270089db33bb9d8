// The wooden parts of the box, and the brass on it.

import { BoxGeometry, type BufferGeometry, CylinderGeometry, SphereGeometry } from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { FRONT, HALF, LEVEL_HEIGHT, PLATE, SECRET_DEPTH, TRAY } from "../measures";

function block(width: number, height: number, depth: number, x: number, y: number, z: number) {
  return new BoxGeometry(width, height, depth).translate(x, y, z);
}

function joined(parts: BufferGeometry[]): BufferGeometry {
  const whole = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  return whole;
}

const OPENING = { width: FRONT.width - 0.08, height: FRONT.height - 0.08 };
const POST = HALF - OPENING.width / 2;
const SHELF = (LEVEL_HEIGHT - OPENING.height) / 2;

/** A level: two shelves and four posts. Turned by a quarter or upside down it is the same. */
export function levelGeometry(): BufferGeometry {
  const [shelf, post] = [LEVEL_HEIGHT / 2 - SHELF / 2, HALF - POST / 2];
  const parts = [1, -1].map((side) => block(HALF * 2, SHELF, HALF * 2, 0, side * shelf, 0));
  for (const x of [post, -post]) {
    for (const z of [post, -post]) parts.push(block(POST, OPENING.height, POST, x, 0, z));
  }
  return joined(parts);
}

/** The front of a drawer; its face is at z = 0.03, before the frame. */
export function frontGeometry(fineness: number): BufferGeometry {
  const { width, height, depth } = FRONT;
  return new RoundedBoxGeometry(width, height, depth, fineness, 0.026).translate(
    0,
    0,
    FRONT_FACE - depth / 2,
  );
}
export const FRONT_FACE = 0.055;

/** A turned knob on its rosette. */
export function knobGeometry(sides: number): BufferGeometry {
  const turn = Math.PI / 2;
  return joined([
    new CylinderGeometry(0.085, 0.095, 0.022, sides)
      .rotateX(turn)
      .translate(0, 0, FRONT_FACE + 0.008),
    new CylinderGeometry(0.03, 0.042, 0.06, sides).rotateX(turn).translate(0, 0, FRONT_FACE + 0.04),
    new SphereGeometry(0.068, sides, Math.max(6, sides / 2))
      .scale(1, 1, 0.72)
      .translate(0, 0, FRONT_FACE + 0.092),
  ]);
}

/** A drawer behind its front: walls, a floor in the middle, and so two sides. */
export function trayGeometry(): BufferGeometry {
  const { width, height, depth, wall } = TRAY;
  const middle = -depth / 2;
  return joined([
    block(width, wall, depth, 0, 0, middle),
    block(wall, height, depth, width / 2 - wall / 2, 0, middle),
    block(wall, height, depth, -width / 2 + wall / 2, 0, middle),
    block(width, height, wall, 0, 0, -depth + wall / 2),
  ]);
}

/** Felt on both sides of a floor. */
function lining(width: number, depth: number, middle: number): BufferGeometry {
  const { wall } = TRAY;
  const [wide, deep] = [width - wall * 2, depth - wall];
  return joined(
    [1, -1].map((side) =>
      new BoxGeometry(wide, 0.008, deep).translate(0, side * (wall / 2 + 0.004), middle + wall / 2),
    ),
  );
}

export function trayLining(): BufferGeometry {
  return lining(TRAY.width, TRAY.depth, -TRAY.depth / 2);
}

export function secretLining(): BufferGeometry {
  return lining(TRAY.width * 0.62, SECRET_DEPTH, -TRAY.depth - SECRET_DEPTH / 2);
}

/** The secret compartment behind the back wall. */
export function secretGeometry(): BufferGeometry {
  const { height, depth, wall } = TRAY;
  const width = TRAY.width * 0.62;
  const middle = -depth - SECRET_DEPTH / 2;
  return joined([
    block(width, wall, SECRET_DEPTH, 0, 0, middle),
    block(wall, height, SECRET_DEPTH, width / 2 - wall / 2, 0, middle),
    block(wall, height, SECRET_DEPTH, -width / 2 + wall / 2, 0, middle),
    block(width, height, wall, 0, 0, -depth - SECRET_DEPTH + wall / 2),
  ]);
}

/** A cloth over a compartment into which one may not look. */
export function coverGeometry(width: number, depth: number): BufferGeometry {
  return new BoxGeometry(width - 0.1, 0.02, depth - 0.08);
}

/** The dark room out of which a drawer came; it is looked at from inside. */
export function cavityGeometry(): BufferGeometry {
  const depth = 0.9;
  return new BoxGeometry(OPENING.width, OPENING.height, depth).translate(0, 0, -depth / 2 - 0.004);
}

/** The plate on top, and the one below. */
export function plateGeometry(): BufferGeometry {
  const over = 0.05;
  return new RoundedBoxGeometry((HALF + over) * 2, PLATE, (HALF + over) * 2, 2, 0.03);
}

/** A band of brass round each edge of a level. */
export function bandGeometry(): BufferGeometry {
  const [thick, wide, half] = [0.018, 0.03, HALF + 0.006];
  const at = half - wide / 2;
  return joined(
    [1, -1].flatMap((side) => {
      const y = side * (LEVEL_HEIGHT / 2 - thick / 2 + 0.001);
      return [
        block(half * 2, thick, wide, 0, y, at),
        block(half * 2, thick, wide, 0, y, -at),
        block(wide, thick, half * 2 - wide * 2, at, y, 0),
        block(wide, thick, half * 2 - wide * 2, -at, y, 0),
      ];
    }),
  );
}

/** On the lid: a frame of brass, and a boss in its middle. */
export function lidBrassGeometry(): BufferGeometry {
  const [half, wide, high] = [0.8, 0.035, 0.02];
  const y = PLATE / 2;
  const turn = Math.PI / 4;
  return joined([
    block(half * 2 + wide, high, wide, 0, y, half),
    block(half * 2 + wide, high, wide, 0, y, -half),
    block(wide, high, half * 2, half, y, 0),
    block(wide, high, half * 2, -half, y, 0),
    block(0.36, high * 1.2, 0.36, 0, 0, 0)
      .rotateY(turn)
      .translate(0, y, 0),
    new SphereGeometry(0.12, 18, 8, 0, Math.PI * 2, 0, Math.PI / 2)
      .scale(1, 0.4, 1)
      .translate(0, y, 0),
  ]);
}

/** Under the foot: felt. */
export function feltGeometry(): BufferGeometry {
  return block(1.78, 0.02, 1.78, 0, PLATE / 2, 0);
}

/** A ring of brass round a front: it may be opened, or the keys stand at it. */
export function ringGeometry(): BufferGeometry {
  const [wide, thick] = [0.026, 0.03];
  const [width, height] = [FRONT.width + 0.02, FRONT.height + 0.02];
  const z = FRONT_FACE - 0.004;
  return joined([
    block(width + wide, wide, thick, 0, height / 2, z),
    block(width + wide, wide, thick, 0, -height / 2, z),
    block(wide, height, thick, width / 2, 0, z),
    block(wide, height, thick, -width / 2, 0, z),
  ]);
}
