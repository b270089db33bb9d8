// Sentences that come when they are wanted, in the language that is chosen.

import { useEffect, useState } from "react";
import type { Language } from "../store/languages";
import { settingsStore } from "../store/settings";
import { useStore } from "../store/store";

export type Loaders<Part> = Record<Language, () => Promise<Part>>;

/**
 * Load a part of the sentences; null until it has come. `loaders` stay the same for good; where there are
 * none, nothing has to come: it is `none`.
 */
export function useLater<Part>(loaders: Loaders<Part> | null, none: Part | null = null) {
  const { language } = useStore(settingsStore);
  const [words, setWords] = useState<Part | null>(null);
  useEffect(() => {
    let wanted = true;
    loaders?.[language]().then(
      (found) => wanted && setWords(found),
      () => {}, // what was spoken stays; see net/version.ts
    );
    return () => {
      wanted = false;
    };
  }, [language, loaders]);
  return loaders === null ? none : words;
}
