// Wood, painted: the same twelve figures as in the flat picture, with colour and a surface.

import { CanvasTexture, SRGBColorSpace, type Texture } from "three";
import { FRONT_HEIGHT, FRONT_WIDTH, grainOf, PLAIN_FRONT } from "../../model/grain";
import { speckle } from "./speckle";

export interface Wood {
  colour: Texture;
  surface: Texture;
}

const LIGHT = [156, 112, 74] as const;
const DARK = [88, 56, 36] as const;

/** Between the dark walnut and the light one. */
function tone(part: number): string {
  const mixed = LIGHT.map((light, at) => {
    const dark = DARK[at] ?? 0;
    return Math.round(dark + (light - dark) * part);
  });
  return `rgb(${mixed.join(" ")})`;
}

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error("this browser has no canvas");
  return pen;
}

function textureOf(pen: CanvasRenderingContext2D, colour: boolean): Texture {
  const texture = new CanvasTexture(pen.canvas);
  texture.anisotropy = 4;
  if (colour) texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** The wood of a drawer front; null: the plain one, which tells nothing. */
export function frontWood(grain: number | null, width: number): Wood {
  const figure = grain === null ? { ...PLAIN_FRONT, tone: 0 } : grainOf(grain);
  const height = Math.round((width * FRONT_HEIGHT) / FRONT_WIDTH);
  const [colour, surface] = [canvasOf(width, height), canvasOf(width, height)];
  colour.fillStyle = tone(0.5 + figure.tone * 0.3);
  colour.fillRect(0, 0, width, height);
  surface.fillStyle = "rgb(150 150 150)";
  surface.fillRect(0, 0, width, height);
  speckle(colour, (grain ?? 12) + 1, 0.17); // fibres, fainter than any figure
  speckle(surface, (grain ?? 12) + 1, 0.16);
  const scale = width / FRONT_WIDTH;
  const [fine, bold] = [new Path2D(figure.fine), new Path2D(figure.bold)];
  for (const pen of [colour, surface]) {
    pen.scale(scale, scale);
    pen.lineCap = "round";
    const onColour = pen === colour;
    // A soft shadow beside each line: wood is not drawn with a pen.
    stroke(pen, fine, 2.6, onColour ? "rgb(58 28 10 / 0.2)" : "rgb(90 90 90 / 0.3)");
    stroke(pen, fine, 0.9, onColour ? "rgb(48 22 7 / 0.62)" : "rgb(60 60 60 / 0.6)");
    stroke(pen, bold, 4.2, onColour ? "rgb(52 24 8 / 0.3)" : "rgb(80 80 80 / 0.4)");
    stroke(pen, bold, 1.9, onColour ? "rgb(36 15 4 / 0.82)" : "rgb(40 40 40 / 0.8)");
  }
  if (grain === null) for (const pen of [colour, surface]) sameOnItsHead(pen);
  return { colour: textureOf(colour, true), surface: textureOf(surface, false) };
}

/** Lay a picture over itself by half, turned over: so nobody can tell which way it stands. */
function sameOnItsHead(pen: CanvasRenderingContext2D): void {
  const { width, height } = pen.canvas;
  const copy = canvasOf(width, height);
  copy.translate(width, height);
  copy.rotate(Math.PI);
  copy.drawImage(pen.canvas, 0, 0);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.globalAlpha = 0.5;
  pen.drawImage(copy.canvas, 0, 0);
}

function stroke(pen: CanvasRenderingContext2D, path: Path2D, width: number, style: string): void {
  pen.lineWidth = width;
  pen.strokeStyle = style;
  pen.stroke(path);
}

/** The wood of frames and plates: the same on its head, so that it tells nothing. */
export function frameWood(width: number): Wood {
  const [colour, surface] = [canvasOf(width, width), canvasOf(width, width)];
  colour.fillStyle = "rgb(78 50 34)";
  colour.fillRect(0, 0, width, width);
  surface.fillStyle = "rgb(150 150 150)";
  surface.fillRect(0, 0, width, width);
  for (const pen of [colour, surface]) {
    const half = width / 2;
    for (const turn of [0, Math.PI]) {
      pen.save();
      pen.translate(half, half);
      pen.rotate(turn);
      for (let line = 0; line < 26; line += 1) {
        const y = ((line + 0.5) / 26) * half;
        pen.beginPath();
        for (let x = -half; x <= half; x += 8) {
          const wave = Math.sin(x / (width * 0.09) + line * 0.7) * width * 0.004;
          pen.lineTo(x, y + wave + Math.sin(line * 4.1) * 2);
        }
        pen.lineWidth = 1 + (line % 3);
        pen.strokeStyle = pen === colour ? "rgb(44 20 8 / 0.34)" : "rgb(70 70 70 / 0.4)";
        pen.stroke();
      }
      pen.restore();
    }
  }
  return { colour: textureOf(colour, true), surface: textureOf(surface, false) };
}
