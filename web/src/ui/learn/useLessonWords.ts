// What the guide says, in the language that is chosen. It comes with the guide, since most people
// who play never need it.

import { useLater } from "../../i18n/useLater";
import type { LessonWords } from "../../table/module";
import { moduleOf } from "../../table/registry";

const NONE: LessonWords = {};

/** null until they have come. */
export const useLessonWords = (game: string): LessonWords | null =>
  useLater(moduleOf(game).words.lessons, NONE);
