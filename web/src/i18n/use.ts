// The sentences of the language that is chosen. Those of the first screen come with the program, if
// it is English; all others are loaded when they are wanted.

import { useEffect } from "react";
import { settings } from "../store/settings";
import { makeStore, useStore } from "../store/store";
import type { en } from "./en";
import { first } from "./en/first";
import type { Language, Messages } from "./messages";

/** What every screen says. */
export type Words = Messages<typeof en>;
/** What the first screen says, and what all screens share. */
export type FirstWords = Messages<typeof first>;

const FIRST: Record<Language, () => FirstWords | Promise<FirstWords>> = {
  en: () => first,
  fr: async () => (await import("./fr/first")).first,
  it: async () => (await import("./it/first")).first,
  de: async () => (await import("./de/first")).first,
};
const WHOLE: Record<Language, () => Promise<Words>> = {
  en: async () => (await import("./en")).en,
  fr: async () => (await import("./fr")).fr,
  it: async () => (await import("./it")).it,
  de: async () => (await import("./de")).de,
};

interface Loaded {
  language: Language;
  first: FirstWords;
  /** null as long as only the first screen was shown. */
  whole: Words | null;
}

const loaded = makeStore<Loaded>({ language: "en", first, whole: null });

/** Load a language, and speak it from then on. */
export async function speak(language: Language): Promise<void> {
  if (loaded.get().language === language) return;
  try {
    const words = await FIRST[language]();
    const whole = loaded.get().whole === null ? null : await WHOLE[language]();
    if (settings.get().language === language) loaded.set(() => ({ language, first: words, whole }));
  } catch {
    // What was spoken stays; see net/version.ts.
  }
}

/** Load the sentences of all screens; no screen but the first is shown before. */
export async function speakWholly(): Promise<void> {
  const { language, whole } = loaded.get();
  if (whole !== null) return;
  const words = await WHOLE[language]();
  if (loaded.get().language !== language) return speakWholly();
  loaded.set((now) => ({ ...now, whole: words }));
}

function useLoaded(): Loaded {
  const { language } = useStore(settings);
  useEffect(() => {
    void speak(language);
  }, [language]);
  return useStore(loaded);
}

export function useFirstWords(): FirstWords {
  return useLoaded().first;
}

export function useMessages(): Words {
  const { whole } = useLoaded();
  if (whole === null) throw new Error("a screen is shown before its sentences have come");
  return whole;
}
