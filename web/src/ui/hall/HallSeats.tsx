import type { HallSeat, HallTable } from "../../generated/protocol";
import { useMessages, type Words } from "../../i18n/use";
import { SeatSign } from "../../widgets/SeatSign";
import line from "../home/TableLine.module.css";

/** The names of those who sit at a table. */
export function playersIn(t: Words, table: HallTable): string {
  return t.common.list({ parts: table.seats.filter((seat) => !seat.free).map(({ name }) => name) });
}

/** The chairs of a table, taken and free. */
export function HallSeats({ seats }: { seats: HallSeat[] }) {
  const t = useMessages();
  const taken = seats.filter((seat) => !seat.free).length;
  return (
    <span className={line.signs} role="img" aria-label={t.home.seats({ taken, all: seats.length })}>
      {seats.map((seat, number) =>
        seat.free ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
          <span key={number} className={line.free} />
        ) : (
          <SeatSign key={seat.colour} colour={seat.colour} size={22} />
        ),
      )}
    </span>
  );
}
