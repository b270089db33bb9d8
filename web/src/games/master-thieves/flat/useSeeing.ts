import { useEffect, useRef } from "react";
import { levelOf, PLACES, sideOf } from "../model/places";
import type { BoxViewpoint } from "./useBoxViewpoint";

/** Walk to where a recommended drawer can be seen; once, so that one may walk away again. */
export function useSeeing(look: BoxViewpoint, advised: string | null): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    const [verb, place = ""] = (advised ?? "").split(" ");
    if (verb !== "open" || !PLACES.includes(place)) return;
    latest.current.setLevel(levelOf(place));
    if (latest.current.side !== sideOf(place)) latest.current.lookAt(sideOf(place));
  }, [advised]);
}
