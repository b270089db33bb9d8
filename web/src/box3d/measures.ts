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
export const SECRET_DEPTH = 0.5;
/** How far a drawer comes out, and how far for one who looks further. */
export const OUT = 0.98;
export const FAR_OUT = OUT + SECRET_DEPTH;

export const GEM_RADIUS = 0.084;
export const PILLOW = { halfWidth: 0.47, halfDepth: 0.37, height: 0.26 };
/** Where the pillows of the players lie, and how far apart the white from the black. */
export const SEATS_RADIUS = 2.95;
/** Where many sit, they sit further out. */
export const MANY = 7;
export const MANY_RADIUS = 3.15;
export const PILLOWS_APART = 0.5;
export const BELL_INWARD = 0.46;
export const BELL_HEIGHT = 0.2;
/** The red pillow lies at a corner of the box, where no drawer comes out. */
export const RED_CORNER = 1.48;

export function outOf(drawer: { looked: boolean }): number {
  return drawer.looked ? FAR_OUT : OUT;
}
