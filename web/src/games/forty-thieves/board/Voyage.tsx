import type { CSSProperties } from "react";
import { ShipMark } from "../art/Small";
import { PASSES } from "../model/flightsOf";
import { useTable } from "./context";
import style from "./Voyage.module.css";

const TIMES = Array.from({ length: PASSES }, (_, pass) => pass);

/** Sinbad sails round the board while the hands go round the table; each time is counted. */
export function Voyage() {
  const { scene, view } = useTable();
  if (scene.voyage === null) return null;
  const takes = scene.voyage;
  const timing: CSSProperties & Record<`--${string}`, string> = {
    "--takes": `${takes}ms`,
    "--round": `${PASSES / view.players}turn`,
  };
  return (
    <span className={style.voyage} style={timing} aria-hidden="true">
      <span className={style.course}>
        <span className={style.ship}>
          <ShipMark />
        </span>
      </span>
      <span className={style.times}>
        {TIMES.map((pass) => (
          <span
            key={pass}
            className={style.time}
            style={{ animationDelay: `${(takes * (pass + 1)) / PASSES - takes / (2 * PASSES)}ms` }}
          />
        ))}
      </span>
    </span>
  );
}
