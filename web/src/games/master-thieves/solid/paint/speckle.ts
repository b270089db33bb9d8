// Pores and fibres: a picture of noise, made once, laid over what is painted.

const SIZE = 256;
let made: HTMLCanvasElement | null = null;

function noise(): HTMLCanvasElement {
  if (made !== null) return made;
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen !== null) {
    const picture = pen.createImageData(SIZE, SIZE);
    let state = 0x2545f491;
    for (let at = 0; at < SIZE * SIZE; at += 1) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      const grey = 128 + ((state & 255) - 128) * 0.9;
      picture.data.set([grey, grey, grey, 255], at * 4);
    }
    pen.putImageData(picture, 0, 0);
  }
  made = canvas;
  return canvas;
}

/** Lay noise over a picture: drawn long along the fibres, and a little in pores. */
export function speckle(pen: CanvasRenderingContext2D, seed: number, strength: number): void {
  const { width, height } = pen.canvas;
  const shift = (seed * 53) % 128;
  pen.save();
  pen.globalCompositeOperation = "overlay";
  pen.globalAlpha = strength;
  pen.drawImage(noise(), shift, shift / 2, 26, 128, 0, 0, width, height);
  pen.globalAlpha = strength * 0.7;
  pen.drawImage(noise(), shift / 2, shift, 60, 120, 0, 0, width, height);
  pen.restore();
}

/** Lay soft clouds over a picture, as the nap of velvet lies this way and that. */
export function clouds(pen: CanvasRenderingContext2D, strength: number): void {
  const { width, height } = pen.canvas;
  pen.save();
  pen.imageSmoothingQuality = "high";
  pen.globalCompositeOperation = "overlay";
  pen.globalAlpha = strength;
  pen.drawImage(noise(), 0, 0, 9, 9, 0, 0, width, height);
  pen.globalAlpha = strength * 0.6;
  pen.drawImage(noise(), 40, 20, 23, 23, 0, 0, width, height);
  pen.restore();
}
