// Names beside the pillows: words of the page, brought to where their places appear in the picture.

import { type Camera, Vector3 } from "three";
import type { Room } from "./framing";
import { CENTRE } from "./measures";

const point = new Vector3();
/** A name keeps so far from the edge of the free room; it is shown while its place is inside. */
const EDGE = 4;
/** So far a name may be pushed inwards; and how wide its sign is alone. */
const OVER = 12;
const SIGN = 22;

/** How wide and high each name is: measured once, since that makes the browser lay out the page. */
const sizes = new WeakMap<HTMLElement, { width: number; height: number }>();

function sizeOf(label: HTMLElement): { width: number; height: number } {
  const known = sizes.get(label) ?? { width: label.offsetWidth, height: label.offsetHeight };
  if (known.width > 0) sizes.set(label, known);
  return known;
}

/** Whether the box stands between the eye and a point on the cloth. */
export function isHidden(eye: Vector3, x: number, z: number): boolean {
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
export function placeLabels(within: HTMLElement | null, camera: Camera, room: Room): void {
  if (within === null) return;
  const { width, height } = room;
  point.set(0, 0, 0).project(camera);
  const middle = { x: point.x, y: point.y };
  for (let at = 0; at < within.children.length; at += 1) {
    const label = within.children[at];
    if (!(label instanceof HTMLElement)) continue;
    const [x, z] = [Number(label.dataset.x), Number(label.dataset.z)];
    point.set(x, 0.02, z).project(camera);
    const [left, top] = [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height];
    const outside =
      left < room.left + EDGE ||
      left > width - room.right - EDGE ||
      top < room.top ||
      top > height - room.bottom;
    const hidden = outside || isHidden(camera.position, x, z);
    label.style.visibility = hidden ? "hidden" : "visible";
    if (hidden) continue;
    const own = sizeOf(label);
    // It grows away from the middle of the table, so that it lies beside the pillows, not on them.
    const [across, up] = [(point.x - middle.x) * width, (point.y - middle.y) * height];
    const far = Math.hypot(across, up) || 1;
    const beside = (wide: number) => {
      const wanted = left - (wide / 2) * (1 - across / far);
      return { wanted, at: inside(wanted, room.left, width - room.right - wide) };
    };
    const name = beside(own.width);
    // Where a name would cover gems, its sign alone is shown: the same as at the seat.
    const short = Math.abs(name.at - name.wanted) > OVER;
    if (short !== (label.dataset.short === "")) label.toggleAttribute("data-short", short);
    const rightwards = short ? beside(SIGN).at : name.at;
    const down = top - (own.height / 2) * (1 + up / far);
    const downwards = inside(down, room.top, height - room.bottom - own.height);
    label.style.transform = `translate(${rightwards.toFixed(1)}px, ${downwards.toFixed(1)}px)`;
  }
}

function inside(at: number, least: number, most: number): number {
  return Math.max(least + EDGE, Math.min(most - EDGE, at));
}
