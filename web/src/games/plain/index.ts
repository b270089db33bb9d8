// The plain table, and what is said beside it, for any game that has no table of its own.

import type { AnyAction } from "../../generated/protocol";
import type { Words } from "../../i18n/use";
import type { Json } from "../../store/tableState";
import { gamePart } from "../../table/module";
import { eventLine, spaced } from "./reading";
import { plainScript } from "./script";
import { PlainTable, readingWords } from "./Table";

const nothing = () => null;

export const part = gamePart<Json, Json, AnyAction, Words>({
  Table: PlainTable,
  script: plainScript,
  sentence: (t, event, names) => eventLine(readingWords(t), event, names),
  actionText: (_, { word }) => spaced(word),
  reason: () => "",
  moment: nothing,
  momentTitle: () => "",
  summaries: () => [],
  sounds: () => [],
  pays: new Set(),
  remarkable: nothing,
  dealFits: nothing,
  end: {
    layout: { items: {}, tieBreaks: {} },
    ending: (_, ending) => `${spaced(ending)}.`,
    pile: (_, pile) => spaced(pile),
    piece: (_, piece, count) => `${count} ${piece}`,
    tieStep: () => "",
    PieceArt: nothing,
    PileMark: nothing,
  },
  showSecrets: null,
});
