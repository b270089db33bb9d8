// Whose pillows these are.

import type { Player } from "../../../table/props";
import { SeatSign } from "../../../widgets/SeatSign";
import style from "./BoxSolid.module.css";
import { seatSpots } from "./spots";

export function Labels({ players, viewer }: { players: readonly Player[]; viewer: number | null }) {
  return players.map(({ seat, name, colour }) => {
    const spot = seatSpots(seat, players.length, viewer).name;
    return (
      <span key={seat} className={style.label} data-x={spot.x} data-z={spot.z}>
        <SeatSign colour={colour} size={16} />
        <span>{name}</span>
      </span>
    );
  });
}
