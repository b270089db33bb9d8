// The page on which the box alone is drawn from every side, and looked at: how well the lines of its
// grains stand out from the wood round them.

import {
  ACESFilmicToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { FRONT_HEIGHT, FRONT_WIDTH, grainOf } from "../../src/games/master-thieves/model/grain";
import {
  LEVELS,
  PLACES,
  placeOf,
  SIDES,
  type Side,
} from "../../src/games/master-thieves/model/places";
import { CameraRig } from "../../src/games/master-thieves/solid/cameraRig";
import { FIELD } from "../../src/games/master-thieves/solid/framing";
import { ASIDE, RADIAN } from "../../src/games/master-thieves/solid/measures";
import type { Plan } from "../../src/games/master-thieves/solid/plan";
import { FULL, LIGHT, type Quality } from "../../src/games/master-thieves/solid/quality";
import { FRONT_FACE } from "../../src/games/master-thieves/solid/shapes/wood";
import { stage } from "../../src/games/master-thieves/solid/stage";
import { buildTable } from "../../src/games/master-thieves/solid/table";
import { buildWorld } from "../../src/games/master-thieves/solid/world";

/** For each side that one looks at: how much each of its three fronts' lines stand out. */
export type Readable = Record<Side, number[]>;

declare global {
  interface Window {
    readGrains: (theme: "night" | "day", quality: "full" | "light", set: number) => Readable;
  }
}

const WIDTH = 720;
const HEIGHT = 640;
const AIM = { pitch: 33 * RADIAN, distance: 6.4, right: 0, down: 0.02, zoom: 1 };
const WORDS = { S: "South", E: "East", N: "North", W: "West" };
const CLOTH = { night: "#1f2b26", day: "#dfe6dc" };
const QUALITIES: Record<string, Quality> = { full: FULL, light: LIGHT };

/** Everything that one picture needs, until it is given back. */
export function setUp(theme: "night" | "day", name: string) {
  const quality = QUALITIES[name] ?? FULL;
  const renderer = new WebGLRenderer({ alpha: true, preserveDrawingBuffer: true });
  renderer.setSize(WIDTH, HEIGHT, false);
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.shadowMap.enabled = quality.shadows;
  renderer.shadowMap.type = PCFShadowMap;
  const day = theme === "day";
  const colours = { cloth: CLOTH[theme], written: "#e6c677", font: "serif", day };
  const [world, table] = [buildWorld(quality), buildTable(quality, colours, WORDS)];
  const scene = new Scene();
  scene.add(table.group, world.root, world.box);
  const camera = new PerspectiveCamera(FIELD, WIDTH / HEIGHT, 0.5, 40);
  const eye = new CameraRig();
  const from = (side: Side, plan: Plan) => {
    eye.walk({ ...AIM, angle: SIDES.indexOf(side) * (Math.PI / 2) + ASIDE }, 0, true);
    eye.place(camera, WIDTH, HEIGHT);
    table.follow(eye.walked);
    stage(world, plan, 1, null, eye.walked);
    renderer.render(scene, camera);
  };
  const close = () => {
    world.dispose();
    table.dispose();
    renderer.dispose();
    renderer.forceContextLoss();
  };
  return { renderer, world, camera, from, close };
}

/** A box at rest of which one side bears the three grains of a set. */
export function planWith(side: Side, set: number): Plan {
  const first = LEVELS.map((_, level) => set * LEVELS.length + level);
  const others = PLACES.map((_, grain) => grain).filter((grain) => !first.includes(grain));
  const grains = PLACES.map((place) => {
    const level = LEVELS.findIndex((one) => placeOf(one, side) === place);
    return (level < 0 ? others.pop() : first[level]) ?? 0;
  });
  return { grains, turnedOver: false, opening: null, move: null, moveBegins: 0, trajectories: [] };
}

/** Points of a front with which its lines are compared: how finely it is looked at, and in which parts. */
const FINENESS = 2;
const PARTS = { across: 6, down: 2 };
/** The outermost part is rounded; in the middle is the knob. */
const MARGIN = { x: 12, y: 9 };
const KNOB = 15;

/** Where a front has lines (1), where it has none for some way around (0); elsewhere neither (−1). */
function linesOf(grain: number): Int8Array {
  const [width, height] = [FRONT_WIDTH * FINENESS, FRONT_HEIGHT * FINENESS];
  const { fine, bold } = grainOf(grain);
  const drawn = (fineWidth: number, boldWidth: number) => {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    if (pen === null) throw new Error("this browser has no canvas");
    pen.scale(FINENESS, FINENESS);
    pen.lineWidth = fineWidth;
    pen.stroke(new Path2D(fine));
    pen.lineWidth = boldWidth;
    pen.stroke(new Path2D(bold));
    return pen.getImageData(0, 0, width, height).data;
  };
  const [core, around] = [drawn(0.7, 1.6), drawn(3.4, 5)];
  return Int8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) / FINENESS, Math.floor(at / width) / FINENESS];
    const margin =
      Math.min(x, FRONT_WIDTH - x) < MARGIN.x || Math.min(y, FRONT_HEIGHT - y) < MARGIN.y;
    if (margin || Math.hypot(x - FRONT_WIDTH / 2, y - FRONT_HEIGHT / 2) < KNOB) return -1;
    if ((core[at * 4 + 3] ?? 0) > 150) return 1;
    return (around[at * 4 + 3] ?? 0) === 0 ? 0 : -1;
  });
}

