// What teaches the games, in the language that is chosen. It comes when it is wanted: most who play
// have read it once.

import { useMemo } from "react";
import { byLanguage } from "../i18n/byLanguage";
import type { teach } from "../i18n/en/teach";
import type { Messages } from "../i18n/messages";
import { useLater } from "../i18n/useLater";
import { moduleOf } from "../table/registry";

export type TeachWords = Messages<typeof teach>;

const LOADERS = byLanguage(import.meta.glob<TeachWords>("../i18n/*/teach.ts", { import: "teach" }));
const NONE = {};

/** What all pages that teach say; null until it has come. */
export const useTeachWords = (): TeachWords | null => useLater(LOADERS);

/** The same with what one game says, under keys of its own. */
export function useGameTeachWords(game: string): TeachWords | null {
  const all = useTeachWords();
  const own = useLater(moduleOf(game).words.teach, NONE);
  return useMemo(() => (all === null || own === null ? null : { ...all, ...own }), [all, own]);
}
