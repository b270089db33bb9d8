// Words of Master Thieves that bend: how many, which side, and lists.

import { list } from "../../../../i18n/fr/grammar";

export type Gems = { diamonds: number; sapphires: number; rubies: number };

export function some(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

export function gems(given: Gems): string {
  const parts = [
    ...some(given.diamonds, "diamant", "diamants"),
    ...some(given.sapphires, "saphir", "saphirs"),
    ...some(given.rubies, "rubis", "rubis"),
  ];
  return list(parts) || "rien";
}

export const sides = { N: "nord", E: "est", S: "sud", W: "ouest" };

/** A number with a proper minus. */
export const signed = (count: number) => String(count).replace("-", "−");
