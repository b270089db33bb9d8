// The table of Master Thieves, and all that is said, heard and reckoned beside it.

import type { GameAction, GameEvent, View } from "../../generated/master_thieves";
import { entry } from "../../naming/entry";
import { gamePart } from "../../table/module";
import { masterActionText, masterReason } from "./advice";
import { PieceArt } from "./art/PieceArt";
import { PileMark } from "./art/PileMark";
import { masterDealFits } from "./deal";
import { masterMoment } from "./moments";
import { MASTER_PAYS } from "./paying";
import { remarkable } from "./remarks";
import { masterLayout } from "./scores";
import { masterScript } from "./script";
import { masterSentence } from "./sentences";
import { masterSounds } from "./sounds";
import { masterSummaries } from "./summaries";
import { MasterTable } from "./Table";
import type { MasterTree } from "./words";

export const part = gamePart<View, GameEvent, GameAction, MasterTree>({
  Table: MasterTable,
  script: masterScript,
  sentence: masterSentence,
  actionText: masterActionText,
  reason: masterReason,
  moment: masterMoment,
  momentTitle: (t, { name }) => entry(t.master.moments, name) ?? "",
  summaries: masterSummaries,
  sounds: masterSounds,
  pays: MASTER_PAYS,
  remarkable,
  dealFits: masterDealFits,
  end: {
    layout: masterLayout,
    ending: (t, ending) => entry(t.master.end.endings, ending) ?? "",
    pile: (t, pile) => entry(t.master.end.piles, pile) ?? "",
    piece: (t, piece, count) => entry(t.master.end.pieces, piece)?.({ count }) ?? "",
    tieStep: (t, { by, most }, whos) => entry(t.master.end.tieBy, by)?.({ most, whos }) ?? "",
    PieceArt,
    PileMark,
  },
  showSecrets: (t, name) => t.master.show({ name }),
});
