// Words of Master Thieves that bend: how many, which side, and lists.

export type Gems = { diamonds: number; sapphires: number; rubies: number };

export function some(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

export function joined(parts: string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} et ${last}`;
}

export function gems(given: Gems): string {
  const parts = [
    ...some(given.diamonds, "diamant", "diamants"),
    ...some(given.sapphires, "saphir", "saphirs"),
    ...some(given.rubies, "rubis", "rubis"),
  ];
  return joined(parts) || "rien";
}

export const sides = { N: "nord", E: "est", S: "sud", W: "ouest" };

/** A number with a proper minus. */
export const signed = (count: number) => String(count).replace("-", "−");
