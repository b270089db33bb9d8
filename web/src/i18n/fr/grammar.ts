// Small grammar that sentences with names and numbers need.

import { listIn } from "../lists";

export const list = listIn("fr");

/** Before these sounds "de" loses its vowel: Anne, Élise, Œnone, Hugo, Yves; not Hans, not Yann. */
const ELIDES = /^(?:[aeiouœæ]|h[eiouy]|y[^aeiou])/;

function fold(word: string): string {
  return word
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** Whose: "de Bo", "d’Anne". */
export function withDe(name: string): string {
  return ELIDES.test(fold(name)) ? `d’${name}` : `de ${name}`;
}

/** French counts nothing as one: "0 point", "1 point", "−1 point", "2 points". */
export function many(count: number, one: string, more: string): string {
  return `${count} ${Math.abs(count) < 2 ? one : more}`;
}
