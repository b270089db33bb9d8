// Pillows are laid out when people sit down, and stay where they are; only the red one goes with the eye.

import { Color, Matrix4, Quaternion, Vector3 } from "three";
import { RED_SPOT, type Spot, seatSpots, turn } from "./spots";
import type { World } from "./world";

const WHITE = new Color("#e6dfd0");
const BLACK = new Color("#2f2c3b");
const RED = new Color("#8e1b24");
const Y = new Vector3(0, 1, 0);

/** The pillows in the order in which they are laid out. */
export function pillowNames(players: number): string[] {
  const ofSeats = Array.from({ length: players }, (_, seat) => [`white-${seat}`, `black-${seat}`]);
  return ["red", ...ofSeats.flat()];
}

export function layPillows(
  world: World,
  players: number,
  viewer: number | null,
  hues: readonly string[],
): void {
  const matrix = new Matrix4();
  const facing = new Quaternion();
  const size = new Vector3();
  let at = 0;
  const lay = (spot: Spot, colour: Color) => {
    size.setScalar(spot.size);
    matrix.compose(new Vector3(spot.x, 0, spot.z), facing.setFromAxisAngle(Y, spot.angle), size);
    world.pillows.setMatrixAt(at, matrix);
    world.shades.setMatrixAt(at, matrix);
    world.pillows.setColorAt(at, colour);
    at += 1;
  };
  lay(RED_SPOT, RED);
  for (let seat = 0; seat < players; seat += 1) {
    const spots = seatSpots(seat, players, viewer);
    lay(spots.white, WHITE);
    lay(spots.black, BLACK);
  }
  world.pillows.count = at;
  world.shades.count = at;
  world.shades.instanceMatrix.needsUpdate = true;
  world.pillows.instanceMatrix.needsUpdate = true;
  if (world.pillows.instanceColor !== null) world.pillows.instanceColor.needsUpdate = true;
  world.bells.userData.colours = hues.map((hue) => new Color(hue));
}

const at = new Vector3();
const whole = new Vector3();
const turned = new Quaternion();
const laid = new Matrix4();

/** Lay the red pillow to the left of the side that one sees: from nowhere is it behind the box. */
export function layRed(world: World, walked: number): void {
  turn(at.set(RED_SPOT.x, 0, RED_SPOT.z), walked);
  turned.setFromAxisAngle(Y, RED_SPOT.angle + walked);
  laid.compose(at, turned, whole.setScalar(RED_SPOT.size));
  world.pillows.setMatrixAt(0, laid);
  world.pillows.instanceMatrix.needsUpdate = true;
  world.shades.setMatrixAt(0, laid);
  world.shades.instanceMatrix.needsUpdate = true;
}
