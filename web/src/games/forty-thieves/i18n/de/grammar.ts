// Kleine Wörter, die die Sätze von 40 Thieves gemeinsam haben.

export const list = new Intl.ListFormat("de");

export const many = (count: number, one: string, more: string) =>
  `${count} ${Math.abs(count) === 1 ? one : more}`;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
