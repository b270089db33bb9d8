// The stream of chance, as docs/architecture.md describes it: the same words as the server draws.

const WORDS = 1n << 64n;

/** Return the SHA-256 of bytes. Browsers offer it on https and on localhost only. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text));
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** What is published before the deal. */
export async function commitment(secret: string): Promise<string> {
  return hex(await sha256(utf8(secret)));
}

/** Join the secret and what the seats added, each as a netstring, into the key of the stream. */
async function key(secret: string, contributions: string[]): Promise<Uint8Array> {
  const parts = [secret, ...contributions].flatMap((text) => {
    const bytes = utf8(text);
    return [utf8(`${bytes.length}:`), bytes, utf8(",")];
  });
  return sha256(joined([utf8("larceny/1,"), ...parts]));
}

/** A place in the stream. */
export class Chance {
  private drawn = 0n;

  private constructor(private readonly key: Uint8Array) {}

  static async of(secret: string, contributions: string[] = []): Promise<Chance> {
    return new Chance(await key(secret, contributions));
  }

  /** Draw the next 64 bits. */
  private async word(): Promise<bigint> {
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setBigUint64(0, this.drawn++);
    const digest = await sha256(joined([this.key, counter]));
    return new DataView(digest.buffer).getBigUint64(0);
  }

  /** Draw a number from 0 to n - 1, each equally likely. */
  async below(n: number): Promise<number> {
    const bound = BigInt(n);
    const limit = WORDS - (WORDS % bound);
    let word = await this.word();
    while (word >= limit) word = await this.word();
    return Number(word % bound);
  }

  /** Draw so many of the items, in the order in which they are drawn. */
  async draw<Item>(items: Item[], number: number): Promise<Item[]> {
    const order = [...items];
    const last = order.length - 1;
    for (let i = 0; i < Math.min(number, last); i++) {
      const j = i + (await this.below(last + 1 - i));
      const [one, other] = [order[i], order[j]];
      if (one === undefined || other === undefined) throw new Error("out of range");
      order[i] = other;
      order[j] = one;
    }
    return order.slice(0, number);
  }

  shuffle<Item>(items: Item[]): Promise<Item[]> {
    return this.draw(items, items.length);
  }
}
