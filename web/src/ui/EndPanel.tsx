import type { TableAnswer } from "../generated/api";
import type { AnyScoreSheet } from "../generated/protocol";
import { sessionStore } from "../store/session";
import { useStore } from "../store/store";
import type { Json } from "../store/tableState";
import type { GamePart } from "../table/module";
import type { Player } from "../table/props";
import { EndScreen } from "./end/EndScreen";
import { seatsHere } from "./hotseat/seatsHere";

export interface EndPanelProps {
  table: TableAnswer;
  view: Json;
  /** How the points came about. */
  sheet: AnyScoreSheet | null;
  seat: number | null;
  players: Player[];
  part: GamePart;
  /** The game has ended before these eyes: its points are counted. */
  fresh: boolean;
}

/** The end of a game, bound to its last view. */
export function EndPanel({ table, view, seat, ...rest }: EndPanelProps) {
  const { me } = useStore(sessionStore);
  const here = seatsHere(table, me?.id ?? null);
  const own = seat ?? here[0] ?? null;
  const shared = here.length > 1;
  return <EndScreen table={table} last={view} seat={own} shared={shared} {...rest} />;
}
