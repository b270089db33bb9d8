// What thieves remark upon. Only fields that everybody witnesses are read here.

import type { GameEvent } from "../../generated/forty_thieves";
import type { Happening, Occurrence } from "../../table/remarks";

export function remarkable({
  event,
  scores,
}: Omit<Occurrence, "event"> & { event: GameEvent }): Happening | null {
  switch (event.event) {
    case "Failed":
      return { who: event.seat, own: "missed", others: "spilled", of: [event.seat, event.place] };
    case "Succeeded":
      return { who: event.seat, own: "took", others: "taken", of: [event.seat, event.place] };
    case "TookGem": {
      const others = takesLead(scores, event.seat) ? "ahead" : "taken";
      return { who: event.seat, own: "took", others, of: [event.seat, event.gem] };
    }
    case "Robbed":
      return { who: event.seat, own: "took", others: "taken", of: [event.seat, event.victim] };
    case "TookAll":
      return { who: event.seat, own: "took", others: "taken", of: [event.seat] };
    case "GameOver":
      return { who: null, own: "won", others: "lost", of: [], winners: event.winners };
    default:
      return null;
  }
}

/** Ask whether one more point puts a seat before all others that was not there. */
function takesLead(scores: readonly number[] | null, seat: number): boolean {
  const mine = scores?.[seat];
  if (scores === null || mine === undefined) return false;
  return mine === Math.max(...scores.filter((_, other) => other !== seat));
}
