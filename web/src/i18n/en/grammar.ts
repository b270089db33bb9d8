// Small words that all sentences need.

import { listIn } from "../lists";

export const list = listIn("en");

export const many = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;
