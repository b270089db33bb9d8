// From where one looks. The eye walks round the table; the box stays where it is.

import { type PerspectiveCamera, Vector3 } from "three";
import type { Look } from "../box/useLook";

/** Where the eye is to be, in its own measures. */
export interface Aim {
  /** Round the upright axis, and above the cloth, in radians. */
  angle: number;
  pitch: number;
  distance: number;
  /** What is in the middle of the picture. */
  height: number;
  /** How far before the box that is, towards the eye. */
  before: number;
}

/** The eye stands a little beside the middle of a side, so that the next one is seen, too. */
const ASIDE = (19 * Math.PI) / 180;
const RADIAN = Math.PI / 180;
export const FIELD = 30;

export interface Sighting {
  look: Look;
  dragged: number;
  width: number;
  height: number;
  players: number;
  /** The level of an open drawer, 0 for the top; null: none is open. */
  open: number | null;
  looked: boolean;
  /** The box is being turned over, and needs room. */
  tipping: boolean;
}

/** On a small screen one stands near the box; on a large one the whole table is seen. */
export function aimOf(sight: Sighting): Aim {
  const { look, width, height, open } = sight;
  const angle = look.quarters * (Math.PI / 2) + ASIDE - sight.dragged * RADIAN;
  const roomy = Math.min(1, Math.max(0, (width - 420) / 380));
  const [halfWidth, halfHeight] = [1.62 + roomy * 1.75, 1.62 + roomy * 0.6];
  const tangent = Math.tan((FIELD * RADIAN) / 2);
  const aspect = width / Math.max(1, height);
  const further = sight.tipping
    ? 1.1
    : open === null
      ? 1
      : (sight.looked ? 1.16 : 1.06) + open * 0.03;
  const distance = Math.max(halfWidth / (tangent * aspect), halfHeight / tangent) * further;
  return {
    angle,
    pitch: (open === null ? 29 + roomy * 3 : 41) * RADIAN,
    distance: distance + 0.9,
    height: sight.tipping ? 1 : open === null ? 0.8 - roomy * 0.24 : 0.9 - open * 0.18,
    before: open === null ? 0.2 + roomy * 0.4 : 0.5,
  };
}

const target = new Vector3();
/** The part of the way that is left after a second. */
const REST = 0.0025;
const ARRIVED = 0.0008;

export class Eye {
  private readonly at: Aim = { angle: 0, pitch: 0, distance: 0, height: 0, before: 0 };
  private placed = false;

  /** Come nearer to an aim; true while on the way. */
  walk(aim: Aim, seconds: number, atOnce: boolean): boolean {
    const left = atOnce || !this.placed ? 0 : REST ** Math.min(seconds, 0.1);
    this.placed = true;
    let far = 0;
    for (const key of KEYS) {
      const apart = this.at[key] - aim[key];
      this.at[key] = Math.abs(apart) < ARRIVED ? aim[key] : aim[key] + apart * left;
      far = Math.max(far, Math.abs(this.at[key] - aim[key]));
    }
    return far > 0;
  }

  place(camera: PerspectiveCamera): void {
    const { angle, pitch, distance, height, before } = this.at;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    target.set(sin * before, height, cos * before);
    const flat = Math.cos(pitch) * distance;
    camera.position.set(
      target.x + sin * flat,
      height + Math.sin(pitch) * distance,
      target.z + cos * flat,
    );
    camera.lookAt(target);
    camera.updateMatrixWorld();
  }
}

const KEYS = ["angle", "pitch", "distance", "height", "before"] as const;
