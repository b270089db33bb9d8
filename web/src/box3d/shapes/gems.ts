// Cut gems, each kind with a cut of its own. Every facet has a tint: what a real stone throws about
// inside of it.

import { BufferGeometry, Float32BufferAttribute } from "three";
import type { Kind } from "../../box/gems";
import { GEM_RADIUS } from "../measures";

type Ring = readonly (readonly [x: number, z: number])[];

interface Cut {
  /** The outline at the girdle and at the table, as seen from above. */
  girdle: Ring;
  table: Ring;
  crown: number;
  pavilion: number;
}

function polygon(sides: number, radius: number, offset = 0): Ring {
  return Array.from({ length: sides }, (_, at) => {
    const angle = ((at + offset) / sides) * Math.PI * 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
}

/** A rectangle with its corners cut off. */
function emerald(x: number, z: number, corner: number): Ring {
  return [
    [x, z - corner],
    [x - corner, z],
    [-x + corner, z],
    [-x, z - corner],
    [-x, -z + corner],
    [-x + corner, -z],
    [x - corner, -z],
    [x, -z + corner],
  ];
}

/** A drop: round behind, pointed in front. */
function drop(size: number): Ring {
  return Array.from({ length: 12 }, (_, at) => {
    const angle = (at / 12) * Math.PI * 2;
    const pointed = 1 + 0.45 * Math.max(0, Math.cos(angle)) ** 6;
    const slim = 1 - 0.22 * Math.max(0, Math.cos(angle));
    return [Math.sin(angle) * 0.86 * slim * size, Math.cos(angle) * 0.86 * pointed * size] as const;
  });
}

const CUTS: Record<Kind, Cut> = {
  D: { girdle: polygon(12, 1), table: polygon(12, 0.58, 0.5), crown: 0.4, pavilion: 0.78 },
  S: {
    girdle: emerald(0.8, 1, 0.3),
    table: emerald(0.48, 0.66, 0.18),
    crown: 0.42,
    pavilion: 0.72,
  },
  R: { girdle: drop(1), table: drop(0.55), crown: 0.44, pavilion: 0.76 },
};

/** Build a gem that lies: its table is up, its point down. */
export function gemGeometry(kind: Kind): BufferGeometry {
  const { girdle, table, crown, pavilion } = CUTS[kind];
  const positions: number[] = [];
  const colours: number[] = [];
  let facet = 0;
  const face = (...points: (readonly [number, number, number])[]) => {
    facet += 1;
    const tint = 0.16 + 0.84 * Math.abs(Math.sin(facet * 2.4 + 0.6));
    for (const [x, y, z] of points) {
      positions.push(x * GEM_RADIUS, y * GEM_RADIUS, z * GEM_RADIUS);
      colours.push(tint, tint, tint);
    }
  };
  const sides = girdle.length;
  const at = (ring: Ring, n: number, y: number) => {
    const [x, z] = ring[((n % sides) + sides) % sides] ?? [0, 0];
    return [x, y, z] as const;
  };
  const thin = 0.08;
  for (let n = 0; n < sides; n += 1) {
    face([0, crown, 0], at(table, n + 1, crown), at(table, n, crown));
    face(at(girdle, n, thin), at(table, n, crown), at(girdle, n + 1, thin));
    face(at(table, n, crown), at(table, n + 1, crown), at(girdle, n + 1, thin));
    face(at(girdle, n, thin), at(girdle, n + 1, thin), at(girdle, n + 1, -thin));
    face(at(girdle, n, thin), at(girdle, n + 1, -thin), at(girdle, n, -thin));
    face(at(girdle, n, -thin), at(girdle, n + 1, -thin), [0, -pavilion, 0]);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 3));
  geometry.computeVertexNormals();
  return geometry;
}
