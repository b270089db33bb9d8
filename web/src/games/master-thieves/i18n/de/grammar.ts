// Words of Master Thieves that bend: how many, which side, and lists.

export type Gems = { diamonds: number; sapphires: number; rubies: number };

export function some(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

export function joined(parts: string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} und ${last}`;
}

export function gems(given: Gems): string {
  const parts = [
    ...some(given.diamonds, "Diamant", "Diamanten"),
    ...some(given.sapphires, "Saphir", "Saphire"),
    ...some(given.rubies, "Rubin", "Rubine"),
  ];
  return joined(parts) || "nichts";
}

/** Gems that something is done to: of all their names only a single diamond’s changes. */
export const taken = (told: string) => told.replace(/\b1 Diamant\b/, "1 Diamanten");

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const sides = { N: "Norden", E: "Osten", S: "Süden", W: "Westen" };

/** A number with a proper minus. */
export const signed = (count: number) => String(count).replace("-", "−");
