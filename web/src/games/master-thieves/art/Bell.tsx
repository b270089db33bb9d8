// An alarm: a bell in its owner's colour, with its owner's sign.

import { hueOf, signOf } from "../../../naming/seats";
import style from "./Bell.module.css";

export function Bell({ colour, out = false }: { colour: number; out?: boolean }) {
  return (
    <svg
      className={style.bell}
      data-out={out || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ color: hueOf(colour) }}
    >
      <path
        className={style.body}
        d="M12 2.5a1.6 1.6 0 0 1 1.6 1.6v.5c3 .8 4.9 3.4 4.9 6.6v4.4l2 2.7H3.5l2-2.7v-4.4c0-3.2 1.9-5.8 4.9-6.6v-.5A1.6 1.6 0 0 1 12 2.5Z"
      />
      <path className={style.body} d="M9.5 19.6h5a2.5 2.5 0 0 1-5 0Z" />
      <text className={style.sign} x="12" y="15.4" textAnchor="middle">
        {signOf(colour)}
      </text>
    </svg>
  );
}
