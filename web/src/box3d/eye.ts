// From where one looks. The eye walks round the table; the box stays where it is.

import { type PerspectiveCamera, Vector3 } from "three";
import { type Frame, LOOKED_AT } from "./framing";

/** Where the eye is to be: how far round the upright axis, in radians, and how it frames the table. */
export interface Aim extends Frame {
  angle: number;
}

const target = new Vector3(0, LOOKED_AT, 0);
/** The part of the way that is left after a second. */
const REST = 0.0025;
const ARRIVED = 0.0008;

export class Eye {
  private readonly at: Aim = { angle: 0, pitch: 0, distance: 0, right: 0, down: 0 };
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

  /** Bring a camera there, whose picture is so large. */
  place(camera: PerspectiveCamera, width: number, height: number): void {
    const { angle, pitch, distance, right, down } = this.at;
    const flat = Math.cos(pitch) * distance;
    camera.position.set(
      Math.sin(angle) * flat,
      LOOKED_AT + Math.sin(pitch) * distance,
      Math.cos(angle) * flat,
    );
    camera.lookAt(target);
    camera.setViewOffset(width, height, -right * height, -down * height, width, height);
    camera.updateMatrixWorld();
  }
}

const KEYS = ["angle", "pitch", "distance", "right", "down"] as const;
