// Names beside the pillows: words of the page, brought to where their places appear in the picture.

import { type Camera, Vector3 } from "three";
import { CENTRE } from "./measures";

const point = new Vector3();
/** A name needs so much room beside its middle. */
const EDGE = 44;

/** Whether the box stands between the eye and a point on the cloth. */
function isHidden(eye: Vector3, x: number, z: number): boolean {
  // Where the line from the eye enters and leaves the column over the box.
  let [enters, leaves] = [0, 1];
  const column = 1.02;
  for (const [from, to] of [
    [eye.x, x],
    [eye.z, z],
  ] as const) {
    const way = to - from;
    if (Math.abs(way) < 1e-6) {
      if (Math.abs(from) > column) return false;
      continue;
    }
    const [one, other] = [(-column - from) / way, (column - from) / way];
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  }
  if (enters >= leaves) return false;
  return eye.y * (1 - leaves) < CENTRE * 2;
}

/** Move the labels to their places; each says its place as `data-x` and `data-z`. */
export function placeLabels(
  within: HTMLElement | null,
  camera: Camera,
  width: number,
  height: number,
): void {
  if (within === null) return;
  for (let at = 0; at < within.children.length; at += 1) {
    const label = within.children[at];
    if (!(label instanceof HTMLElement)) continue;
    const [x, z] = [Number(label.dataset.x), Number(label.dataset.z)];
    point.set(x, 0.02, z).project(camera);
    const [left, top] = [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height];
    // Nothing is measured here: that would make the browser lay out the page for every frame.
    const outside = left < EDGE || left > width - EDGE || top < 0 || top > height - 10;
    const hidden = outside || isHidden(camera.position, x, z);
    label.style.visibility = hidden ? "hidden" : "visible";
    if (hidden) continue;
    label.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) translate(-50%, -50%)`;
  }
}
