// The cloth under the lamp: woven, and lost in the dark towards its edge.

import { CanvasTexture, SRGBColorSpace, type Texture } from "three";
import { grainy } from "./speckle";

export function clothPicture(size: number, colour: string): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error("this browser has no canvas");
  pen.fillStyle = colour;
  pen.fillRect(0, 0, size, size);
  grainy(pen, 0.28);
  pen.fillStyle = "rgb(255 255 255 / 0.02)";
  for (let at = 0; at < size; at += 4) {
    pen.fillRect(at, 0, 1, size);
    pen.fillRect(0, at, size, 1);
  }
  // It fades into what is behind the picture.
  pen.globalCompositeOperation = "destination-in";
  const fade = pen.createRadialGradient(
    size / 2,
    size / 2,
    size * 0.2,
    size / 2,
    size / 2,
    size / 2,
  );
  fade.addColorStop(0, "rgb(0 0 0 / 1)");
  fade.addColorStop(0.6, "rgb(0 0 0 / 0.8)");
  fade.addColorStop(1, "rgb(0 0 0 / 0)");
  pen.fillStyle = fade;
  pen.fillRect(0, 0, size, size);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** The shade under something that lies on the cloth. */
export function shadePicture(): Texture {
  const size = 64;
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error("this browser has no canvas");
  const middle = size / 2;
  const shade = pen.createRadialGradient(middle, middle, size * 0.18, middle, middle, middle);
  shade.addColorStop(0, "rgb(0 0 0 / 1)");
  shade.addColorStop(0.6, "rgb(0 0 0 / 0.6)");
  shade.addColorStop(1, "rgb(0 0 0 / 0)");
  pen.fillStyle = shade;
  pen.fillRect(0, 0, size, size);
  return new CanvasTexture(canvas);
}
