// What teaches the games, in the language that is chosen. It comes when it is wanted: most who play
// have read it once.

import { useMemo } from "react";
import type { teach } from "../i18n/en/teach";
import type { Messages } from "../i18n/messages";
import { type Loaders, useLater } from "../i18n/useLater";
import { moduleOf } from "../table/registry";

export type TeachWords = Messages<typeof teach>;

const LOADERS: Loaders<TeachWords> = {
  en: async () => (await import("../i18n/en/teach")).teach,
  fr: async () => (await import("../i18n/fr/teach")).teach,
  it: async () => (await import("../i18n/it/teach")).teach,
  de: async () => (await import("../i18n/de/teach")).teach,
};

const silent = async (): Promise<object> => ({});
const NONE: Loaders<object> = { en: silent, fr: silent, it: silent, de: silent };

/** What all pages that teach say; null until it has come. */
export const useTeachWords = (): TeachWords | null => useLater(LOADERS);

/** The same with what one game says, under keys of its own. */
export function useGameTeachWords(game: string): TeachWords | null {
  const all = useTeachWords();
  const own = useLater(moduleOf(game).words.teach ?? NONE);
  return useMemo(() => (all === null || own === null ? null : { ...all, ...own }), [all, own]);
}
