// What lies on the table in the middle of a cue. What flies has left where it was and has not
// arrived: so of the table before and the table after, each shows a part.

import type { Cue } from "../../../cues/cue";
import type { GameEvent, View } from "../../../generated/master_thieves";

export function staged(shown: View, cue: Cue<View, GameEvent> | null): View {
  if (cue === null) return shown;
  const { before, after } = cue;
  switch (cue.event.event) {
    case "BoxMoved":
    case "Fell":
    case "RubyFell":
      return before;
    case "DiamondsPut":
      return { ...before, share: after.share };
    case "Took":
    case "TookRuby":
    case "AlarmRecovered":
      return { ...before, open_drawer: after.open_drawer };
    case "Placed":
    case "AlarmSet":
      return { ...before, seats: after.seats };
    case "Picked":
      return { ...before, red: after.red };
    default:
      return after;
  }
}
