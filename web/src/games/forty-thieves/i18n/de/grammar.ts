// Kleine Wörter, die die Sätze von 40 Thieves gemeinsam haben.

import { listIn } from "../../../../i18n/lists";

export const list = listIn("de");
