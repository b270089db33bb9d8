// Marks on drawers: words of the page, brought to where their fronts appear in the picture.

import { type Camera, Vector3 } from "three";
import type { Room } from "./framing";
import { FRONT } from "./measures";
import type { World } from "./world";

const CORNERS = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x, y] as const));
/** From a side one reads nothing: so far a front has to look towards the eye. */
const FACING = 0.35;

const point = new Vector3();
const forward = new Vector3();
const across = new Vector3();
const upward = new Vector3();
const outwards = new Vector3();

/** Move the marks to their fronts; each says which front as `data-front`. */
export function placeMarks(
  within: HTMLElement | null,
  world: World,
  camera: Camera,
  { width, height }: Room,
): void {
  for (const mark of within?.children ?? []) {
    if (!(mark instanceof HTMLElement)) continue;
    const front = world.fronts[Number(mark.dataset.front)];
    const seen = front !== undefined && isSeen(front, world, camera);
    mark.style.visibility = seen ? "visible" : "hidden";
    if (!seen) continue;
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (const [x, y] of CORNERS) {
      point.set((x * FRONT.width) / 2, (y * FRONT.height) / 2, FRONT.depth);
      point.applyMatrix4(front.matrix).project(camera);
      const [at, down] = [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height];
      left = Math.min(left, at);
      right = Math.max(right, at);
      top = Math.min(top, down);
      bottom = Math.max(bottom, down);
    }
    mark.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`;
    mark.style.width = `${(right - left).toFixed(1)}px`;
    mark.style.height = `${(bottom - top).toFixed(1)}px`;
  }
}

/** Whether a front looks towards the eye, and no open drawer lies over it. */
function isSeen(front: World["fronts"][number], { tray }: World, camera: Camera): boolean {
  front.matrix.extractBasis(across, upward, forward);
  point.copy(camera.position).sub(front.position).normalize();
  if (forward.dot(point) < FACING) return false;
  outwards.set(0, 0, 1).applyQuaternion(tray.quaternion);
  const below = tray.position.y - front.position.y > FRONT.height / 2;
  return !(tray.visible && below && outwards.dot(forward) > FACING);
}
