// Sentences, by language. English is the measure: every other language must have the same keys,
// and the compiler says so if one is missing.
//
//   t.home.playNow                      a sentence
//   t.home.players({ count: 3 })        a sentence with something in it
//
// Each part of the program keeps its sentences in files of its own: i18n/en/home.ts,
// i18n/fr/home.ts, … A part is `export const home = {…}` in English, and
// `export const home: Messages<typeof english> = {…}` in the others.

export type Sentence = string | ((given: never) => string);

/** The same keys, and functions of the same things; the words are the language's own. */
export type Messages<English> = {
  [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (given: infer Given) => string
      ? (given: Given) => string
      : Messages<English[Key]>;
};
