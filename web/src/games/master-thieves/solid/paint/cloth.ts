// The cloth under the lamp: calm velvet, bright where the light falls and lost in the dark towards its
// edge.

import { CanvasTexture, SRGBColorSpace, type Texture } from "three";
import { clouds } from "./speckle";

function penOn(size: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error("this browser has no canvas");
  return pen;
}

/** Fill a picture from its middle outwards. */
function pool(pen: CanvasRenderingContext2D, stops: readonly (readonly [number, string])[]): void {
  const middle = pen.canvas.width / 2;
  const light = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
  for (const [at, colour] of stops) light.addColorStop(at, colour);
  pen.fillStyle = light;
  pen.fillRect(0, 0, middle * 2, middle * 2);
}

export function clothPicture(size: number, colour: string, day: boolean): Texture {
  const pen = penOn(size);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, size, size);
  clouds(pen, day ? 0.06 : 0.08);
  // The pool of the lamp.
  pool(
    pen,
    day
      ? [
          [0, "rgb(255 246 220 / 0.28)"],
          [0.5, "rgb(250 246 226 / 0.08)"],
          [1, "rgb(190 204 190 / 0.1)"],
        ]
      : [
          [0, "rgb(214 190 128 / 0.2)"],
          [0.26, "rgb(206 186 128 / 0.14)"],
          [0.6, "rgb(40 50 40 / 0.1)"],
          [1, "rgb(0 0 0 / 0.55)"],
        ],
  );
  // It fades into what is behind the picture.
  pen.globalCompositeOperation = "destination-in";
  pool(pen, [
    [0, "rgb(0 0 0 / 1)"],
    [0.55, "rgb(0 0 0 / 0.95)"],
    [0.8, "rgb(0 0 0 / 0.5)"],
    [1, "rgb(0 0 0 / 0)"],
  ]);
  const texture = new CanvasTexture(pen.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** The shade under something that lies on the cloth. */
export function shadePicture(): Texture {
  const pen = penOn(64);
  pool(pen, [
    [0, "rgb(0 0 0 / 1)"],
    [0.36, "rgb(0 0 0 / 1)"],
    [0.74, "rgb(0 0 0 / 0.45)"],
    [1, "rgb(0 0 0 / 0)"],
  ]);
  return new CanvasTexture(pen.canvas);
}
