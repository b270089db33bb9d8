// What is told about the thieves and what they say, in the language that is chosen. It comes when
// it is wanted.

import { byLanguage } from "../i18n/byLanguage";
import type { thieves } from "../i18n/en/thieves";
import type { Messages } from "../i18n/messages";
import { useLater } from "../i18n/useLater";

export type ThiefWords = Messages<typeof thieves>;

const LOADERS = byLanguage(
  import.meta.glob<ThiefWords>("../i18n/*/thieves.ts", { import: "thieves" }),
);

/** null until they have come. */
export const useThiefWords = (): ThiefWords | null => useLater(LOADERS);
