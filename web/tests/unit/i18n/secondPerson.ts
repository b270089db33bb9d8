// Whether a sentence speaks to somebody in the second person, in each of the four languages.

import { expect } from "vitest";

export const LANGUAGES = ["en", "fr", "it", "de"] as const;
export type Tongue = (typeof LANGUAGES)[number];

/** Names that are no word of any of the languages. */
export const NAMES = ["Quxolina", "Wobbert", "Zyphrine", "Krumelda"];

/** The verb after the pronoun, whatever small words stand between. */
const VERB: Record<Tongue, RegExp> = {
  en: /\byou ((?!and\b|with\b)[\p{L}’]+)/giu,
  fr: /(?<!\p{L})tu (?:ne |te |l’)?(\p{L}+)/giu,
  it: /(?<!\p{L})tu (?:non |ti |la )?((?!e )\p{L}+)/giu,
  de: /(?<!\p{L})du ((?!und\b|mit\b)\p{L}+)/giu,
};

/** How a verb of the second person ends. */
const BENT: Record<Tongue, RegExp> = {
  en: /[^s]$|^pass$/,
  fr: /[sx]$/,
  it: /i$/,
  de: /st$/,
};

/** A sentence told to who sits on `you`: never by his own name, never “You takes”. */
export function expectSecondPerson(language: Tongue, told: string, you: number, about: string) {
  expect(told, about).not.toContain(NAMES[you]);
  for (const [, verb] of told.matchAll(VERB[language])) {
    expect(verb, `${about}: ${told}`).toMatch(BENT[language]);
  }
}
