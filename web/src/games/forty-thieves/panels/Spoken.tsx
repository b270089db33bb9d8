import { LiveRegion } from "../../../widgets/LiveRegion";
import { useTable } from "../board/context";
import { pauseStory, question } from "../model/questions";

/** Speaks what is asked, and how the question narrows while things are picked. */
export function Spoken() {
  const { t, view, names, fronts, choosing } = useTable();
  const { choices, selection } = choosing;
  const asked = question({ t, view, names, fronts, choices, selection });
  const before = view.phase === "dagger" ? `${pauseStory({ t, view, names })} ` : "";
  return <LiveRegion text={choices.length > 0 ? before + asked : ""} />;
}
