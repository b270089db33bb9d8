// A clip of a replay, filmed in the browser: the board after each step, as the server draws it, on a
// canvas that a recorder watches, with what happened under it in the reader's words.

export interface ClipStep {
  /** Where the board is drawn. */
  scene: string;
  /** What happened. */
  said: string;
}

export interface ClipLook {
  game: string;
  players: string;
  ground: string;
  text: string;
  accent: string;
}

export const CLIP = { width: 720, height: 960 } as const;
const BOARD = { x: 50, y: 96, size: 620 } as const;
/** Between two steps the boards fade into each other; then there is time to read. */
const FADE_MS = 300;
const REST_MS = 1_200;
const LAST_MS = 1_800;
const PER_SECOND = 25;

/** How this browser films; null: it cannot. */
export function filming(): string | null {
  const able = "MediaRecorder" in globalThis && "captureStream" in HTMLCanvasElement.prototype;
  if (!able) return null;
  const kinds = [
    "video/mp4;codecs=avc1.42E01F",
    "video/mp4",
    "video/webm;codecs=vp9",
    "video/webm",
  ];
  return kinds.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null;
}

export function endingOf(kind: string): string {
  return kind.startsWith("video/mp4") ? "mp4" : "webm";
}

async function drawn(scene: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = scene;
  await image.decode();
  return image;
}

const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Film these frames on a canvas, which can be looked at meanwhile. */
export async function film(
  canvas: HTMLCanvasElement,
  frames: readonly ClipStep[],
  look: ClipLook,
  kind: string,
  stop: AbortSignal,
): Promise<Blob> {
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("nothing can be drawn here");
  const boards: HTMLImageElement[] = [];
  for (const { scene } of frames) {
    boards.push(await drawn(scene));
    stop.throwIfAborted();
  }
  const parts: Blob[] = [];
  const recorder = new MediaRecorder(canvas.captureStream(PER_SECOND), {
    mimeType: kind,
    videoBitsPerSecond: 2_500_000,
  });
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const ended = new Promise((done) => recorder.addEventListener("stop", done));
  paint(pen, look, "", boards[0], null, 1);
  recorder.start();
  try {
    for (const [at, frame] of frames.entries()) {
      const before = boards[at - 1] ?? null;
      const begun = performance.now();
      let part = 0;
      while (part < 1) {
        part = Math.min(1, (performance.now() - begun) / FADE_MS);
        paint(pen, look, frame.said, boards[at], before, part);
        await rest(1_000 / PER_SECOND);
        stop.throwIfAborted();
      }
      await rest(at === frames.length - 1 ? LAST_MS : REST_MS);
      stop.throwIfAborted();
      paint(pen, look, frame.said, boards[at], null, 1); // what stands still is filmed as well
    }
    await rest(1_000 / PER_SECOND);
  } finally {
    recorder.stop();
  }
  await ended;
  return new Blob(parts, { type: kind });
}

function paint(
  pen: CanvasRenderingContext2D,
  look: ClipLook,
  said: string,
  board: HTMLImageElement | undefined,
  before: HTMLImageElement | null,
  part: number,
): void {
  pen.globalAlpha = 1;
  pen.fillStyle = look.ground;
  pen.fillRect(0, 0, CLIP.width, CLIP.height);
  pen.fillStyle = look.text;
  pen.font = '600 46px "Cormorant Garamond", Georgia, serif';
  pen.fillText(look.game, BOARD.x, 64, BOARD.size);
  const { x, y, size } = BOARD;
  if (before !== null) pen.drawImage(before, x, y, size, size);
  pen.globalAlpha = part;
  if (board !== undefined) pen.drawImage(board, x, y, size, size);
  pen.globalAlpha = 1;
  pen.fillStyle = look.text;
  pen.font = '30px "Source Sans 3", sans-serif';
  for (const [line, words] of linesOf(pen, said).entries()) {
    pen.fillText(words, x, y + size + 52 + 38 * line, size);
  }
  pen.fillStyle = look.accent;
  pen.font = '600 24px "Source Sans 3", sans-serif';
  pen.fillText(`Larceny · ${look.players}`, x, CLIP.height - 28, size);
}

const MOST_LINES = 4;

/** Break what happened into lines; what is too long ends with an ellipsis. */
function linesOf(pen: CanvasRenderingContext2D, said: string): string[] {
  const lines: string[] = [];
  for (const word of said.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && pen.measureText(longer).width <= BOARD.size)
      lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]} …`];
}
