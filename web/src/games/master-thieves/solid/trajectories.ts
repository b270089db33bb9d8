// The trajectory of one gem or alarm through a cue: it lies, it is carried through the air, or it falls,
// bounces and rolls. A pure function of the cue's progress (0 … 1).

import { Vector3 } from "three";
import type { Kind } from "../model/gems";
import { GEM_RADIUS } from "./measures";
import { between, easeInOut } from "./moving";
import { turn } from "./spots";

export interface Trajectory {
  what: Kind | "bell";
  /** Whose alarm it is; for gems, nobody's. */
  seat: number;
  how: "lies" | "appears" | "flies" | "falls";
  from: Vector3;
  to: Vector3;
  fromSize: number;
  toSize: number;
  /** Where on the cloth it falls. */
  landing: Vector3;
  /** The part of the cue in which it moves. */
  begin: number;
  end: number;
  /** It lies in the open drawer, and comes and goes with it: by this much for each unit outwards. */
  rides: Vector3 | null;
  /** How far out the drawer is where `to` was measured. */
  measuredAt: number;
  /** Whether it begins, or ends, on the red pillow, which follows the camera. */
  fromRed: boolean;
  toRed: boolean;
  /** On which pillow it lies, for those who count. */
  home: string;
}

/** Nothing on its way touches the box or what stands out of it. */
const CLEAR_RADIUS = 2.15;
const ARC = 0.55;
const WIDE_TURN = Math.PI / 3;
const APPEARING = 0.35;

const begins = new Vector3();
const ends = new Vector3();

/** Write a piece's position, and return its size. `walked`: how far the red pillow has followed the camera. */
export function trajectoryAt(
  way: Trajectory,
  progress: number,
  slide: number,
  walked: number,
  into: Vector3,
): number {
  begins.copy(way.from);
  ends.copy(way.to);
  if (way.fromRed) turn(begins, walked);
  if (way.toRed) turn(ends, walked);
  if (way.how === "lies" || way.how === "appears") {
    const moved = easeInOut(progress);
    into.lerpVectors(begins, ends, moved);
    if (way.rides !== null) into.addScaledVector(way.rides, slide - way.measuredAt);
    const size = way.fromSize + (way.toSize - way.fromSize) * moved;
    return way.how === "appears" ? size * between(progress, 0, APPEARING) : size;
  }
  const way01 = between(progress, way.begin, way.end);
  if (way.how === "flies") fly(way01, into);
  else fall(way, way01, into);
  if (way.rides !== null && way01 >= 1) {
    into.addScaledVector(way.rides, slide - way.measuredAt);
  }
  return way.fromSize + (way.toSize - way.fromSize) * way01;
}

/** Round the box, never through it. */
function travel(from: Vector3, to: Vector3, at: number, into: Vector3): number {
  const [fromAngle, toAngle] = [Math.atan2(from.x, from.z), Math.atan2(to.x, to.z)];
  let turned = toAngle - fromAngle;
  if (turned > Math.PI) turned -= 2 * Math.PI;
  if (turned < -Math.PI) turned += 2 * Math.PI;
  const [fromRadius, toRadius] = [Math.hypot(from.x, from.z), Math.hypot(to.x, to.z)];
  const wide = Math.abs(turned) > WIDE_TURN;
  let radius = fromRadius + (toRadius - fromRadius) * at;
  if (wide) {
    const room = Math.min(1, Math.sin(Math.PI * at) * 2.2);
    radius += Math.max(0, CLEAR_RADIUS - radius) * room;
  }
  if (wide) {
    into.x = Math.sin(fromAngle + turned * at) * radius;
    into.z = Math.cos(fromAngle + turned * at) * radius;
  } else {
    into.x = from.x + (to.x - from.x) * at;
    into.z = from.z + (to.z - from.z) * at;
  }
  return Math.abs(turned);
}

function fly(at: number, into: Vector3): void {
  const eased = easeInOut(at);
  const turned = travel(begins, ends, eased, into);
  const arc = ARC + Math.min(turned, 2) * 0.2;
  into.y = begins.y + (ends.y - begins.y) * eased + Math.sin(Math.PI * eased) * arc;
}

/** When what falls has landed, has bounced twice, lies, and rolls. */
const LANDED = 0.24;
const BOUNCED = 0.4;
const LIES = 0.5;
const ROLLS = 0.56;
/** How far outwards it has come when it lands. */
const OUTSIDE = 0.88;

function fall(way: Trajectory, at: number, into: Vector3): void {
  const { landing } = way;
  const ground = GEM_RADIUS * 0.7;
  if (at < LIES) {
    const down = between(at, 0, LANDED);
    // It is out from under the drawer when it touches the cloth, and bounces before it.
    into.lerpVectors(begins, landing, down * OUTSIDE + between(at, LANDED, LIES) * (1 - OUTSIDE));
    if (at < LANDED) into.y = begins.y + (ground - begins.y) * down * down;
    else if (at < BOUNCED) into.y = ground + bounce(between(at, LANDED, BOUNCED), 0.26);
    else into.y = ground + bounce(between(at, BOUNCED, LIES), 0.08);
    return;
  }
  const rolling = easeInOut(between(at, ROLLS, 1));
  const turned = travel(landing, ends, rolling, into);
  const up = between(rolling, 0.72, 1);
  const hop = Math.sin(Math.PI * up) * 0.1 + (turned > WIDE_TURN ? bounce(rolling, 0.4) : 0);
  into.y = ground + (ends.y - ground) * easeInOut(up) + hop;
}

function bounce(at: number, height: number): number {
  return 4 * height * at * (1 - at);
}
