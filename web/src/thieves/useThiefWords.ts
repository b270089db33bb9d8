// What is told about the thieves and what they say, in the language that is chosen. It comes when
// it is wanted.

import { useEffect, useState } from "react";
import type { thieves } from "../i18n/en/thieves";
import type { Language, Messages } from "../i18n/messages";
import { settings } from "../store/settings";
import { useStore } from "../store/store";

export type ThiefWords = Messages<typeof thieves>;

const LOADERS: Record<Language, () => Promise<ThiefWords>> = {
  en: async () => (await import("../i18n/en/thieves")).thieves,
  fr: async () => (await import("../i18n/fr/thieves")).thieves,
  it: async () => (await import("../i18n/it/thieves")).thieves,
  de: async () => (await import("../i18n/de/thieves")).thieves,
};

/** null until they have come. */
export function useThiefWords(): ThiefWords | null {
  const { language } = useStore(settings);
  const [words, setWords] = useState<ThiefWords | null>(null);
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
