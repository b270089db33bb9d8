import { hueOf, signOf } from "../naming/seats";
import style from "./SeatSign.module.css";

/** The sign of a seat on its colour; the name beside it says who, so this one is not spoken. */
export function SeatSign({ colour, size = 32 }: { colour: number; size?: number }) {
  return (
    <span
      className={style.sign}
      style={{ background: hueOf(colour), width: size, height: size, fontSize: size * 0.6 }}
      aria-hidden="true"
    >
      {signOf(colour)}
      {"\uFE0E"}
    </span>
  );
}
