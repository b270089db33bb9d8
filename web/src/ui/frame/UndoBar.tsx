import { useMessages } from "../../i18n/use";
import type { LiveTable } from "../../store/liveTable";
import { useStore } from "../../store/store";
import type { TableState } from "../../store/tableState";
import type { Player } from "../../table/props";
import { Button } from "../../widgets/Button";
import style from "./UndoBar.module.css";

/** Whether this table lets its seats ask to take something back at all. */
export function mayUndo({ lobby, seat }: TableState): boolean {
  return lobby !== null && lobby.status === "playing" && seat !== null && !lobby.rated;
}

/** While somebody asks to take something back: their answer, or that one waits for the others. */
export function UndoBar({ liveTable, players }: { liveTable: LiveTable; players: Player[] }) {
  const t = useMessages();
  const table = useStore(liveTable.state);
  const { undo, seat } = table;
  if (!mayUndo(table) || undo === null || seat === null) return null;
  if (undo.waiting.includes(seat)) {
    const name = players[undo.seat]?.name ?? "";
    return (
      <div className={style.bar} role="alertdialog" aria-label={t.table.undoAsked({ name })}>
        <span>{t.table.undoAsked({ name })}</span>
        <Button look="primary" onClick={() => liveTable.consent(undo.seq, true)}>
          {t.table.agree}
        </Button>
        <Button onClick={() => liveTable.consent(undo.seq, false)}>{t.table.disagree}</Button>
      </div>
    );
  }
  if (undo.seat !== seat) return null;
  return (
    <div className={style.bar} role="status">
      {t.table.undoWaiting}
    </div>
  );
}
