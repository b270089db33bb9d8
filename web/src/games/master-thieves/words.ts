// What the game says, beside what every screen says. Its sentences come with those of the screens
// or with its table (see module.ts), so wherever the game is shown, they are there.

import type { Messages } from "../../i18n/messages";
import { type AllWords, useAllMessages, useMessages, type Words } from "../../i18n/use";
import type { words } from "./i18n/en";
import type { places } from "./i18n/en/places";

export type MasterTree = Words & Messages<typeof words>;
/** That, and what the game says away from its table. */
export type AllMasterWords = AllWords & MasterTree & Messages<typeof places>;

/** The border: the game's own sentences are part of the words that were loaded. */
export const useMasterMessages = useMessages as () => MasterTree;
export const useAllMasterMessages = useAllMessages as () => AllMasterWords;
