// One wall of a level: the frame, and the drawer that slides out of it.

import type { CSSProperties } from "react";
import style from "./BoxPicture.module.css";
import type { BoxProps } from "./BoxStage";
import { DrawerButton } from "./DrawerButton";
import type { Side } from "./places";
import { Tray } from "./Tray";

interface FaceProps {
  box: BoxProps;
  side: Side;
  place: string;
  shade: CSSProperties;
}

export function Face({ box, side, place, shade }: FaceProps) {
  const drawer = box.view.open_drawer?.place === place ? box.view.open_drawer : null;
  const open = drawer === null ? undefined : drawer.looked ? "far" : "open";
  return (
    <div className={style.face} data-side={side} style={shade}>
      <span className={style.frame} />
      <div className={style.drawer} data-open={open} data-still={box.reducedMotion || undefined}>
        {drawer !== null && (
          <>
            <span className={style.wall} data-wall="left" />
            <span className={style.wall} data-wall="right" />
            <span className={style.floor}>
              <Tray drawer={drawer} players={box.players} />
            </span>
          </>
        )}
        <div className={style.front}>
          <DrawerButton box={box} place={place} />
        </div>
      </div>
    </div>
  );
}
