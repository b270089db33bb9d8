// A velvet pillow, and an alarm bell.

import {
  BufferGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  PlaneGeometry,
  Vector2,
} from "three";
import { BELL_HEIGHT, PILLOW } from "../measures";
import { velvetHeight } from "../spots";

/** A pillow: full in the middle, its four corners drawn out. */
export function pillowGeometry(fineness: number): BufferGeometry {
  const positions: number[] = [];
  const uvs: number[] = [];
  const colours: number[] = [];
  const index: number[] = [];
  const steps = fineness;
  for (const side of [1, -1]) {
    const first = positions.length / 3;
    for (let row = 0; row <= steps; row += 1) {
      for (let column = 0; column <= steps; column += 1) {
        const [u, v] = [(column / steps) * 2 - 1, (row / steps) * 2 - 1];
        // The sides are drawn in between the corners.
        const [waistU, waistV] = [1 - 0.07 * (1 - v * v), 1 - 0.07 * (1 - u * u)];
        const height = velvetHeight(u, v);
        positions.push(
          u * PILLOW.halfWidth * waistU,
          side > 0 ? Math.max(0.035, height) : 0.03 - height * 0.14,
          v * PILLOW.halfDepth * waistV,
        );
        // Towards its edge velvet turns away from the light.
        const light = 0.42 + 0.58 * Math.min(1, (height / PILLOW.height) * 1.25);
        colours.push(light, light, light);
        uvs.push((u + 1) / 2, (v + 1) / 2);
      }
    }
    for (let row = 0; row < steps; row += 1) {
      for (let column = 0; column < steps; column += 1) {
        const a = first + row * (steps + 1) + column;
        const [b, c, d] = [a + 1, a + steps + 1, a + steps + 2];
        if (side > 0) index.push(a, c, b, b, c, d);
        else index.push(a, b, c, b, d, c);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** The shade that a pillow throws round itself. */
export function shadeGeometry(): BufferGeometry {
  return new PlaneGeometry(PILLOW.halfWidth * 2.9, PILLOW.halfDepth * 3.1)
    .rotateX(-Math.PI / 2)
    .translate(-0.03, 0.006, -0.03);
}

/** The outline of a bell from its rim to its knob, as radius and height. */
const OUTLINE: readonly (readonly [number, number])[] = [
  [0.62, 0],
  [0.66, 0.06],
  [0.52, 0.16],
  [0.42, 0.42],
  [0.33, 0.66],
  [0.16, 0.8],
  [0.07, 0.83],
  [0.1, 0.92],
  [0.07, 0.99],
  [0, 1],
];

export function bellGeometry(sides: number): BufferGeometry {
  const outline = OUTLINE.map(
    ([radius, height]) => new Vector2(radius * BELL_HEIGHT, height * BELL_HEIGHT),
  );
  return new LatheGeometry(outline, sides);
}
