// "Verify this game": the secret against its seal, and the deal against the secret.

import type { RecordAnswer } from "../../generated/api";
import { Chance, canHash, commitment } from "./chance";
import { dealFits } from "./deals";

/** true: right, false: wrong, null: it could not be checked. */
export interface Verdict {
  /** The secret fits the seal. */
  seal: boolean | null;
  /** The record has the seal that the table showed before the deal. */
  same: boolean | null;
  /** What was dealt follows from the secret and what the seats added. */
  deal: boolean | null;
}

export async function verify(
  record: RecordAnswer,
  published: string,
  dealt: Record<string, unknown>[] | null,
): Promise<Verdict> {
  const same = record.commitment === published;
  if (!canHash()) return { seal: null, same, deal: null };
  const seal = (await commitment(record.secret)) === published;
  if (dealt === null) return { seal, same, deal: null };
  const chance = await Chance.of(record.secret, record.contributions);
  const { game, ruleset, players } = record;
  const deal = await dealFits(game, chance, players.length, ruleset, dealt);
  return { seal, same, deal };
}

export function isGood(verdict: Verdict): boolean {
  return Object.values(verdict).every((check) => check === true);
}

export function isBad(verdict: Verdict): boolean {
  return Object.values(verdict).some((check) => check === false);
}
