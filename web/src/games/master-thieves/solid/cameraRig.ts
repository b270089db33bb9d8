// The camera rig: the camera walks round the table on a circle; the box stays where it is.

import { PerspectiveCamera, Vector3 } from "three";
import { AS_FRAMED, type At, type Closer } from "./closer";
import { FIELD, type Frame, LOOKED_AT, type Room, type Stand } from "./framing";
import { ASIDE, RADIAN } from "./measures";

/** Where the camera is to be: how far round the upright axis, in radians, and how it frames the table. */
export interface Aim extends Stand {
  angle: number;
  /** How much larger the picture is than its frame would make it. */
  zoom: number;
}

const target = new Vector3(0, LOOKED_AT, 0);
/** The part of the way that is left after a second. */
const REST = 0.0025;
const ARRIVED = 0.0008;
const FLATTEST = 10 * RADIAN;
const STEEPEST = 72 * RADIAN;

/** What is framed, looked at from an angle: more closely, or from further off. */
export function aimOf(frame: Frame, angle: number, { zoom, right, down, tilt }: Closer): Aim {
  const { further, whole } = frame;
  const back = zoom < 1 && whole < 1 ? (1 - zoom) / (1 - whole) : 0;
  const between = (key: keyof Stand) => frame[key] + (further[key] - frame[key]) * back;
  const larger = Math.max(1, zoom);
  return {
    angle,
    pitch: Math.min(STEEPEST, Math.max(FLATTEST, between("pitch") + tilt * RADIAN)),
    distance: between("distance"),
    zoom: larger,
    right: between("right") * larger + right,
    down: between("down") * larger + down,
  };
}

export class CameraRig {
  private readonly at: Aim = { angle: 0, pitch: 0, distance: 0, right: 0, down: 0, zoom: 1 };
  private placed = false;

  /** How far it has walked round the box, in radians. */
  get walked(): number {
    return this.at.angle - ASIDE;
  }

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
    const { angle, pitch, distance, right, down, zoom } = this.at;
    const flat = Math.cos(pitch) * distance;
    camera.position.set(
      Math.sin(angle) * flat,
      LOOKED_AT + Math.sin(pitch) * distance,
      Math.cos(angle) * flat,
    );
    camera.lookAt(target);
    camera.setViewOffset(
      width * zoom,
      height * zoom,
      (width * (zoom - 1)) / 2 - right * height,
      (height * (zoom - 1)) / 2 - down * height,
      width,
      height,
    );
    camera.updateMatrixWorld();
  }
}

const framing = new PerspectiveCamera(FIELD, 1, 0.5, 60);

/** Where a point appears in the picture as it was framed, in pixels from its middle. */
export function framedAt(point: Vector3, frame: Frame, angle: number, room: Room): At {
  const eye = new CameraRig();
  eye.walk(aimOf(frame, angle, AS_FRAMED), 0, true);
  eye.place(framing, room.width, room.height);
  const { x, y } = point.clone().project(framing);
  return { x: (x * room.width) / 2, y: (-y * room.height) / 2 };
}

const KEYS = ["angle", "pitch", "distance", "right", "down", "zoom"] as const;
