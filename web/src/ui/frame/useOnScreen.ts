import { useEffect } from "react";
import type { LiveTable } from "../../store/liveTable";
import { useStore } from "../../store/store";

/** Tell the queue that a cue has come to the screen: from then on its time runs. */
export function useOnScreen(liveTable: LiveTable, id: number | null): void {
  const again = useStore(liveTable.playback.again);
  const live = useStore(liveTable.cues);
  useEffect(() => {
    if (id !== null) (again ?? live)?.begun(id);
  }, [again, live, id]);
}
