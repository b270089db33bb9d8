// Days and numbers as the reader writes them.

import type { Language } from "../../store/languages";

/** A day as the reader writes it. */
export function day(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(at));
}

export function oneDigit(value: number, language: Language): string {
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);
}
