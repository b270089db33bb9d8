// The points of all seats as they grew, a line a seat. What it shows is also told in words.

import type { StandingAnswer } from "../../generated/api";
import { hueOf, signOf } from "../../naming/seats";
import type { Player } from "../../table/props";
import style from "./Chart.module.css";
import { linesOf } from "./chartLines";

export const WIDTH = 600;
export const HEIGHT = 170;

interface Props {
  standings: StandingAnswer[];
  players: Player[];
}

export function Chart({ standings, players }: Props) {
  const { lines, zero } = linesOf(standings, WIDTH, HEIGHT);
  return (
    <svg
      className={style.chart}
      viewBox={`0 -12 ${WIDTH + 34} ${HEIGHT + 24}`}
      aria-hidden="true"
      focusable="false"
    >
      {zero === null ? null : <path className={style.zero} d={`M0 ${zero}H${WIDTH}`} />}
      {lines.map(({ seat, path, end, label }) => {
        const colour = players[seat]?.colour ?? seat;
        return (
          <g key={seat} style={{ color: hueOf(colour) }}>
            <path className={style.line} d={path} />
            <circle className={style.dot} cx={end.x} cy={end.y} r={4} />
            <text className={style.sign} x={WIDTH + 20} y={label}>
              {signOf(colour)}
              {"\uFE0E"}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
