// Words of Master Thieves that bend: how many, which side, and lists.

import { list } from "../../../../i18n/it/grammar";

export type Gems = { diamonds: number; sapphires: number; rubies: number };

export function some(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

export function gems(given: Gems): string {
  const parts = [
    ...some(given.diamonds, "diamante", "diamanti"),
    ...some(given.sapphires, "zaffiro", "zaffiri"),
    ...some(given.rubies, "rubino", "rubini"),
  ];
  return list(parts) || "niente";
}

export const sides = { N: "nord", E: "est", S: "sud", W: "ovest" };

/** A number with a proper minus. */
export const signed = (count: number) => String(count).replace("-", "−");
