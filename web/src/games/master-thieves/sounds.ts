// What is heard of an event of Master Thieves. As loud for one as for another: what somebody may not
// see is not in the event, so it cannot be heard either.

import type { GameEvent } from "../../generated/master_thieves";
import { type Sound, several } from "../../sound/sounds";
import { eachGem } from "./model/gems";

export function masterSounds(event: GameEvent): Sound[] {
  switch (event.event) {
    case "Opened":
    case "Looked":
      return [{ voice: "slide", at: 0 }];
    case "Fell": {
      const fall = several("cloth", eachGem(event.gems).length, 0.3);
      return event.alarm === null ? fall : [...fall, { voice: "bell", at: 0.35 }];
    }
    case "RubyFell":
      return [{ voice: "cloth", at: 0.3 }];
    case "Took":
      return several("cloth", eachGem(event.gems).length, 0.75, 0.12);
    case "TookRuby":
      return [
        { voice: "cloth", at: 0.75 },
        { voice: "glass", at: 0.8, strength: 0.6 },
      ];
    case "Placed":
      return [{ voice: "wood", at: 0.8 }];
    case "DiamondsPut":
      return [...several("wood", event.count, 0.2, 0.12), { voice: "shut", at: 0.9 }];
    case "AlarmSet":
    case "AlarmRecovered":
      return [{ voice: "bell", at: 0.7, strength: 0.4 }];
    case "Picked":
      return [{ voice: "cloth", at: 0.8 }];
    case "Chose":
      return [{ voice: "card", at: 0, strength: 0.7 }];
    case "Revealed":
    case "CardsPassed":
      return several("card", 3, 0, 0.07);
    case "BoxMoved":
      return event.move === "flip"
        ? [
            { voice: "lift", at: 0 },
            { voice: "land", at: 0.93 },
          ]
        : [{ voice: "turn", at: 0.04 }];
    default:
      return [];
  }
}
