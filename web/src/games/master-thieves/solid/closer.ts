// Looking closer: how much larger the picture is than it was framed, where it is moved to, and how much
// steeper or flatter one looks. One cannot get lost: what was framed covers the picture always.

export interface Closer {
  zoom: number;
  /** How far the picture is moved, as parts of its height. */
  right: number;
  down: number;
  /** In degrees; more is steeper. */
  tilt: number;
}

export const AS_FRAMED: Closer = { zoom: 1, right: 0, down: 0, tilt: 0 };

export const NEAREST_ZOOM = 3.4;
/** By a key or a double tap. */
export const KEY_ZOOM = 1.35;
export const TAP_ZOOM = 2.1;
const FLATTER = -16;
const STEEPER = 26;

/** The picture in pixels, and how much smaller it may become (see `Frame.whole`). */
export interface Bounds {
  width: number;
  height: number;
  whole: number;
}

/** Pixels from the middle of the picture. */
export interface At {
  x: number;
  y: number;
}

export const MIDDLE: At = { x: 0, y: 0 };

export function isAsFramed({ zoom, right, down, tilt }: Closer): boolean {
  return Math.abs(zoom - 1) < 0.01 && right === 0 && down === 0 && tilt === 0;
}

/** Make the picture larger by a factor; what is at a point stays there. */
export function zoomed(now: Closer, factor: number, at: At, bounds: Bounds): Closer {
  const zoom = Math.min(NEAREST_ZOOM, Math.max(bounds.whole, now.zoom * factor));
  const by = zoom / now.zoom;
  const [x, y] = [at.x / bounds.height, at.y / bounds.height];
  return within(
    { ...now, zoom, right: x - (x - now.right) * by, down: y - (y - now.down) * by },
    bounds,
  );
}

/** Move the picture by so many pixels. */
export function panned(now: Closer, x: number, y: number, bounds: Bounds): Closer {
  const { height } = bounds;
  return within({ ...now, right: now.right + x / height, down: now.down + y / height }, bounds);
}

/** Bring what was framed at a point to the middle, as far as there is something to see beside it. */
export function centredOn(now: Closer, at: At, bounds: Bounds): Closer {
  const by = -now.zoom / bounds.height;
  return within({ ...now, right: at.x * by, down: at.y * by }, bounds);
}

/** Look down more steeply. */
export function tilted(now: Closer, degrees: number): Closer {
  return { ...now, tilt: Math.min(STEEPER, Math.max(FLATTER, now.tilt + degrees)) };
}

function within(now: Closer, { width, height }: Bounds): Closer {
  const over = Math.max(0, now.zoom - 1) / 2;
  const most = (over * width) / height;
  return {
    ...now,
    right: Math.min(most, Math.max(-most, now.right)),
    down: Math.min(over, Math.max(-over, now.down)),
  };
}
