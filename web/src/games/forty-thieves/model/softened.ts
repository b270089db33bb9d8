const VOWEL = "aeiouyäëïöüàâáèéêìîíòôóùûú";
const WORD = /\p{L}{10,}/gu;
/** After an open syllable, or between two consonants that do not sound as one. */
const SEAM = new RegExp(
  `(?<=\\p{L}{2}[${VOWEL}])(?=[^${VOWEL}\\P{L}][${VOWEL}]\\p{L})|` +
    `(?<=[${VOWEL}][^${VOWEL}\\P{L}])(?=[^${VOWEL}\\P{L}hlr][${VOWEL}]\\p{L})`,
  "giu",
);

/** Let long words of a name break where a syllable ends, in the few places that are too narrow. */
export function softened(name: string): string {
  return name.replace(WORD, (word) => word.replace(SEAM, "\u00AD"));
}
