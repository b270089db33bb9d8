// The wood of a drawer front. It stands on its head while the box does.

import { memo } from "react";
import { FRONT_HEIGHT, FRONT_WIDTH, grainOf, PLAIN_FRONT } from "../model/grain";
import style from "./DrawerFront.module.css";

interface FrontProps {
  /** Which grain; null: all drawers look alike. */
  grain: number | null;
  upsideDown: boolean;
}

export const DrawerFront = memo(function Front({ grain, upsideDown }: FrontProps) {
  const figure = grain === null ? { ...PLAIN_FRONT, tone: 0 } : grainOf(grain);
  const light = `${(50 + figure.tone * 26).toFixed(0)}%`;
  return (
    <svg
      className={style.front}
      viewBox={`0 0 ${FRONT_WIDTH} ${FRONT_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ backgroundColor: `color-mix(in oklab, #b27a46 ${light}, #6d4224)` }}
    >
      <g transform={upsideDown ? `rotate(180 ${FRONT_WIDTH / 2} ${FRONT_HEIGHT / 2})` : undefined}>
        <path className={style.fine} d={figure.fine} />
        <path className={style.bold} d={figure.bold} />
      </g>
    </svg>
  );
});
