// Wie Deutsch von jemandem spricht: „du nimmst“, „Ann nimmt“; „deine Hand“, „die Hand von Ann“.

import type { Who } from "../who";
import { list } from "./grammar";

/** Jemand tut etwas, mitten im Satz. */
export const acts = (who: Who, you: string, other: string) =>
  who.you ? `du ${you}` : `${who.name} ${other}`;

/** Jemand tut etwas, am Anfang eines Satzes. */
export const does = (who: Who, you: string, other: string) =>
  who.you ? `Du ${you}` : `${who.name} ${other}`;

/** Wem, und nach „von“ und „an“ im Dativ. */
export const toWhom = (who: Who) => (who.you ? "dir" : who.name);
/** Wen, und nach „für“ und „an“ im Akkusativ. */
export const whom = (who: Who) => (who.you ? "dich" : who.name);

/** Etwas Weibliches, das jemandem gehört: „deine Hand“, „die Hand von Ann“. */
export const hers = (who: Who, thing: string) =>
  who.you ? `deine ${thing}` : `die ${thing} von ${who.name}`;
export const Hers = (who: Who, thing: string) =>
  who.you ? `Deine ${thing}` : `Die ${thing} von ${who.name}`;
/** Etwas Männliches: „dein Zug“, „der Zug von Ann“. */
export const His = (who: Who, thing: string) =>
  who.you ? `Dein ${thing}` : `Der ${thing} von ${who.name}`;

/** Was dem gehört, der handelt: „du behältst deine …“, „Ann behält die …“. */
export const own = (who: Who) => (who.you ? "deine" : "die");

/** Du zuerst; dann die anderen. */
export const all = (whos: readonly Who[], you = "du") => {
  const names = whos.filter((who) => !who.you).map((who) => who.name);
  return list(whos.some((who) => who.you) ? [you, ...names] : names);
};

export const win = (whos: readonly Who[]) => {
  const told = all(whos, "Du");
  const mine = whos.some((who) => who.you);
  if (whos.length === 1) return `${told} ${mine ? "gewinnst" : "gewinnt"}`;
  return `${told} ${mine ? "gewinnt" : "gewinnen"}`;
};
