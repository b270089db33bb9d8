// What the game says, beside what every screen says. Its sentences come with those of the screens
// or with its table (see module.ts), so wherever the game is shown, they are there.

import type { Messages } from "../../i18n/messages";
import { useMessages, type Words } from "../../i18n/use";
import type { words } from "./i18n/en";

export type MasterTree = Words & Messages<typeof words>;

/** The border: the game's own sentences are part of the words that were loaded. */
export const useMasterMessages = useMessages as () => MasterTree;
