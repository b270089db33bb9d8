// What a pointer passes through: only the fronts of drawers and their knobs answer to it.

import type { Object3D } from "three";

/** Let things, and all that belongs to them, not answer to a pointer, seen or unseen. */
export function unanswering(...things: Object3D[]): void {
  for (const thing of things) {
    thing.traverse((part) => {
      part.raycast = () => {};
    });
  }
}
