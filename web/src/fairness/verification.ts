// "Verify this game": the secret against its seal, the deal against the secret, and whether what
// this browser added is part of it.

import type { RecordAnswer } from "../generated/api";
import type { Json } from "../store/tableState";
import { ChanceStream, commitment } from "./chance";

/** true: right, false: wrong, null: it could not be checked. */
export interface FairnessVerdict {
  /** The record has the seal that was seen before the deal. */
  same: boolean;
  /** The secret fits the seal. */
  seal: boolean;
  /** My seat's contribution is the one that this browser sent; null: it sent none. */
  own: boolean | null;
  /** What was dealt follows from the secret and what the seats added. */
  deal: boolean | null;
}

/** What this browser knows by itself. */
export interface Known {
  /** The seal that it has seen. */
  seal: string;
  seat: number | null;
  /** What it sent when I was ready; nothing, if I was so elsewhere. */
  sent: string[];
}

/** Deal again; say whether what lay open follows from the stream; null: nobody here can tell. */
type DealFits = (
  chance: ChanceStream,
  players: number,
  rules: RecordAnswer["ruleset"],
  events: Json[],
) => boolean | null;

export function verify(
  record: RecordAnswer,
  known: Known,
  dealt: Json[] | null,
  dealFits: DealFits,
): FairnessVerdict {
  const { ruleset, players, secret, contributions } = record;
  const { seat, sent } = known;
  return {
    same: record.commitment === known.seal,
    seal: commitment(secret) === known.seal,
    own: seat === null || sent.length === 0 ? null : sent.includes(contributions[seat] ?? ""),
    deal:
      dealt === null
        ? null
        : dealFits(ChanceStream.of(secret, contributions), players.length, ruleset, dealt),
  };
}

/** All is right; somebody who sent nothing from here has nothing of their own to look for. */
export function isGood({ same, seal, own, deal }: FairnessVerdict): boolean {
  return same && seal && own !== false && deal === true;
}

export function isBad(verdict: FairnessVerdict): boolean {
  return Object.values(verdict).includes(false);
}
