// The box unfolded: its four sides beside each other as one sees them walking to the right.

import { Fragment } from "react";
import type { BoxProps } from "../model/box";
import { LEVELS, placeOf, SIDES } from "../model/places";
import { DrawerTray } from "../panels/DrawerTray";
import { useMasterMessages } from "../words";
import style from "./BoxOverview.module.css";
import { DrawerButton } from "./DrawerButton";

export function BoxOverview({ box }: { box: BoxProps }) {
  const { master: words } = useMasterMessages();
  const open = box.view.open_drawer;
  return (
    <div className={style.overview}>
      <span />
      {SIDES.map((side) => (
        <span key={side} className={style.side} data-here={side === box.look.side || undefined}>
          {words.side[side]}
        </span>
      ))}
      {LEVELS.map((level) => (
        <Fragment key={level}>
          <span className={style.level} aria-hidden="true">
            {words.level[level]}
          </span>
          {SIDES.map((side) => {
            const place = placeOf(level, side);
            return (
              <div
                key={place}
                className={style.cell}
                data-considered={box.considered.includes(level) || undefined}
                data-open={open?.place === place || undefined}
              >
                <div className={style.front}>
                  <DrawerButton box={box} place={place} />
                </div>
                {open?.place === place && <DrawerTray drawer={open} players={box.players} />}
              </div>
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}