function linear(byte: number): number {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** How large the picture of a front is on its face (see RoundedBoxGeometry, which bends it round the edge). */
const FACE = { width: 1.769, height: 0.509 };
/** The light of a room upon the screen, as the guidelines for contrast reckon with it. */
const FLARE = 0.05;

/** The contrast of the lines to the wood beside them, part by part, in the middle. */
function contrastOf(lines: Int8Array, luminanceAt: (x: number, y: number) => number): number {
  const [width, height] = [FRONT_WIDTH * FINENESS, FRONT_HEIGHT * FINENESS];
  const parts = Array.from({ length: PARTS.across * PARTS.down }, () => [0, 0, 0, 0]);
  lines.forEach((kind, at) => {
    if (kind < 0) return;
    const [u, v] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height];
    const part = Math.floor(v * PARTS.down) * PARTS.across + Math.floor(u * PARTS.across);
    const sums = parts[part];
    if (sums === undefined) return;
    sums[kind] = (sums[kind] ?? 0) + luminanceAt((u - 0.5) * FACE.width, (0.5 - v) * FACE.height);
    sums[kind + 2] = (sums[kind + 2] ?? 0) + 1;
  });
  const ratios = parts.flatMap(([ground = 0, line = 0, grounds = 0, many = 0]) =>
    grounds < 20 || many < 20 ? [] : [(ground / grounds + FLARE) / (line / many + FLARE)],
  );
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}

window.readGrains = (theme, quality, set) => {
  const { renderer, world, camera, from, close } = setUp(theme, quality);
  const gl = renderer.getContext();
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4);
  const point = new Vector3();
  const read = (side: Side) => {
    const plan = planWith(side, set);
    from(side, plan);
    gl.readPixels(0, 0, WIDTH, HEIGHT, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    return LEVELS.map((level) => {
      const grain = plan.grains?.[PLACES.indexOf(placeOf(level, side))] ?? 0;
      const front = world.fronts[grain];
      if (front === undefined) return Number.NaN;
      return contrastOf(linesOf(grain), (x, y) => {
        point.set(x, y, FRONT_FACE).applyMatrix4(front.matrixWorld).project(camera);
        const column = Math.round(((point.x + 1) / 2) * WIDTH - 0.5);
        const row = Math.round(((point.y + 1) / 2) * HEIGHT - 0.5);
        const at = (row * WIDTH + column) * 4;
        const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      });
    });
  };
  const readable = { S: read("S"), E: read("E"), N: read("N"), W: read("W") };
  close();
  return readable;
};
