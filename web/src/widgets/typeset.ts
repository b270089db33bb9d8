// The rules are written with the marks of a keyboard; on the screen they stand as in a book.

/** Curl apostrophes and quotation marks, and let no line begin with a French colon. */
export function typeset(text: string): string {
  return text
    .replaceAll(/(?<=[\p{L}\d])'/gu, "’")
    .replaceAll(/(?<![^\s(])"(?=\S)/g, "“")
    .replaceAll('"', "”")
    .replaceAll(/ (?=[:;!?»])/g, "\u00a0")
    .replaceAll("« ", "«\u00a0");
}
