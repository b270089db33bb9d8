// What every way to see the box is given (see sights.ts).

import type { Cue } from "../../../cues/cue";
import type { GameAction, GameEvent, View } from "../../../generated/master_thieves";
import type { Player } from "../../../table/props";
import type { Noting } from "../../../widgets/notes/useNoting";
import type { BoxViewpoint } from "../flat/useBoxViewpoint";
import type { Bound } from "./choices";
import type { Level } from "./places";
import type { SeenDrawers } from "./seen";

export interface BoxProps {
  /** What is to be seen now: in the middle of a cue, the table as it is staged. */
  view: View;
  /** What is happening; a sight shows `BoxMoved` itself, within `cue.duration`. */
  cue: Cue<View, GameEvent> | null;
  /** From where one looks. Looking never moves the box. */
  look: BoxViewpoint;
  /** What may be decided, bound to drawers, levels and pillows. */
  bound: Bound;
  pending: string | null;
  players: readonly Player[];
  names: readonly string[];
  act: (word: string) => void;
  /** What is recommended. */
  advised: GameAction | null;
  /** Nothing moves: a move of the box is shown as a still, before and after, over the sight. */
  reducedMotion: boolean;
  /** Levels to point out, because a move of them is being considered. */
  considered: readonly Level[];
  /** Noting something about a drawer, where that is possible. */
  noting?: Noting;
  /** What one saw in closed drawers, or all that is there, laid open; null: nothing is to be told. */
  seen?: SeenDrawers | null;
  /** The table helps one to remember, if one likes. */
  remembers?: boolean;
}
