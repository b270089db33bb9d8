// Paroline che le frasi di 40 Thieves hanno in comune.

export const list = new Intl.ListFormat("it");

export const many = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

export const sapphires = (count: number) => many(count, "zaffiro", "zaffiri");
export const tiles = (count: number) => many(count, "tessera", "tessere");
