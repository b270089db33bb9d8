import { useMessages } from "../i18n/use";
import { isTableId } from "../store/tableState";
import { loadGame } from "../table/registry";
import { Replay } from "./replay/Replay";
import { Unshown } from "./Unshown";

/** A replay, bound to the games; a link that was cut off leads to none. */
export function ReplayScreen({ id }: { id: string }) {
  const t = useMessages();
  if (!isTableId(id)) return <Unshown title={t.table.missingTitle} text={t.table.missingText} />;
  return <Replay id={id} load={loadGame} />;
}
