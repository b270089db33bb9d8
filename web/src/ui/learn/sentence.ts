import { entry } from "../../naming/entry";
import type { LessonWords } from "../../table/module";

/** What the guide says at a step; a step that is not known here is named. */
export function sentence(words: LessonWords, step: string, friend: string): string {
  const said = entry(words, step) ?? step;
  return typeof said === "string" ? said : said({ friend });
}
