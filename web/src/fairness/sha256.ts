// SHA-256 (FIPS 180-4). Browsers offer it themselves, but only on https and on localhost, and at
// home one plays over plain http. What is hashed here is short, so that speed does not matter.

function isPrime(number: number): boolean {
  for (let factor = 2; factor * factor <= number; factor++) {
    if (number % factor === 0) return false;
  }
  return true;
}

/** The first 32 bits of the fractional part. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0;
}

const PRIMES: number[] = [];
for (let number = 2; PRIMES.length < 64; number++) if (isPrime(number)) PRIMES.push(number);

/** By definition: from the cube roots of the first 64 primes, and the square roots of 8. */
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The text, a one, zeros, and its length in bits: a whole number of blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const whole = Math.ceil((bytes.length + 9) / 64) * 64;
  const all = new Uint8Array(whole);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setBigUint64(whole - 8, BigInt(bytes.length) * 8n);
  return view;
}

/** The 64 words of a block: sixteen of its own, and what is mixed of them. */
function schedule(blocks: DataView, at: number): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = blocks.getInt32(at + 4 * i);
  const word = (i: number): number => words[i] ?? 0;
  for (let i = 16; i < 64; i++) {
    const [early, late] = [word(i - 15), word(i - 2)];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const other = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = word(i - 16) + one + word(i - 7) + other;
  }
  return words;
}

/** Return the SHA-256 of bytes. */
export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = padded(bytes);
  const sums = Int32Array.from(START);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    const words = schedule(blocks, at);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sums;
    for (let i = 0; i < 64; i++) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const low = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const high = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const mixed = (h + low + choice + (ROUNDS[i] ?? 0) + (words[i] ?? 0)) | 0;
      [h, g, f, e] = [g, f, e, (d + mixed) | 0];
      [d, c, b, a] = [c, b, a, (mixed + high + majority) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => {
      sums[i] = (sums[i] ?? 0) + value;
    });
  }
  const digest = new DataView(new ArrayBuffer(32));
  sums.forEach((sum, i) => {
    digest.setInt32(4 * i, sum);
  });
  return new Uint8Array(digest.buffer);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
