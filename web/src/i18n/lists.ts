// Lists inside sentences, as each language writes them: "Ann, Bo and Cy", « Ann, Bo et Cy ».

import type { Language } from "../store/languages";

/** British English has no comma before the "and". */
const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr", it: "it", de: "de" };

/** How a language joins the parts of a list; nothing joined is an empty text. */
export function listIn(language: Language): (parts: readonly string[]) => string {
  const format = new Intl.ListFormat(LOCALES[language]);
  return (parts) => format.format(parts);
}
