// What teaches the games, in the language that is chosen. It comes when it is wanted: most who play
// have read it once.

import type { teach } from "../i18n/en/teach";
import type { Messages } from "../i18n/messages";
import { type Loaders, useLater } from "../i18n/useLater";

export type TeachWords = Messages<typeof teach>;

const LOADERS: Loaders<TeachWords> = {
  en: async () => (await import("../i18n/en/teach")).teach,
  fr: async () => (await import("../i18n/fr/teach")).teach,
  it: async () => (await import("../i18n/it/teach")).teach,
  de: async () => (await import("../i18n/de/teach")).teach,
};

/** null until they have come. */
export const useTeachWords = (): TeachWords | null => useLater(LOADERS);
