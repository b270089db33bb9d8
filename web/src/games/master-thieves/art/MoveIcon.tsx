// A move of the box as a small picture: which levels turn, and which way their front goes.

import type { Move } from "../../../generated/master_thieves";
import { TURNS } from "../model/places";
import style from "./MoveIcon.module.css";

export function MoveIcon({ move }: { move: Move }) {
  const turning = move === "flip" ? 0 : TURNS[move].levels.length;
  const way = move === "flip" ? 0 : TURNS[move].way;
  return (
    <svg className={style.icon} viewBox="0 0 36 30" aria-hidden="true">
      {[0, 1, 2].map((level) => (
        <rect
          key={level}
          className={level < turning ? style.turns : style.stays}
          x="9"
          y={5 + level * 7}
          width="18"
          height="6"
          rx="1.5"
        />
      ))}
      {move === "flip" ? (
        <path
          className={style.arrow}
          d="M30 7c4 5 4 12 0 17m0 0 .4-4.4M30 24l4.2-1.6M6 23C2 18 2 11 6 6m0 0-.4 4.4M6 6 1.800 7.600"
        />
      ) : (
        <path
          className={style.arrow}
          transform={way === 1 ? undefined : "matrix(-1 0 0 1 36 0)"}
          d={`M33 ${4 + turning * 3.5}c-4 ${5 + turning * 1.5}-24 ${5 + turning * 1.5}-29.500 1m0 0 .2 5M3.500 ${5 + turning * 3.5}l5 .6`}
        />
      )}
    </svg>
  );
}
