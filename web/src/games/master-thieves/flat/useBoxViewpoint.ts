// The viewpoint on the box: side, level, or all of it unfolded. Changing it never moves the box itself.

import { useCallback, useEffect, useRef, useState } from "react";
import type { Place } from "../../../generated/master_thieves";
import { changeSettings, settingsStore } from "../../../store/settings";
import { useStore } from "../../../store/store";
import { type Level, placeOf, SIDES, type Side, sideAfter, sideOf } from "../model/places";

const setOverview = (unfolded: boolean) => changeSettings({ unfolded });

export interface BoxViewpoint {
  /** Quarters walked to the right since the beginning; they add up, so that no walk goes astray. */
  quarters: number;
  side: Side;
  level: Level;
  overview: boolean;
  walk: (quarters: number) => void;
  lookAt: (side: Side) => void;
  setLevel: (level: Level) => void;
  setOverview: (overview: boolean) => void;
}

/** Walk round the box; and go to a drawer when it is opened. */
export function useBoxViewpoint(opened: Place | null): BoxViewpoint {
  const [quarters, setQuarters] = useState(() =>
    opened === null ? 0 : shortestWalk("S", sideOf(opened)),
  );
  const [level, setLevel] = useState<Level>("T");
  const { unfolded: overview } = useStore(settingsStore);
  const walk = useCallback((by: number) => setQuarters((before) => before + by), []);
  const lookAt = useCallback(
    (side: Side) => setQuarters((before) => before + shortestWalk(sideAfter("S", before), side)),
    [],
  );
  const known = useRef(opened);
  useEffect(() => {
    if (opened !== null && opened !== known.current) lookAt(sideOf(opened));
    known.current = opened;
  }, [opened, lookAt]);
  const side = sideAfter("S", quarters);
  return { quarters, side, level, overview, walk, lookAt, setLevel, setOverview };
}

/** How many quarters to walk to the right, −1 … 2. */
function shortestWalk(from: Side, to: Side): number {
  const by = (SIDES.indexOf(to) - SIDES.indexOf(from) + 4) % 4;
  return by === 3 ? -1 : by;
}

/** The drawer that the keyboard is at. */
export function placeInFocus(look: BoxViewpoint): string {
  return placeOf(look.level, look.side);
}
