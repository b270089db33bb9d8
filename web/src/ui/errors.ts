import type { LoadedWords } from "../i18n/use";
import { refusalWords } from "../naming/words";

/** Say in the reader's words what the server refused. */
export function sayRefusal(
  t: LoadedWords,
  code: string,
  details: Record<string, unknown> = {},
): string {
  return refusalWords(t, { code, details });
}
