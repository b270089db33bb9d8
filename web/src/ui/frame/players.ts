import type { Words } from "../../i18n/use";
import { chairName } from "../../naming/words";
import type { TableState } from "../../store/tableState";
import type { Player } from "../../table/props";

/** Who sits at a table, as the two games' tables are told it. */
export function playersOf(t: Words, table: TableState): Player[] {
  return (table.lobby?.seats ?? []).map((chair, seat) => ({
    seat,
    name: chairName(t, chair),
    colour: chair.colour,
    bot: chair.bot,
    connected: chair.bot !== null || table.connected.includes(seat),
    away: table.away.includes(seat),
    persona: chair.persona,
    you: seat === table.seat,
  }));
}
