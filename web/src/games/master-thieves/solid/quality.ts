// How much a device is asked to draw. A weak one gets the same table with less of everything.

import { isSoftware, isWeak } from "./graphicsSupport";

export interface Quality {
  name: "full" | "medium" | "light";
  shadows: boolean;
  /** The most pixels drawn for one of the page. */
  pixelRatio: number;
  antialias: boolean;
  /** Whether wood is polished, and whether it is felt, not only seen. */
  lacquer: boolean;
  bumps: boolean;
  /** Whether gems break light into its colours. */
  dispersion: boolean;
  /** How finely shadows are drawn. */
  shadowSize: number;
  /** A window and a glow beside the lamp. */
  manyLights: boolean;
  /** How round round things are. */
  roundness: number;
  pillowSteps: number;
  /** How wide the picture of a front is. */
  pictures: number;
}

export const FULL: Quality = {
  name: "full",
  shadows: true,
  pixelRatio: 2,
  antialias: true,
  lacquer: true,
  bumps: true,
  dispersion: true,
  shadowSize: 2048,
  manyLights: true,
  roundness: 20,
  pillowSteps: 16,
  pictures: 768,
};

/** For phones and tablets: everything that is seen at arm's length. */
export const MEDIUM: Quality = {
  ...FULL,
  name: "medium",
  pixelRatio: 1.75,
  bumps: false,
  dispersion: false,
  shadowSize: 1024,
  roundness: 14,
  pillowSteps: 12,
  pictures: 512,
};

export const LIGHT: Quality = {
  name: "light",
  shadows: false,
  pixelRatio: 1,
  antialias: true,
  lacquer: false,
  bumps: false,
  dispersion: false,
  shadowSize: 0,
  manyLights: false,
  roundness: 10,
  pillowSteps: 9,
  pictures: 384,
};

/** Where no graphics processor helps. */
export const SOFTWARE: Quality = { ...LIGHT, antialias: false };
/** Where even the light one is too much: fewer pixels. */
export const LIGHTEST: Quality = { ...LIGHT, antialias: false, pixelRatio: 0.7 };

/** What to draw when this is too much; null: there is nothing less. */
export function lighter(quality: Quality): Quality | null {
  if (quality === FULL) return MEDIUM;
  if (quality === MEDIUM) return LIGHT;
  return quality === LIGHTEST ? null : LIGHTEST;
}

/** Choose by what the device says of itself. */
export function chooseQuality(renderer: string, wanted: "auto" | "full" | "light"): Quality {
  if (wanted === "full") return FULL;
  if (isSoftware(renderer)) return SOFTWARE;
  if (wanted === "light" || isWeak()) return LIGHT;
  return isHeld() ? MEDIUM : FULL;
}

/** Whether the device is one that is held in the hand. */
function isHeld(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

/** Frames that took longer than this in the middle are too many for the device. */
const SLOW_MS = 34;
const WATCHED = 24;

/** Watches frames while something moves; says when they have become too slow. */
export class FrameRateWatch {
  private readonly times = new Float32Array(WATCHED);
  private count = 0;

  /** Take the time of one frame; true once, when the pace has proved too slow. */
  isTooSlow(milliseconds: number): boolean {
    if (milliseconds > 500) return false; // the page was elsewhere
    this.times[this.count % WATCHED] = milliseconds;
    this.count += 1;
    if (this.count % WATCHED !== 0) return false;
    let slow = 0;
    for (const time of this.times) slow += Number(time > SLOW_MS);
    return slow > WATCHED / 2;
  }
}
