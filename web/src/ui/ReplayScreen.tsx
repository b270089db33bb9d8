import { loadGame } from "../table/games";
import { Replay } from "./replay/Replay";

/** A replay, bound to the games. */
export function ReplayScreen({ id }: { id: string }) {
  return <Replay id={id} load={loadGame} />;
}
