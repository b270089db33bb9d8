// The table of 40 Thieves, and all that is said, heard and reckoned beside it.

import type { GameAction, GameEvent, View } from "../../generated/forty_thieves";
import { entry } from "../../naming/entry";
import { gamePart } from "../../table/module";
import { fortyActionText, fortyReason } from "./advice";
import { PieceArt } from "./art/PieceArt";
import { PileMark } from "./art/PileMark";
import { fortyDealFits } from "./deal";
import { fortyMoment } from "./moments";
import { FORTY_PAYS } from "./paying";
import { remarkable } from "./remarks";
import { fortyLayout } from "./scores";
import { fortyScript } from "./script";
import { fortySentence, happeningSentence } from "./sentences";
import { fortySounds } from "./sounds";
import { fortySummaries } from "./summaries";
import { FortyTable } from "./Table";
import type { FortyTree } from "./words";

export const part = gamePart<View, GameEvent, GameAction, FortyTree>({
  Table: FortyTable,
  script: fortyScript,
  sentence: fortySentence,
  happening: happeningSentence,
  actionText: fortyActionText,
  reason: fortyReason,
  moment: fortyMoment,
  momentTitle: (t, { name }) => entry(t.forty.moments, name) ?? "",
  summaries: fortySummaries,
  sounds: fortySounds,
  pays: FORTY_PAYS,
  remarkable,
  dealFits: fortyDealFits,
  end: {
    layout: fortyLayout,
    ending: (t, ending) => entry(t.forty.end.endings, ending) ?? "",
    pile: (t, pile) => entry(t.forty.end.piles, pile) ?? "",
    piece: (t, piece, count) => entry(t.forty.end.pieces, piece)?.({ count }) ?? "",
    tieStep: (t, { by, most }, whos) => entry(t.forty.end.tieBy, by)?.({ most, whos }) ?? "",
    PieceArt,
    PileMark,
  },
  showSecrets: (t, name) => t.forty.show({ name }),
});
