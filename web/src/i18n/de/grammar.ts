// Kleine Wörter, die alle Sätze brauchen.

export const many = (count: number, one: string, more: string) =>
  `${count} ${Math.abs(count) === 1 ? one : more}`;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
