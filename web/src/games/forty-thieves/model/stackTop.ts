import type { Later } from "../../../cues/cue";
import type { GameEvent, Jar, View } from "../../../generated/forty_thieves";

type Rest = Later<View, GameEvent>;

/** Which jar is on top of the stack: told by whoever takes it next, or by the view. */
function topFrom({ events, view }: Rest): Jar | null {
  for (const event of events) {
    if (event.event === "Drew" || event.event === "Laid") return event.jar;
    if (event.event === "GoldenDrawn") return "$";
  }
  return view?.stack_top ?? null;
}

/** The stack's new top lies there for all to see as soon as the last one is gone. */
export function withTop(sketched: View, later: Rest): View {
  if (sketched.stack === 0 || sketched.stack_top !== null) return sketched;
  return { ...sketched, stack_top: topFrom(later) };
}
