// What the guide says, in the language that is chosen. It comes with the guide, since most people
// who play never need it.

import { useEffect, useState } from "react";
import type { Language } from "../../i18n/messages";
import { settings } from "../../store/settings";
import { useStore } from "../../store/store";
import type { LessonWords } from "./sentence";

const LOADERS: Record<Language, () => Promise<LessonWords>> = {
  en: async () => (await import("../../i18n/en/lessons")).lessons,
  fr: async () => (await import("../../i18n/fr/lessons")).lessons,
  it: async () => (await import("../../i18n/it/lessons")).lessons,
  de: async () => (await import("../../i18n/de/lessons")).lessons,
};

/** null until they have come. */
export function useLessonWords(): LessonWords | null {
  const { language } = useStore(settings);
  const [words, setWords] = useState<LessonWords | null>(null);
  useEffect(() => {
    let wanted = true;
    LOADERS[language]().then(
      (found) => wanted && setWords(found),
      () => {}, // what was spoken stays; see net/version.ts
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return words;
}
