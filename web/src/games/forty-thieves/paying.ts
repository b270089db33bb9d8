// Which events are about points: those that are told when a game is looked back on.

import type { GameEvent } from "../../generated/forty_thieves";

export const FORTY_PAYS: ReadonlySet<GameEvent["event"]> = new Set([
  "SapphireTileKept",
  "TookGem",
  "TookAll",
  "Robbed",
  "RobbedMerchant",
  "MerchantTook",
  "EyeGiven",
  "EyeDropped",
  "Failed",
]);
