// A reader of QR codes (ISO/IEC 18004) for tests: versions 1 to 6, level M, bytes. It knows nothing
// of the program that makes them, and takes the squares as they are drawn.

/** The data of each block at level M, by version. */
const BLOCKS: Record<number, number[]> = {
  1: [16],
  2: [28],
  3: [44],
  4: [32, 32],
  5: [43, 43],
  6: [27, 27, 27, 27],
};

const MASKS: ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

export type Squares = boolean[][];

/** Read the squares out of a path of unit squares. */
export function squaresOf(path: string, size: number): Squares {
  const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, column, row] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const line = squares[Number(row)];
    if (line !== undefined) line[Number(column)] = true;
  }
  return squares;
}

/** Whether a square belongs to the figures by which a camera finds its way. */
function isFigure(row: number, column: number, size: number, version: number): boolean {
  const far = (i: number) => size - 1 - i;
  if (row < 9 && (column < 9 || far(column) < 8)) return true;
  if (far(row) < 8 && column < 9) return true;
  if (row === 6 || column === 6) return true;
  const middle = size - 7;
  return version > 1 && Math.abs(row - middle) <= 2 && Math.abs(column - middle) <= 2;
}

/** The level (two bits) and the mask (three), as they stand beside the upper left corner. */
function format(squares: Squares): { level: number; mask: number } {
  let bits = 0;
  for (const column of [0, 1, 2, 3, 4]) {
    bits = (bits << 1) | (squares[8]?.[column] ? 1 : 0);
  }
  const plain = bits ^ 0b10101;
  return { level: plain >> 3, mask: plain & 7 };
}

/** The bytes in the order in which they are laid: up and down in columns of two. */
function laid(squares: Squares, version: number, mask: number): number[] {
  const size = squares.length;
  const masked = MASKS[mask];
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the line of time
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (isFigure(row, column, size, version)) continue;
        bits.push((squares[row]?.[column] ?? false) !== masked?.(row, column) ? 1 : 0);
      }
    }
    up = !up;
  }
  const bytes: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8) {
    bytes.push(bits.slice(at, at + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  }
  return bytes;
}

/** Read the text of a code. */
export function read(squares: Squares): string {
  const version = (squares.length - 17) / 4;
  const blocks = BLOCKS[version];
  if (blocks === undefined) throw new Error(`version ${version} is not known here`);
  const { level, mask } = format(squares);
  if (level !== 0) throw new Error(`level ${level} is not M`);
  const bytes = laid(squares, version, mask);
  const data = blocks.map(() => [] as number[]);
  const longest = Math.max(...blocks);
  let at = 0;
  for (let i = 0; i < longest; i++) {
    blocks.forEach((length, block) => {
      if (i < length) data[block]?.push(bytes[at++] ?? 0);
    });
  }
  const stream = data
    .flat()
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join("");
  const number = (from: number, length: number) =>
    Number.parseInt(stream.slice(from, from + length), 2);
  if (number(0, 4) !== 4) throw new Error("these are no bytes");
  const length = number(4, 8);
  const text = Uint8Array.from({ length }, (_, i) => number(12 + 8 * i, 8));
  return new TextDecoder().decode(text);
}
