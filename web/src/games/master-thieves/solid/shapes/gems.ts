// Cut gems, each kind with a cut of its own, facet by facet: diamonds as round brilliants, sapphires in
// steps, rubies as drops.

import { BufferGeometry, Float32BufferAttribute } from "three";
import type { Kind } from "../../model/gems";
import { GEM_RADIUS } from "../measures";

type Point = readonly [x: number, y: number, z: number];
/** Points round the upright axis, evenly by their angle. */
type Ring = readonly Point[];

/** Collects facets; each stands alone, so that its edges are sharp. */
class Facets {
  private readonly positions: number[] = [];

  /** A flat facet; its corners run clockwise as seen from outside. */
  add(...corners: readonly Point[]): void {
    const [first] = corners;
    for (let at = 1; at + 1 < corners.length; at += 1) {
      for (const corner of [first, corners[at + 1], corners[at]]) {
        for (const part of corner ?? []) this.positions.push(part * GEM_RADIUS);
      }
    }
  }

  /** The facets between two rings of as many points, the upper one first. */
  band(upper: Ring, lower: Ring): void {
    upper.forEach((point, at) => {
      const next = (at + 1) % upper.length;
      const [beside, below, belowNext] = [upper[next], lower[at], lower[next]];
      if (beside && below && belowNext) this.add(point, below, belowNext, beside);
    });
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new Float32BufferAttribute(this.positions, 3));
    geometry.computeVertexNormals();
    return geometry;
  }
}

/** How wide a stone is in each direction, as seen from above. */
type Outline = (angle: number) => number;

const round: Outline = () => 1;
/** Round behind, pointed in front. */
const drop: Outline = (angle) => {
  const ahead = Math.max(0, Math.cos(angle - Math.PI / 2));
  return 0.86 * (1 + 0.42 * ahead ** 7) * (1 - 0.16 * ahead * (1 - ahead ** 7));
};

const MAINS = 8;

/** The cut that throws back most light: a table, stars, kites and halves, and below them the pavilion. */
function brilliant(outline: Outline): BufferGeometry {
  const facets = new Facets();
  const ring = (count: number, offset: number, radius: number, y: number): Ring =>
    Array.from({ length: count }, (_, at) => {
      const angle = ((at + offset) / count) * Math.PI * 2;
      const wide = radius * outline(angle);
      return [Math.cos(angle) * wide, y, Math.sin(angle) * wide];
    });
  const table = ring(MAINS, 0, 0.54, 0.4);
  const stars = ring(MAINS, 0.5, 0.76, 0.3);
  const girdle = ring(MAINS * 2, 0, 1, 0.05);
  const below = ring(MAINS * 2, 0, 1, -0.05);
  const culet: Point = [0, -0.76, 0];
  facets.add(...table);
  for (let at = 0; at < MAINS; at += 1) {
    const of = (points: Ring, index: number): Point =>
      points[((index % points.length) + points.length) % points.length] ?? culet;
    const [here, next] = [of(table, at), of(table, at + 1)];
    const [star, before] = [of(stars, at), of(stars, at - 1)];
    const edge = of(girdle, at * 2);
    facets.add(here, star, next);
    facets.add(here, before, edge, star);
    facets.add(star, edge, of(girdle, at * 2 + 1));
    facets.add(star, of(girdle, at * 2 + 1), of(girdle, at * 2 + 2));
  }
  facets.band(girdle, below);
  below.forEach((point, at) => {
    facets.add(point, culet, below[(at + 1) % below.length] ?? culet);
  });
  return facets.geometry();
}

/** A rectangle with its corners cut off. */
function eight(x: number, z: number, corner: number, y: number): Ring {
  return [
    [x, y, z - corner],
    [x - corner, y, z],
    [-x + corner, y, z],
    [-x, y, z - corner],
    [-x, y, -z + corner],
    [-x + corner, y, -z],
    [x - corner, y, -z],
    [x, y, -z + corner],
  ];
}

/** Steps that run round the stone, above and below. */
function steps(): BufferGeometry {
  const facets = new Facets();
  const rings = [
    eight(0.46, 0.64, 0.17, 0.42),
    eight(0.63, 0.81, 0.23, 0.33),
    eight(0.79, 0.98, 0.3, 0.07),
    eight(0.79, 0.98, 0.3, -0.07),
    eight(0.5, 0.68, 0.2, -0.46),
  ];
  const [table] = rings;
  if (table !== undefined) facets.add(...table);
  for (let at = 0; at + 1 < rings.length; at += 1) {
    const [upper, lower] = [rings[at], rings[at + 1]];
    if (upper !== undefined && lower !== undefined) facets.band(upper, lower);
  }
  const last = rings.at(-1) ?? [];
  last.forEach((point, at) => {
    facets.add(point, [0, -0.74, 0], last[(at + 1) % last.length] ?? point);
  });
  return facets.geometry();
}

/** Build a gem that lies: its table is up, its point down. */
export function gemGeometry(kind: Kind): BufferGeometry {
  if (kind === "S") return steps();
  return brilliant(kind === "D" ? round : drop);
}
