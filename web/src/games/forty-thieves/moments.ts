// The big moments of 40 Thieves: they are told over the table while they are shown.

import type { GameEvent } from "../../generated/forty_thieves";
import type { BigMoment } from "../../table/props";

const GOLDEN: Record<string, BigMoment["name"]> = { $m: "merchant", $g: "genie", $s: "sinbad" };

export function fortyMoment(event: GameEvent): BigMoment | null {
  switch (event.event) {
    case "Announced":
      return { name: "theft", tone: "plain" };
    case "Succeeded":
      return { name: "works", tone: "good" };
    case "Failed":
      return { name: "fails", tone: "bad" };
    case "Cancelled":
      return { name: "dagger", tone: "bad" };
    case "TookAll":
      return { name: "leaders", tone: "good" };
    case "GoldenActed":
      return { name: GOLDEN[event.front] ?? "sinbad", tone: "plain" };
    case "MerchantCame":
      return { name: "merchant", tone: "plain" };
    case "Wished":
      return { name: "genie", tone: "plain" };
    case "HandsPassed":
      return { name: "sinbad", tone: "plain" };
    default:
      return null;
  }
}
