// Filmstrips: the pictures of one movement side by side in one file.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { PNG } from "pngjs";

const COLUMNS = 4;
const GAP = 8;

/** Half as wide and half as high: four pixels become one. */
function halved(picture: PNG): PNG {
  const small = new PNG({ width: picture.width >> 1, height: picture.height >> 1 });
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        const at = (dx: number, dy: number) =>
          picture.data[((y * 2 + dy) * picture.width + x * 2 + dx) * 4 + channel] ?? 0;
        const sum = at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1);
        small.data[(y * small.width + x) * 4 + channel] = sum / 4;
      }
    }
  }
  return small;
}

/** Write pictures of the same size as one, in rows from left to right. */
export function writeStrip(file: string, pictures: Buffer[]): void {
  const frames = pictures.map((picture) => halved(PNG.sync.read(picture)));
  const [width, height] = [frames[0]?.width ?? 1, frames[0]?.height ?? 1];
  const rows = Math.ceil(frames.length / COLUMNS);
  const strip = new PNG({
    width: COLUMNS * (width + GAP) + GAP,
    height: rows * (height + GAP) + GAP,
  });
  strip.data.fill(255);
  frames.forEach((frame, at) => {
    const x = GAP + (at % COLUMNS) * (width + GAP);
    const y = GAP + Math.floor(at / COLUMNS) * (height + GAP);
    PNG.bitblt(frame, strip, 0, 0, width, height, x, y);
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, PNG.sync.write(strip));
}
