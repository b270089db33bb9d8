// What polished things reflect: a dark room with a lamp, a window and a few candles, painted on the
// six sides of a cube. (Light gathered from it for every roughness would take a weak device seconds.)

import { CubeTexture, SRGBColorSpace, Vector3 } from "three";

interface Light {
  colour: readonly [number, number, number];
  towards: Vector3;
  /** How sharp its edge is: larger is smaller and sharper. */
  sharpness: number;
}

const light = (colour: Light["colour"], x: number, y: number, z: number, sharpness: number) => ({
  colour,
  towards: new Vector3(x, y, z).normalize(),
  sharpness,
});

const LIGHTS: readonly Light[] = [
  light([255, 226, 176], 0.4, 0.9, 0.35, 26),
  light([255, 244, 226], 0.5, 0.75, 0.45, 220),
  light([150, 186, 255], -0.9, 0.35, -0.25, 18),
  light([255, 190, 120], 0.75, 0.25, -0.75, 60),
  light([255, 200, 140], -0.5, 0.25, 0.85, 60),
  light([255, 232, 200], -0.1, 0.85, -0.5, 40),
  light([255, 170, 100], 0.95, 0.1, 0.3, 90),
];

const ROOM = [26, 19, 15] as const;
const CEILING = [120, 92, 62] as const;

/** The six sides, each as what its right, its down and its middle are. */
const SIDES: readonly (readonly [Vector3, Vector3, Vector3])[] = [
  [new Vector3(0, 0, -1), new Vector3(0, -1, 0), new Vector3(1, 0, 0)],
  [new Vector3(0, 0, 1), new Vector3(0, -1, 0), new Vector3(-1, 0, 0)],
  [new Vector3(1, 0, 0), new Vector3(0, 0, 1), new Vector3(0, 1, 0)],
  [new Vector3(1, 0, 0), new Vector3(0, 0, -1), new Vector3(0, -1, 0)],
  [new Vector3(1, 0, 0), new Vector3(0, -1, 0), new Vector3(0, 0, 1)],
  [new Vector3(-1, 0, 0), new Vector3(0, -1, 0), new Vector3(0, 0, -1)],
];

function paintSide(size: number, [right, down, middle]: readonly [Vector3, Vector3, Vector3]) {
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error("this browser has no canvas");
  const picture = pen.createImageData(size, size);
  const way = new Vector3();
  const sum = [0, 0, 0];
  for (let at = 0; at < size * size; at += 1) {
    const [u, v] = [((at % size) + 0.5) / size, (Math.floor(at / size) + 0.5) / size];
    way
      .copy(middle)
      .addScaledVector(right, u * 2 - 1)
      .addScaledVector(down, v * 2 - 1);
    way.normalize();
    const up = Math.max(0, way.y);
    for (let part = 0; part < 3; part += 1) {
      const [low, high] = [ROOM[part] ?? 0, CEILING[part] ?? 0];
      sum[part] = low + (high - low) * up;
    }
    for (const { colour, towards, sharpness } of LIGHTS) {
      const strength = Math.max(0, way.dot(towards)) ** sharpness;
      for (let part = 0; part < 3; part += 1) {
        sum[part] = (sum[part] ?? 0) + (colour[part] ?? 0) * strength;
      }
    }
    picture.data.set([sum[0] ?? 0, sum[1] ?? 0, sum[2] ?? 0, 255], at * 4);
  }
  pen.putImageData(picture, 0, 0);
  return canvas;
}

export function surroundings(size: number): CubeTexture {
  const cube = new CubeTexture(SIDES.map((side) => paintSide(size, side)));
  cube.colorSpace = SRGBColorSpace;
  cube.needsUpdate = true;
  return cube;
}
