import type { Words } from "../i18n/use";
import { refusalWords } from "./common/words";

/** Say in the reader's words what the server refused. */
export function sayRefusal(t: Words, code: string, details: Record<string, unknown> = {}): string {
  return refusalWords(t, { code, details });
}
