// The sentences of the language that is chosen. English comes with the program; the others are
// loaded when they are wanted.

import { useEffect } from "react";
import { settings } from "../store/settings";
import { makeStore, useStore } from "../store/store";
import { en } from "./en";
import type { Language, Messages } from "./messages";

export type Words = Messages<typeof en>;

const LOADERS: Record<Exclude<Language, "en">, () => Promise<Words>> = {
  fr: async () => (await import("./fr")).fr,
  it: async () => (await import("./it")).it,
  de: async () => (await import("./de")).de,
};

interface Loaded {
  language: Language;
  words: Words;
}

const loaded = makeStore<Loaded>({ language: "en", words: en });

/** Load a language, and speak it from then on. */
export async function speak(language: Language): Promise<void> {
  if (loaded.get().language === language) return;
  const words = language === "en" ? en : await LOADERS[language]().catch(() => null);
  if (words === null) return; // what was spoken stays; see net/version.ts
  if (settings.get().language === language) loaded.set(() => ({ language, words }));
}

export function useMessages(): Words {
  const { language } = useStore(settings);
  const { words } = useStore(loaded);
  useEffect(() => {
    void speak(language);
  }, [language]);
  return words;
}
