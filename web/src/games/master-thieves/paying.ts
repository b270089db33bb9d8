// Which events are about points: those that are told when a game is looked back on.

import type { GameEvent } from "../../generated/master_thieves";

export const MASTER_PAYS: ReadonlySet<GameEvent["event"]> = new Set([
  "Fell",
  "RubyFell",
  "Took",
  "TookRuby",
  "Placed",
  "Picked",
]);
