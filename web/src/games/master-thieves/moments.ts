// The big moments of Master Thieves: they are told over the table while they are shown.

import type { GameEvent } from "../../generated/master_thieves";
import type { BigMoment } from "../../table/props";

export function masterMoment(event: GameEvent): BigMoment | null {
  switch (event.event) {
    case "Revealed":
      return { name: "reveal", tone: "plain", bare: true };
    case "Fell":
      return event.alarm === null
        ? { name: "fall", tone: "plain" }
        : { name: "alarm", tone: "bad" };
    case "RubyFell":
    case "TookRuby":
      return { name: "ruby", tone: "good" };
    case "SmugglersCounted":
      return event.share ? { name: "share", tone: "good" } : { name: "guard", tone: "bad" };
    case "GameOver":
      return event.ending === "sixth_ruby" ? { name: "sixth", tone: "good" } : null;
    default:
      return null;
  }
}
