import type { TableAnswer } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { SEAT_SIGNS } from "../../naming/seats";
import { chairName, colourName } from "../../naming/words";
import { SeatSign } from "../../widgets/SeatSign";
import style from "./ColourPicker.module.css";
import { isFree } from "./standing";

export interface ColoursProps {
  lobby: TableAnswer;
  mine: number;
  onColour: (colour: number) => void;
}

/** The eight colours with their signs; those of others cannot be taken. */
export function ColourPicker({ lobby, mine, onColour }: ColoursProps) {
  const t = useAllMessages();
  const own = lobby.seats[mine]?.colour;
  return (
    <fieldset className={style.colours}>
      <legend className={style.legend}>{t.lobby.colour}</legend>
      {SEAT_SIGNS.map((sign, colour) => {
        const taker = lobby.seats.find(
          (seat, number) => number !== mine && !isFree(seat) && seat.colour === colour,
        );
        const name = colourName(t, colour);
        return (
          <button
            key={sign}
            type="button"
            className={style.colour}
            aria-pressed={colour === own}
            disabled={taker !== undefined}
            aria-label={
              taker ? t.lobby.colourTaken({ colour: name, name: chairName(t, taker) }) : name
            }
            title={name}
            onClick={() => onColour(colour)}
          >
            <SeatSign colour={colour} size={32} />
          </button>
        );
      })}
    </fieldset>
  );
}
