// Who sits on a chair, as a picture: a thief's portrait with the sign of the seat, or the sign alone.

import { lazy, Suspense, useState } from "react";
import { hueOf } from "../naming/seats";
import type { Player } from "../table/props";
import { SeatSign } from "../widgets/SeatSign";
import { isThief } from "./ids";
import { ThiefPortrait } from "./Portrait";
import style from "./SeatFace.module.css";

const ThiefCard = lazy(async () => ({ default: (await import("./ThiefCard")).ThiefCard }));

interface Props {
  player: Pick<Player, "name" | "colour" | "bot" | "persona">;
  /** The side of the portrait, in pixels. */
  size?: number;
  /** The side of the sign where there is no portrait. */
  sign?: number;
}

/** A thief is told about when he is pressed. */
export function SeatFace({ player, size = 38, sign = 24 }: Props) {
  const [open, setOpen] = useState(false);
  const { colour, persona, name, bot } = player;
  if (!isThief(persona)) return <SeatSign colour={colour} size={sign} />;
  return (
    <>
      <button
        type="button"
        className={style.face}
        style={{ borderColor: hueOf(colour) }}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ThiefPortrait id={persona} size={size} />
        <span className={style.sign}>
          <SeatSign colour={colour} size={Math.round(size * 0.42)} />
        </span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <ThiefCard id={persona} name={name} bot={bot} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
