// Small words that the sentences of 40 Thieves share.

export const list = new Intl.ListFormat("en");

export const many = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;
