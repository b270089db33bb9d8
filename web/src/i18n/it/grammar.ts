// Paroline che servono a tutte le frasi.

import { listIn } from "../lists";

export const list = listIn("it");

export const many = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;
