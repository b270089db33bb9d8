// The ways to see the box. Each is a component that is given the same `BoxProps` and shows twelve
// drawers as `DrawerButton`s: it draws, and knows nothing of how decisions are made.

import { type ComponentType, useEffect } from "react";
import { settings } from "../../../store/settings";
import { useStore } from "../../../store/store";
import type { BoxProps } from "../model/box";
import { SolidSight } from "../solid/SolidSight";
import { drawAgain, findUsual, graphics, hasFailed, solid, usual } from "../solid/solid";
import { BoxOverview } from "./BoxOverview";
import { BoxPicture } from "./BoxPicture";
import type { Look } from "./useLook";

export type Sight = ComponentType<{ box: BoxProps }>;

/** Choose how the box is seen: unfolded, in three dimensions where that is liked and works, or flat. */
export function useSight(look: Look): Sight {
  const { box } = useStore(settings);
  const byItself = useStore(usual);
  const state = useStore(solid);
  useEffect(() => {
    if (box === "auto") findUsual();
  }, [box]);
  useEffect(() => {
    drawAgain();
    document.addEventListener("visibilitychange", drawAgain);
    return () => document.removeEventListener("visibilitychange", drawAgain);
  }, []);
  if (look.overview) return BoxOverview;
  const wanted = box === "auto" ? byItself : box;
  return wanted === "solid" && !hasFailed(state) && graphics().works ? SolidSight : BoxPicture;
}
