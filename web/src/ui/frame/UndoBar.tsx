import { useMessages } from "../../i18n/use";
import type { Following } from "../../store/following";
import { useStore } from "../../store/store";
import type { Player } from "../../table/props";
import { Button } from "../common/Button";
import style from "./UndoBar.module.css";

/** Taking back: ask for it, and answer those who do. */
export function UndoBar({ following, players }: { following: Following; players: Player[] }) {
  const t = useMessages();
  const { undo, seat, mine, lobby, seq } = useStore(following.state);
  if (lobby === null || lobby.status !== "playing" || seat === null || lobby.rated) return null;
  if (undo !== null && undo.waiting.includes(seat)) {
    const name = players[undo.seat]?.name ?? "";
    return (
      <div className={style.bar} role="alertdialog" aria-label={t.table.undoAsked({ name })}>
        <span>{t.table.undoAsked({ name })}</span>
        <Button look="primary" onClick={() => following.consent(undo.seq, true)}>
          {t.table.agree}
        </Button>
        <Button onClick={() => following.consent(undo.seq, false)}>{t.table.disagree}</Button>
      </div>
    );
  }
  if (undo !== null && undo.seat === seat) {
    return (
      <div className={style.bar} role="status">
        {t.table.undoWaiting}
      </div>
    );
  }
  if (mine === null || mine < 1 || mine > seq) return null;
  return (
    <div className={style.corner}>
      <Button look="quiet" onClick={() => following.askUndo(mine - 1)}>
        ↶ {t.table.undo}
      </Button>
    </div>
  );
}
