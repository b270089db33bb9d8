// How large everything is. The box is two wide and two deep; the cloth lies at height 0.
//
//        y          lid, three levels, foot: turned over, it fills the same room
//        │  z = 1: south, x = 1: east
//        └── x      one quarter walked to the right is a quarter turn about y

export const HALF = 1;
export const LEVEL_HEIGHT = 0.62;
/** The lid and the foot are as thick as each other. */
export const PLATE = 0.1;
export const CENTRE = PLATE + LEVEL_HEIGHT * 1.5;

export const FRONT = { width: 1.78, height: 0.52, depth: 0.07 };
/** A drawer has a floor in the middle: what lies on it is above, what hangs below falls. */
export const TRAY = { width: 1.58, height: 0.38, depth: 0.92, wall: 0.045 };
export const SECRET_DEPTH = 0.36;
/** How far a drawer comes out, and how far for one who looks further. */
export const OUT = 0.98;
export const FAR_OUT = OUT + SECRET_DEPTH;
/** So far from the middle of the box nothing reaches that comes out of it. */
export const REACH = HALF + FAR_OUT + 0.12;

export const GEM_RADIUS = 0.084;
export const PILLOW = { halfWidth: 0.38, halfDepth: 0.3, height: 0.23 };
/** How far the white pillow of a player lies from the middle between it and the black one. */
export const PILLOWS_APART = 0.4;
/** Where few sit, their pillows are larger by this much. */
export const FEW = 6;
export const LARGE_PILLOWS = 1.2;
/** Where many sit, they sit further off: there is room for all beside the box, and nobody behind it. */
export const REACH_OF_MANY = REACH + 0.3;
export const BELL_HEIGHT = 0.2;
/** How far an alarm lies beside a pillow. */
export const BELL_ASIDE = 0.17;
/** The red pillow lies at a corner of the box, where no drawer comes out. */
export const RED_CORNER = 1.44;
export const RED_SIZE = 1;

export const RADIAN = Math.PI / 180;
/** The eye stands a little beside the middle of a side, so that the next one is seen, too. */
export const ASIDE = 19 * RADIAN;

export function outOf(drawer: { looked: boolean }): number {
  return drawer.looked ? FAR_OUT : OUT;
}
