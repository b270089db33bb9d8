import { useState } from "react";
import { Button } from "../../../widgets/Button";
import { MoveIcon } from "../art/MoveIcon";
import { DrawerFront } from "../flat/DrawerFront";
import { CLOCKWISE_SIDES, LEVELS } from "../model/places";
import { useMasterMessages } from "../words";
import style from "./BoxTurns.module.css";
import { useMasterTaught } from "./taught";
import { AT_HOME, drawerPlace, rotated, turnedOver } from "./turning";

/** The drawer that is marked; any would do. */
const MARKED = 2;
const ALL = AT_HOME.drawers.flat();

/** All twelve drawers, and what the three moves do to them. */
export function BoxTurns() {
  const { master: t } = useMasterMessages();
  const { words, rules } = useMasterTaught();
  const [standing, setStanding] = useState(AT_HOME);
  const at = drawerPlace(standing, MARKED);
  const level = LEVELS[at.level] ?? "T";
  const side = CLOCKWISE_SIDES[at.side] ?? "N";
  const place = t.place({ level: t.level[level], side: t.side[side] });
  const plain = rules.plain_wood === true;
  return (
    <figure className={style.figure}>
      <div className={style.box} aria-hidden="true">
        {CLOCKWISE_SIDES.map((one) => (
          <span key={one} className={style.side}>
            {t.sideMark[one]}
          </span>
        ))}
        <div className={style.field}>
          {ALL.map((drawer) => {
            const { level: row, side: column } = drawerPlace(standing, drawer);
            return (
              <span
                key={drawer}
                className={style.drawer}
                data-marked={drawer === MARKED || undefined}
                style={{ left: `${25 * column}%`, top: `${(100 / 3) * row}%` }}
              >
                <DrawerFront grain={plain ? null : drawer} upsideDown={standing.turnedOver} />
                <i className={style.knob} />
              </span>
            );
          })}
        </div>
      </div>
      <figcaption className={style.told} aria-live="polite">
        {words.master.box.now({ place })}
      </figcaption>
      <div className={style.deeds}>
        <Button onClick={() => setStanding((now) => rotated(now, 1))}>
          <MoveIcon move="rotate_1_cw" /> {t.deeds.short.rotate_1_cw}
        </Button>
        <Button onClick={() => setStanding((now) => rotated(now, 2))}>
          <MoveIcon move="rotate_2_cw" /> {t.deeds.short.rotate_2_cw}
        </Button>
        <Button onClick={() => setStanding(turnedOver)}>
          <MoveIcon move="flip" /> {t.deeds.short.flip}
        </Button>
      </div>
    </figure>
  );
}
