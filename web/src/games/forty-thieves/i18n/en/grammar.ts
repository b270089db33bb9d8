// Small words that the sentences of 40 Thieves share.

import { listIn } from "../../../../i18n/lists";

export const list = listIn("en");

export const many = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;
