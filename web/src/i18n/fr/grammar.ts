// Small grammar that sentences with names and numbers need.

/** Before these sounds "de" loses its vowel: Anne, Élise, Œnone, Hugo, Yves; not Hans, not Yann. */
const ELIDES = /^(?:[aeiouœæ]|h[eiouy]|y[^aeiou])/;

function fold(word: string): string {
  return word
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** Whose: "de Bo", "d’Anne". */
export function de(name: string): string {
  return ELIDES.test(fold(name)) ? `d’${name}` : `de ${name}`;
}

/** French counts nothing as one: "0 point", "1 point", "−1 point", "2 points". */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${Math.abs(count) < 2 ? one : many}`;
}
