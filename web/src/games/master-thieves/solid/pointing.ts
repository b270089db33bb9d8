// Which drawer somebody points at: what is nearest to the eye counts, and hides what is behind it.

import { type PerspectiveCamera, Raycaster, Vector2 } from "three";
import type { World } from "./world";

const ray = new Raycaster();
const point = new Vector2();

/** The wood of the drawer at a point of the picture (−1 … 1 rightwards and upwards); null: none. */
export function grainAtPoint(
  world: World,
  camera: PerspectiveCamera,
  x: number,
  y: number,
): number | null {
  ray.setFromCamera(point.set(x, y), camera);
  const hit = ray.intersectObject(world.box, true)[0];
  const grain = hit?.object === world.knobs ? hit.instanceId : hit?.object.userData.grain;
  return typeof grain === "number" ? grain : null;
}
