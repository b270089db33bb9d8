import { useMessages } from "../../i18n/use";
import type { LiveTable } from "../../store/liveTable";
import { useStore } from "../../store/store";
import style from "./FrameHead.module.css";
import { FrameIcon } from "./FrameIcon";
import { mayUndo } from "./UndoBar";

/** Ask to take one's last decision back. */
export function UndoButton({ liveTable }: { liveTable: LiveTable }) {
  const t = useMessages();
  const table = useStore(liveTable.state);
  const { mine } = table;
  if (!mayUndo(table) || table.undo !== null || mine === null || mine < 1 || mine > table.seq) {
    return null;
  }
  return (
    <button
      type="button"
      className={style.act}
      data-frame="undo"
      onClick={() => liveTable.askUndo(mine - 1)}
    >
      <FrameIcon name="undo" />
      <span className={style.words}>{t.table.undo}</span>
    </button>
  );
}
