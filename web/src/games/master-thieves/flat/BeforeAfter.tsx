// A move of the box as a still: how its fronts stood, an arrow, and how they stand now.

import type { Cue } from "../../../cues/cue";
import type { GameEvent, View } from "../../../generated/master_thieves";
import { MoveIcon } from "../art/MoveIcon";
import { LEVELS, PLACES, placeOf, SIDES } from "../model/places";
import { useMasterMessages } from "../words";
import style from "./BeforeAfter.module.css";
import { DrawerFront } from "./DrawerFront";

export function BeforeAfter({ cue }: { cue: Cue<View, GameEvent> }) {
  const { master: words } = useMasterMessages();
  if (cue.event.event !== "BoxMoved") return null;
  return (
    <div className={style.still} aria-hidden="true">
      <Unfolded view={cue.before} caption={words.box.before} />
      <span className={style.arrow}>
        <MoveIcon move={cue.event.move} />
      </span>
      <Unfolded view={cue.after} caption={words.box.after} />
    </div>
  );
}

function Unfolded({ view, caption }: { view: View; caption: string }) {
  const { master: words } = useMasterMessages();
  return (
    <figure className={style.box}>
      <figcaption>{caption}</figcaption>
      <div className={style.fronts}>
        {SIDES.map((side) => (
          <span key={side}>{words.sideMark[side]}</span>
        ))}
        {LEVELS.flatMap((level) =>
          SIDES.map((side) => {
            const place = placeOf(level, side);
            return (
              <span key={place} className={style.front}>
                <DrawerFront
                  grain={view.grains?.[PLACES.indexOf(place)] ?? null}
                  upsideDown={view.turned_over === true}
                />
              </span>
            );
          }),
        )}
      </div>
    </figure>
  );
}
