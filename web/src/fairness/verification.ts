// "Verify this game": the secret against its seal, what the seats added against theirs, the deal against
// all of it, and whether what this browser added is part of it.

import type { RecordAnswer, SealedAnswer } from "../generated/api";
import type { Json } from "../store/tableState";
import { ChanceStream, commitment } from "./chance";
import type { KeptChain } from "./fairness";
import { ROUNDS, sealOf, sealsFit, textOf } from "./sealing";

/** true: right, false: wrong, null: it could not be checked. */
export interface FairnessVerdict {
  /** The record has the seal that was seen before the deal. */
  same: boolean;
  /** The secret fits the seal. */
  seal: boolean;
  /** The seats' seals are those that this browser was told before it opened; null: it did not. */
  told: boolean | null;
  /** What the seats added is what they had sealed; null: nobody had sealed anything. */
  sealed: boolean | null;
  /** My seat's contribution is the one that this browser sealed; null: it sealed none. */
  own: boolean | null;
  /** What was dealt follows from the secret and what the seats added. */
  deal: boolean | null;
}

/** What this browser knows by itself. */
export interface Known {
  /** The seal that it has seen. */
  seal: string;
  seat: number | null;
  /** What it sealed when I was ready; nothing, if I was so elsewhere. */
  chains: KeptChain[];
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
  const sealed = record.sealed ?? null;
  const chain = sealed === null ? undefined : chainIn(sealed, known);
  return {
    same: record.commitment === known.seal,
    seal: commitment(secret) === known.seal,
    told: sealed === null || chain?.seals === undefined ? null : wasTold(sealed, chain),
    sealed: sealed === null ? null : sealsFit(sealed, record.commitment, contributions),
    own: isOwnIn(record, known, chain),
    deal:
      dealt === null || record.start !== null // nothing was dealt
        ? null
        : dealFits(ChanceStream.of(secret, contributions, sealed), players.length, ruleset, dealt),
  };
}

/** The chain of this browser whose seal the record has at my seat. */
function chainIn(sealed: SealedAnswer, { seal, seat, chains }: Known): KeptChain | undefined {
  if (seat === null) return undefined;
  const place = { table: sealed.table, commitment: seal, seat };
  return chains.find(
    (one) => one.seat === seat && sealOf(place, one.last, ROUNDS - 1) === sealed.seals[seat],
  );
}

/** The same seals, the same beacon, and no more rounds than there was reason for. */
function wasTold(sealed: SealedAnswer, chain: KeptChain): boolean {
  const beacon = chain.beacons?.[sealed.round];
  return (
    chain.seals?.join() === sealed.seals.join() &&
    (beacon === undefined || beacon === (sealed.beacon?.round ?? null)) &&
    (chain.complete === undefined || chain.complete === sealed.round)
  );
}

/** Whether what I sealed is part of the deal; who did not open has nothing to look for. */
function isOwnIn(
  { sealed, contributions }: RecordAnswer,
  { seal, seat, chains }: Known,
  chain: KeptChain | undefined,
): boolean | null {
  if (seat === null || chains.length === 0) return null;
  if (!sealed || chain === undefined) return false;
  const late = sealed.withheld.find(([, who]) => who === seat);
  if (late !== undefined) return chain.opened?.includes(late[0] ?? -1) ? false : null;
  const place = { table: sealed.table, commitment: seal, seat };
  return contributions[seat] === textOf(place, chain.last, sealed.round);
}

/** All is right; what nobody sealed or sent from here cannot be looked for. */
export function isGood({ same, seal, told, sealed, own, deal }: FairnessVerdict): boolean {
  return same && seal && told !== false && sealed !== false && own !== false && deal === true;
}

export function isBad(verdict: FairnessVerdict): boolean {
  return Object.values(verdict).includes(false);
}
