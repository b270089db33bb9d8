// A game that shows and says nothing, for tests of what stands round a table.

import type { GamePart } from "../../src/table/module";

const nothing = () => null;

export const SILENT_PART: GamePart = {
  Table: nothing,
  script: { sketch: (view) => view, duration: () => 0 },
  sentence: () => "",
  happening: () => "",
  actionText: (_, { word }) => word,
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
    ending: () => "",
    pile: () => "",
    piece: () => "",
    tieStep: () => "",
    PieceArt: nothing,
    PileMark: nothing,
  },
  showSecrets: null,
};
