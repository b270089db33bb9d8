// Kleine Wörter, die alle Sätze brauchen.

import { listIn } from "../lists";

export const list = listIn("de");

export const many = (count: number, one: string, more: string) =>
  `${count} ${Math.abs(count) === 1 ? one : more}`;
