import { moduleOf } from "../table/registry";
import style from "./GameSign.module.css";

interface Props {
  game: string;
  size: number;
}

/** A game as a small picture. Its name stands beside. */
export function GameSign({ game, size }: Props) {
  const { Sign } = moduleOf(game);
  return (
    <svg
      className={style.sign}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <Sign />
    </svg>
  );
}
