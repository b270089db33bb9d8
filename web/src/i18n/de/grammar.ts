// Kleine Wörter, die alle Sätze brauchen.

export const many = (count: number, one: string, more: string) =>
  `${count} ${Math.abs(count) === 1 ? one : more}`;

