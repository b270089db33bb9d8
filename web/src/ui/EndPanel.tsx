import type { TableAnswer } from "../generated/api";
import type { Json } from "../store/table";
import type { Player } from "../table/props";
import { EndScreen, type LastView } from "./end/EndScreen";

export interface EndPanelProps {
  table: TableAnswer;
  view: Json;
  seat: number | null;
  players: Player[];
}

/** The end of a game, bound to its last view. */
export function EndPanel({ table, view, seat, players }: EndPanelProps) {
  // The border: a view is believed to have the shape that its game promises.
  const last = { game: table.game, view } as unknown as LastView;
  return <EndScreen table={table} last={last} seat={seat} players={players} />;
}
