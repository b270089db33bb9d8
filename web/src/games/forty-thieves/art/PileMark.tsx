import style from "./PileMark.module.css";
import { EyeMark } from "./Small";

/** The chest, and what weighs on it. */
export function PileMark({ pile }: { pile: string }) {
  if (pile === "hoard") {
    return (
      <svg className={style.chest} viewBox="0 0 26 22" aria-hidden="true">
        <path className={style.wood} d="M2 9c0-5 3-8 7-8h8c4 0 7 3 7 8v12H2z" />
        <path d="M2 9.500h22M7.500 1.500v19M18.500 1.500v19" />
        <rect x="11" y="7.500" width="4" height="5" rx="1" />
      </svg>
    );
  }
  return (
    <span className={style.eyes} aria-hidden="true">
      <span>
        <EyeMark />
      </span>
    </span>
  );
}
