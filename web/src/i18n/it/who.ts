// Come l’italiano parla di qualcuno: “tu prendi”, “Ann prende”; “il tuo turno”, “il turno di Ann”.
// Il pronome resta: senza, “apri il cassetto” sarebbe un ordine.

import type { Who } from "../who";
import { list } from "./grammar";

/** Qualcuno fa qualcosa, in mezzo alla frase. */
export const acts = (who: Who, you: string, other: string) =>
  who.you ? `tu ${you}` : `${who.name} ${other}`;

/** Qualcuno fa qualcosa, all’inizio della frase. */
export const does = (who: Who, you: string, other: string) =>
  who.you ? `Tu ${you}` : `${who.name} ${other}`;

/** Dopo una preposizione: “per te”, “a Ann”. */
export const whom = (who: Who) => (who.you ? "te" : who.name);

/** Una cosa maschile con il suo articolo: “il tuo turno”, “il turno di Ann”. */
export const his = (who: Who, article: string, thing: string) =>
  who.you ? `il tuo ${thing}` : `${article}${thing} di ${who.name}`;
export const His = (who: Who, article: string, thing: string) =>
  who.you ? `Il tuo ${thing}` : `${article}${thing} di ${who.name}`;
export const own = (who: Who, yours: string, other: string) => (who.you ? yours : other);

/** Tu per primo, poi gli altri. */
export const all = (whos: readonly Who[]) => {
  const names = whos.filter((who) => !who.you).map((who) => who.name);
  return list(whos.some((who) => who.you) ? ["tu", ...names] : names);
};

export const win = (whos: readonly Who[]) => {
  const mine = whos.some((who) => who.you);
  if (whos.length === 1) return mine ? "Vinci tu" : `Vince ${all(whos)}`;
  return `${mine ? "Vincete" : "Vincono"} ${all(whos)}`;
};
