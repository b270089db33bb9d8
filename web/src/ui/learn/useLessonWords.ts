// What the guide says, in the language that is chosen. It comes with the guide, since most people
// who play never need it.

import { type Loaders, useLater } from "../../i18n/useLater";
import type { LessonWords } from "./sentence";

const LOADERS: Loaders<LessonWords> = {
  en: async () => (await import("../../i18n/en/lessons")).lessons,
  fr: async () => (await import("../../i18n/fr/lessons")).lessons,
  it: async () => (await import("../../i18n/it/lessons")).lessons,
  de: async () => (await import("../../i18n/de/lessons")).lessons,
};

/** null until they have come. */
export const useLessonWords = (): LessonWords | null => useLater(LOADERS);
