// What is heard of an event of 40 Thieves. A glimpse sounds the same whatever was seen, and for all.

import type { GameEvent } from "../../generated/forty_thieves";
import { type Sound, several } from "../../sound/sounds";
import { PASSES } from "./model/flightsOf";

export function fortySounds(event: GameEvent): Sound[] {
  switch (event.event) {
    case "Drew":
    case "Laid":
      return [{ voice: "clay", at: 0.8, strength: 0.7 }];
    case "Discarded":
      return several("clay", event.slots.length, 0.7, 0.12);
    case "Shuffled":
    case "BoardLaid":
      return [{ voice: "rattle", at: 0.1 }];
    case "HandsPassed":
      return Array.from({ length: PASSES }, (_, pass) => ({
        ...{ voice: "clay", at: (pass + 0.9) / PASSES, strength: 0.7 },
      }));
    case "Glimpsed":
      return [{ voice: "lid", at: 0 }];
    case "Shown":
      return several("lid", event.squares.length, 0, 0.15);
    case "Named":
      return [{ voice: "lantern", at: 0 }];
    case "Replaced":
    case "Interchanged":
    case "Led":
      return several("clay", 2, 0.75, 0.12);
    case "Played":
      return [{ voice: "card", at: 0 }];
    case "Cancelled":
      return [{ voice: "blade", at: 0 }];
    case "EyeGiven":
    case "Failed":
      return [{ voice: "eye", at: 0 }];
    case "EyeDropped":
      return [{ voice: "glass", at: 0.3, strength: 0.5 }];
    case "Announced":
      return several("lid", event.fronts.length, 0, 0.16);
    case "SapphireTileKept":
    case "TookGem":
    case "Robbed":
    case "RobbedMerchant":
    case "TookAll":
      return [{ voice: "glass", at: 0.5 }];
    case "Cleared":
      return several("clay", event.squares.length, 0.5, 0.1);
    case "GoldenDrawn":
    case "GoldenActed":
    case "Wished":
      return [{ voice: "magic", at: 0 }];
    case "MerchantCame":
      return [0, 0.5].map((at) => ({ voice: "steps", at }));
    case "MerchantTook":
      return [{ voice: "glass", at: 0.6 }];
    default:
      return [];
  }
}
