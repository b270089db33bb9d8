// The ways to see the box. Each is a component that is given the same `BoxProps` and shows twelve
// drawers as `DrawerButton`s: it draws, and knows nothing of how decisions are made.
//
// A box in three dimensions becomes a third one here, as a part that is loaded when it is wanted
// (`lazy(() => import("../box3d"))`), and nothing else of the table changes.

import type { ComponentType } from "react";
import { BoxOverview } from "./BoxOverview";
import { BoxPicture } from "./BoxPicture";
import type { BoxProps } from "./box";
import type { Look } from "./useLook";

export type Sight = ComponentType<{ box: BoxProps }>;

export function sightOf(look: Look): Sight {
  return look.overview ? BoxOverview : BoxPicture;
}
