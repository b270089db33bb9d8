// What the guide says, in the language that is chosen. It comes with the guide, since most people
// who play never need it.

import { type Loaders, useLater } from "../../i18n/useLater";
import type { LessonWords } from "../../table/module";
import { moduleOf } from "../../table/registry";

const silent = async (): Promise<LessonWords> => ({});
const NONE: Loaders<LessonWords> = { en: silent, fr: silent, it: silent, de: silent };

/** null until they have come. */
export const useLessonWords = (game: string): LessonWords | null =>
  useLater(moduleOf(game).words.lessons ?? NONE);
