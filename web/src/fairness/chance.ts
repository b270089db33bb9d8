// The stream of chance, as docs/deals.md describes it: the same words as the server draws.

import type { SealedAnswer } from "../generated/api";
import { hex, sha256 } from "./sha256";

const WORDS = 1n << 64n;

export function utf8(text: string): Uint8Array<ArrayBuffer> {
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
export function commitment(secret: string): string {
  return hex(sha256(utf8(secret)));
}

/** Texts after one another, so that their borders stay known: length, colon, bytes, comma. */
export function netstrings(first: Uint8Array, texts: string[]): Uint8Array<ArrayBuffer> {
  const parts = texts.flatMap((text) => {
    const bytes = utf8(text);
    return [utf8(`${bytes.length}:`), bytes, utf8(",")];
  });
  return joined([first, ...parts]);
}

/** Join the secret and what the seats added, sealed or not, into the key of the stream. */
function key(secret: string, contributions: string[], sealed: SealedAnswer | null): Uint8Array {
  if (sealed === null) {
    return sha256(netstrings(utf8("larceny/1,"), [secret, ...contributions]));
  }
  const { table, round, beacon } = sealed;
  const agreed = [secret, table, String(round), beacon?.randomness ?? ""];
  return sha256(netstrings(utf8("larceny/2,"), [...agreed, ...contributions]));
}

/** A place in the stream. */
export class ChanceStream {
  private drawn = 0n;

  private constructor(private readonly key: Uint8Array) {}

  static of(
    secret: string,
    contributions: string[] = [],
    sealed: SealedAnswer | null = null,
  ): ChanceStream {
    return new ChanceStream(key(secret, contributions, sealed));
  }

  /** Draw the next 64 bits. */
  private word(): bigint {
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setBigUint64(0, this.drawn++);
    const digest = sha256(joined([this.key, counter]));
    return new DataView(digest.buffer).getBigUint64(0);
  }

  /** Draw a number from 0 to n - 1, each equally likely. */
  below(n: number): number {
    const bound = BigInt(n);
    const limit = WORDS - (WORDS % bound);
    let word = this.word();
    while (word >= limit) word = this.word();
    return Number(word % bound);
  }

  /** Draw so many of the items, in the order in which they are drawn. */
  draw<Item>(items: Item[], number: number): Item[] {
    const order = [...items];
    const last = order.length - 1;
    for (let i = 0; i < Math.min(number, last); i++) {
      const j = i + this.below(last + 1 - i);
      const [one, other] = [order[i], order[j]];
      if (one === undefined || other === undefined) throw new Error("out of range");
      order[i] = other;
      order[j] = one;
    }
    return order.slice(0, number);
  }

  shuffle<Item>(items: Item[]): Item[] {
    return this.draw(items, items.length);
  }
}
