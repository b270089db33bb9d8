// Raycasting finds only the fronts of drawers and their knobs; a pointer passes through everything else.

import type { Object3D } from "three";

/** Turn raycasting off for objects and all their children, visible or not. */
export function ignorePointer(...things: Object3D[]): void {
  for (const thing of things) {
    thing.traverse((part) => {
      part.raycast = () => {};
    });
  }
}
