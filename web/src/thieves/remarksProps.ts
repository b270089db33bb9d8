// What a remark at the table is chosen by.

import type { Cue } from "../cues/cue";
import type { Json } from "../store/tableState";
import type { Player } from "../table/props";
import type { Happening, Occurrence } from "../table/remarks";

export interface RemarksProps {
  /** The table's id: at another one they say something else. */
  table: string;
  cue: Cue<Json, Json> | null;
  players: readonly Player[];
  /** What the game finds worth a remark. */
  remarkable: (occurrence: Occurrence) => Happening | null;
}
