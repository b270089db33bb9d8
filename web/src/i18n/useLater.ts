// Sentences that come when they are wanted, in the language that is chosen.

import { useEffect, useState } from "react";
import type { Language } from "../store/languages";
import { settingsStore } from "../store/settings";
import { useStore } from "../store/store";

export type Loaders<Part> = Record<Language, () => Promise<Part>>;

/** Load a part of the sentences; null until it has come. `loaders` stay the same for good. */
export function useLater<Part>(loaders: Loaders<Part>): Part | null {
  const { language } = useStore(settingsStore);
  const [words, setWords] = useState<Part | null>(null);
  useEffect(() => {
    let wanted = true;
    loaders[language]().then(
      (found) => wanted && setWords(found),
      () => {}, // what was spoken stays; see net/version.ts
    );
    return () => {
      wanted = false;
    };
  }, [language, loaders]);
  return words;
}
