// Words of Master Thieves that bend: how many, which side, and lists.

import { list } from "../../../../i18n/en/grammar";

export type Gems = { diamonds: number; sapphires: number; rubies: number };

export function some(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

export function gems(given: Gems): string {
  const parts = [
    ...some(given.diamonds, "diamond", "diamonds"),
    ...some(given.sapphires, "sapphire", "sapphires"),
    ...some(given.rubies, "ruby", "rubies"),
  ];
  return list(parts) || "nothing";
}

export const sides = { N: "north", E: "east", S: "south", W: "west" };

/** A number with a proper minus. */
export const signed = (count: number) => String(count).replace("-", "−");
