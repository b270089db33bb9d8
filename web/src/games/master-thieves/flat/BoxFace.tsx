// One wall of a level: the frame, and the drawer that slides out of it.

import type { Place } from "../../../generated/master_thieves";
import type { BoxProps } from "../model/box";
import { type Side, sideAfter } from "../model/places";
import { DrawerTray } from "../panels/DrawerTray";
import style from "./BoxPicture.module.css";
import { DrawerButton } from "./DrawerButton";
import { useShutting } from "./useShutting";

/** How dark a wall is now, and will be when the box has been moved. */
export interface Shade {
  before: number;
  after: number;
}

interface FaceProps {
  box: BoxProps;
  side: Side;
  place: Place;
  shade: Shade;
}

export function BoxFace({ box, side, place, shade }: FaceProps) {
  const { drawer, out, onTransitionEnd } = useShutting(box.view, place, box.reducedMotion);
  const far = out === null ? undefined : out.looked ? "far" : "open";
  const seen = side === box.look.side || side === sideAfter(box.look.side, 1);
  return (
    <div className={style.face} data-side={side} data-seen={seen || undefined}>
      <span className={style.frame}>
        <Dark shade={shade} />
      </span>
      <div
        className={style.drawer}
        data-out={far}
        data-open={drawer === null ? undefined : far}
        data-still={box.reducedMotion || undefined}
        onTransitionEnd={onTransitionEnd}
      >
        {out !== null && (
          <>
            <span className={style.wall} data-wall="left" />
            <span className={style.wall} data-wall="right" />
            <span className={style.floor}>
              <DrawerTray drawer={out} players={box.players} />
            </span>
          </>
        )}
        <div className={style.front}>
          <DrawerButton box={box} place={place} />
          <Dark shade={shade} />
        </div>
      </div>
    </div>
  );
}

function Dark({ shade }: { shade: Shade }) {
  return (
    <span
      className={style.shade}
      data-shade={shade.before}
      data-shade-after={shade.after}
      style={{ opacity: shade.before }}
    />
  );
}
