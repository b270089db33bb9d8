// What is told about the thieves and what they say, in the language that is chosen. It comes when
// it is wanted.

import type { thieves } from "../i18n/en/thieves";
import type { Messages } from "../i18n/messages";
import { type Loaders, useLater } from "../i18n/useLater";

export type ThiefWords = Messages<typeof thieves>;

const LOADERS: Loaders<ThiefWords> = {
  en: async () => (await import("../i18n/en/thieves")).thieves,
  fr: async () => (await import("../i18n/fr/thieves")).thieves,
  it: async () => (await import("../i18n/it/thieves")).thieves,
  de: async () => (await import("../i18n/de/thieves")).thieves,
};

/** null until they have come. */
export const useThiefWords = (): ThiefWords | null => useLater(LOADERS);
