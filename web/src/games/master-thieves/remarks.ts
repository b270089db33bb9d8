// What thieves remark upon. Only fields that everybody witnesses are read here.

import type { GameEvent } from "../../generated/master_thieves";
import type { Happening, Occurrence } from "../../table/remarks";

export function remarkable({
  event,
  actor,
}: Omit<Occurrence, "event"> & { event: GameEvent }): Happening | null {
  switch (event.event) {
    case "Fell":
      if (event.alarm !== null) {
        return { who: actor, own: "alarm", others: "alarm", of: [event.place, event.alarm] };
      }
      return { who: actor, own: "missed", others: "spilled", of: [event.place, event.gems] };
    case "RubyFell":
      return { who: actor, own: "missed", others: "ruby", of: [event.place] };
    case "TookRuby":
      return { who: event.seat, own: "took", others: "ruby", of: [event.seat, event.place] };
    case "Took":
      if (event.gems === "-") return null;
      return { who: event.seat, own: "took", others: "taken", of: [event.seat, event.place] };
    case "BoxMoved":
      if (event.seat === null || event.move !== "flip") return null;
      return { who: event.seat, own: "turned", others: "turned", of: [event.seat] };
    case "GameOver":
      return { who: null, own: "won", others: "lost", of: [], winners: event.winners };
    default:
      return null;
  }
}
