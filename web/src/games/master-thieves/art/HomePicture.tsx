import { DrawerFront } from "../flat/DrawerFront";
import { GemArt } from "./GemArt";
import style from "./HomePicture.module.css";

const SIDES = ["north", "east", "south", "west"];
const LEVELS = ["top", "middle", "bottom"];

/** The box in lamplight, slowly turning; now and then one level turns by itself. */
export function HomePicture({ label }: { label: string }) {
  return (
    <div className={style.scene} role="img" aria-label={label}>
      <div className={style.lamp} />
      <div className={style.shadow} />
      <div className={style.box}>
        {LEVELS.map((level, floor) => (
          <div key={level} className={`${style.level} ${style[level]}`}>
            {SIDES.map((side, at) => (
              <div key={side} className={`${style.side} ${style[side]}`}>
                <div className={style.front}>
                  <DrawerFront grain={floor * 4 + at} upsideDown={false} />
                  <span className={style.knob} />
                </div>
              </div>
            ))}
            <div className={style.lid} />
          </div>
        ))}
      </div>
      <div className={style.gems}>
        <span className={style.ruby}>
          <GemArt kind="R" />
        </span>
        <span className={style.sapphire}>
          <GemArt kind="S" />
        </span>
        <span className={style.diamond}>
          <GemArt kind="D" />
        </span>
      </div>
    </div>
  );
}
