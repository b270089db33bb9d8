// What a seat adds to a deal, sealed until all seals are fixed; as docs/deals.md describes it.

import type { SealedAnswer } from "../generated/api";
import { netstrings, utf8 } from "./chance";
import { hex, sha256 } from "./sha256";

/** As many as are ever needed: each that fails takes one seat away, and eight can play. */
export const ROUNDS = 9;

/** What a seal is made for: one seat of one table, after the server has committed itself. */
export interface SealScope {
  table: string;
  commitment: string;
  seat: number;
}

/** Hash the text of a round: what comes out is that of the round before, or the seal. */
function link({ table, commitment, seat }: SealScope, round: number, text: string): string {
  const about = [table, commitment, String(seat), String(round), text];
  return hex(sha256(netstrings(utf8("larceny/2 seal,"), about)));
}

/** The seal that the text of a round leads to. */
export function sealOf(scope: SealScope, text: string, round: number): string {
  let linked = text;
  for (let before = round; before >= 0; before--) linked = link(scope, before, linked);
  return linked;
}

/** The text of a round, from that of the last one, of which all follow. */
export function textOf(scope: SealScope, last: string, round: number): string {
  let text = last;
  for (let later = ROUNDS - 1; later > round; later--) text = link(scope, later, text);
  return text;
}

/** Whether what every seat added is what it had sealed, and the rounds and the beacon can be. */
export function sealsFit(sealed: SealedAnswer, commitment: string, texts: string[]): boolean {
  const { added_by, seals, withheld, round, beacon } = sealed;
  const out = new Set(withheld.map(([, seat = -1]) => seat));
  const opened = texts.every((text, seat) => {
    const how = added_by[seat];
    const seal = seals[seat];
    if (how === "none" || out.has(seat)) return text === "" && (seal === "") === (how === "none");
    const place = { table: sealed.table, commitment, seat };
    return sealOf(place, text, how === "sealed" ? round : 0) === seal;
  });
  const failed = withheld.map(([when = -1]) => when);
  const each = Array.from({ length: round }, (_, when) => failed.includes(when)).every(Boolean);
  const once =
    out.size === withheld.length && [...out].every((seat) => added_by[seat] === "sealed");
  const inTurn = failed.every((when, at) => when < round && when >= (failed[at - 1] ?? 0));
  const whole = added_by.length === texts.length && seals.length === texts.length;
  return whole && opened && each && once && inTurn && (beacon === null || saysBeacon(beacon));
}

/** Whether the randomness is the hash of the signature; whose signature it is, is not checked. */
function saysBeacon({ signature, randomness }: { signature: string; randomness: string }): boolean {
  const pairs = signature.match(/[0-9a-f]{2}/g) ?? [];
  const bytes = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
  return pairs.length * 2 === signature.length && hex(sha256(bytes)) === randomness;
}
