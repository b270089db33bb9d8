// What teaches the games, in the language that is chosen. It comes when it is wanted: most who play
// have read it once.

import { useEffect, useState } from "react";
import type { teach } from "../../i18n/en/teach";
import type { Language, Messages } from "../../i18n/messages";
import { settings } from "../../store/settings";
import { useStore } from "../../store/store";

export type TeachWords = Messages<typeof teach>;

const LOADERS: Record<Language, () => Promise<TeachWords>> = {
  en: async () => (await import("../../i18n/en/teach")).teach,
  fr: async () => (await import("../../i18n/fr/teach")).teach,
  it: async () => (await import("../../i18n/it/teach")).teach,
  de: async () => (await import("../../i18n/de/teach")).teach,
};

/** null until they have come. */
export function useTeachWords(): TeachWords | null {
  const { language } = useStore(settings);
  const [words, setWords] = useState<TeachWords | null>(null);
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
