import type { lessons as english } from "../../i18n/en/lessons";
import type { Messages } from "../../i18n/messages";
import { entry } from "../../naming/words";

export type LessonWords = Messages<typeof english>;

type Said = string | ((given: { friend: string }) => string);

/** What the guide says at a step; a step that is not known here is named. */
export function sentence(words: LessonWords, game: string, step: string, friend: string): string {
  const lessons: Record<string, Record<string, Said>> = words;
  const said = entry(entry(lessons, game) ?? {}, step) ?? step;
  return typeof said === "string" ? said : said({ friend });
}
