// What really stands in the scene, for those who check it: read from where its things are, not from
// what they were told.

import { Matrix4, type PerspectiveCamera, Vector3, type WebGLRenderer } from "three";
import type { Place } from "../../../generated/master_thieves";
import { KINDS, type Kind } from "../model/gems";
import { PLACES } from "../model/places";
import { pillowNames } from "./laying";
import { CENTRE, PILLOW } from "./measures";
import { grainAtPoint } from "./pointing";
import { heightOf, placeWhere } from "./standing";
import type { World } from "./world";

type Handful = Record<Kind, number>;

export interface Seen3d {
  /** Nothing moves, and nothing waits to be drawn. */
  still: boolean;
  /** The same of what is looked at; the eye may be on its way. */
  standing: boolean;
  quality: string;
  /** By place: which wood stands there; null where all look alike. */
  grains: Record<string, { grain: number | null; upsideDown: boolean; mirrored: boolean }>;
  open: { place: Place | null; out: number; tray: boolean } | null;
  pillows: Record<string, Handful>;
  /** Gems that lie on no pillow: in the open drawer, or in the air. */
  elsewhere: Handful;
  bells: number;
  lidAbove: boolean;
  /** Levels, lid and foot stand square upon each other, and every knob on its drawer. */
  straight: boolean;
  info: {
    calls: number;
    triangles: number;
    geometries: number;
    textures: number;
    programs: number;
  };
  /** Where to point at a drawer, in pixels of the page; null where none of it can be seen. */
  pointAt: (place: Place) => { x: number; y: number } | null;
}

declare global {
  interface Window {
    larceny3d?: () => Seen3d;
  }
}

const MOST_OUT = 0.01;

export function seeScene(
  world: World,
  camera: PerspectiveCamera,
  renderer: WebGLRenderer,
  state: { still: boolean; standing: boolean; quality: string; players: number },
): Seen3d {
  world.box.updateMatrixWorld(true);
  const grains: Seen3d["grains"] = {};
  let open: Seen3d["open"] = null;
  for (const front of world.fronts) {
    const { place, upsideDown, out, mirrored } = placeWhere(front.matrixWorld);
    const plain = front.material === world.plain;
    grains[place ?? "?"] = { grain: plain ? null : front.userData.grain, upsideDown, mirrored };
    if (out > MOST_OUT) open = { place, out, tray: world.tray.visible };
  }
  const { pillows, elsewhere } = countGems(world, state.players);
  const { render, memory, programs } = renderer.info;
  return {
    still: state.still,
    standing: state.standing,
    quality: state.quality,
    grains,
    open,
    pillows,
    elsewhere,
    bells: world.bells.count,
    lidAbove: world.lid.position.y > world.foot.position.y,
    straight: isStraight(world),
    info: {
      calls: render.calls,
      triangles: render.triangles,
      geometries: memory.geometries,
      textures: memory.textures,
      programs: programs?.length ?? 0,
    },
    pointAt: (place) => pointAt(world, camera, renderer.domElement, place),
  };
}

const NEAR = 1e-3;
const near = (one: number, other: number) => Math.abs(one - other) < NEAR;

function isStraight({ levels, lid, foot, knobs, fronts }: World): boolean {
  const inPlace = levels.every(({ body }, at) => near(body.position.y, CENTRE + heightOf(at)));
  const ends = near((lid.position.y + foot.position.y) / 2, CENTRE);
  const square = [...levels.map(({ body }) => body), lid, foot].every(({ matrixWorld }) =>
    // Turned by quarters only: nothing but 0 and ±1 in the part that turns.
    [0, 1, 2, 4, 5, 6, 8, 9, 10].every((at) => {
      const entry = matrixWorld.elements[at] ?? Number.NaN;
      return near(entry, Math.round(entry));
    }),
  );
  const knob = new Matrix4();
  const knobbed = fronts.every((front) => {
    knobs.getMatrixAt(front.userData.grain, knob);
    return knob.elements.every((entry, at) => near(entry, front.matrix.elements[at] ?? 0));
  });
  return inPlace && ends && square && knobbed;
}

function none(): Handful {
  return { D: 0, S: 0, R: 0 };
}

function countGems(world: World, players: number) {
  const [matrix, middle, where] = [new Matrix4(), new Vector3(), new Vector3()];
  const pillows: Record<string, Handful> = {};
  const homes = pillowNames(players).map((name, at) => {
    const there = none();
    pillows[name] = there;
    const inside = new Matrix4();
    world.pillows.getMatrixAt(at, inside);
    return { there, inside: inside.invert() };
  });
  const elsewhere = none();
  for (const kind of KINDS) {
    const gems = world.gems[kind];
    for (let at = 0; at < gems.count; at += 1) {
      gems.getMatrixAt(at, matrix);
      middle.setFromMatrixPosition(matrix);
      const home = homes.find(({ inside }) => {
        where.copy(middle).applyMatrix4(inside);
        return (
          Math.abs(where.x) < PILLOW.halfWidth &&
          Math.abs(where.z) < PILLOW.halfDepth &&
          where.y < PILLOW.height * 1.6
        );
      });
      (home?.there ?? elsewhere)[kind] += 1;
    }
  }
  return { pillows, elsewhere };
}

/** Look for a point of a drawer that is nearer to the eye than everything else. */
function pointAt(world: World, camera: PerspectiveCamera, canvas: HTMLCanvasElement, place: Place) {
  const front = world.fronts.find((one) => placeWhere(one.matrixWorld).place === place);
  if (front === undefined || !PLACES.includes(place)) return null;
  const frame = canvas.getBoundingClientRect();
  for (const [x, y] of POINTS) {
    const at = new Vector3(x, y, 0.06).applyMatrix4(front.matrixWorld).project(camera);
    if (grainAtPoint(world, camera, at.x, at.y) !== front.userData.grain) continue;
    return {
      x: frame.x + ((at.x + 1) / 2) * frame.width,
      y: frame.y + ((1 - at.y) / 2) * frame.height,
    };
  }
  return null;
}

const POINTS = [
  [0.4, 0],
  [-0.4, 0],
  [0, 0.15],
  [0.75, 0.1],
  [-0.75, 0.1],
] as const;
