// The ways to see the box. Each is a component that is given the same `BoxProps` and shows twelve
// drawers as `DrawerButton`s: it draws, and knows nothing of how decisions are made.

import { type ComponentType, useEffect } from "react";
import { settingsStore } from "../../../store/settings";
import { useStore } from "../../../store/store";
import type { BoxProps } from "../model/box";
import {
  defaultSight,
  detectDefaultSight,
  graphicsSupport,
  hasSceneFailed,
  retryLostScene,
  sceneStatus,
} from "../solid/graphicsSupport";
import { SolidSight } from "../solid/SolidSight";
import { BoxOverview } from "./BoxOverview";
import { BoxPicture } from "./BoxPicture";
import type { BoxViewpoint } from "./useBoxViewpoint";

export type Sight = ComponentType<{ box: BoxProps }>;

/** Choose how the box is seen: unfolded, in three dimensions where that is liked and works, or flat. */
export function useSight(look: BoxViewpoint): Sight {
  const { box } = useStore(settingsStore);
  const byItself = useStore(defaultSight);
  const state = useStore(sceneStatus);
  useEffect(() => {
    if (box === "auto") detectDefaultSight();
  }, [box]);
  useEffect(() => {
    retryLostScene();
    document.addEventListener("visibilitychange", retryLostScene);
    return () => document.removeEventListener("visibilitychange", retryLostScene);
  }, []);
  if (look.overview) return BoxOverview;
  const wanted = box === "auto" ? byItself : box;
  return wanted === "solid" && !hasSceneFailed(state) && graphicsSupport().works
    ? SolidSight
    : BoxPicture;
}
