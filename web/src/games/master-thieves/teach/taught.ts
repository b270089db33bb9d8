// What teaches this game: the words of all such pages, and its own.

import type { TeachWords } from "../../../hooks/useTeachWords";
import type { Messages } from "../../../i18n/messages";
import { type Taught, useTaught } from "../../../widgets/teach/Section";
import type { teach } from "../i18n/en/teach";

export type MasterTeachWords = TeachWords & { master: Messages<typeof teach> };

/** The border: the game's own words are loaded with those of the pages (see module.ts). */
export const useMasterTaught = useTaught as () => Taught & { words: MasterTeachWords };
