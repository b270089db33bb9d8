import { useEffect, useRef } from "react";
import type { GameAction } from "../../../generated/master_thieves";
import { drawerOf } from "../model/choices";
import { levelOf, sideOf } from "../model/places";
import type { BoxViewpoint } from "./useBoxViewpoint";

/** Walk to where a recommended drawer can be seen; once, so that one may walk away again. */
export function useSeeing(look: BoxViewpoint, advised: GameAction | null): void {
  const latest = useRef(look);
  latest.current = look;
  const place = drawerOf(advised);
  useEffect(() => {
    if (place === null) return;
    latest.current.setLevel(levelOf(place));
    if (latest.current.side !== sideOf(place)) latest.current.lookAt(sideOf(place));
  }, [place]);
}
