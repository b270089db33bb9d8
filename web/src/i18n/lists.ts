// Lists inside sentences, as each language writes them: "Ann, Bo and Cy", « Ann, Bo et Cy ».

import type { Language } from "../store/languages";

/** How a language joins the parts of a list; nothing joined is an empty text. */
export function listIn(language: Language): (parts: readonly string[]) => string {
  // British English has no comma before the "and".
  const format = new Intl.ListFormat(language === "en" ? "en-GB" : language);
  return (parts) => format.format(parts);
}
