// Words of Master Thieves that bend: how many, which side, and lists.

import { list } from "../../../../i18n/de/grammar";

export type Gems = { diamonds: number; sapphires: number; rubies: number };

export function some(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

function gemsWith(oneDiamond: string, { diamonds, sapphires, rubies }: Gems): string {
  const parts = [
    ...some(diamonds, oneDiamond, "Diamanten"),
    ...some(sapphires, "Saphir", "Saphire"),
    ...some(rubies, "Rubin", "Rubine"),
  ];
  return list(parts) || "nichts";
}

/** Wer oder was: „1 Diamant“. */
export const gems = (given: Gems) => gemsWith("Diamant", given);
/** Wen oder was: „1 Diamanten“; die anderen heißen dann ebenso. */
export const gemsAccusative = (given: Gems) => gemsWith("Diamanten", given);

export const sides = { N: "Norden", E: "Osten", S: "Süden", W: "Westen" };

/** A number with a proper minus. */
export const signed = (count: number) => String(count).replace("-", "−");
