import { useState } from "react";
import { useMessages } from "../../i18n/use";
import { Link } from "../../store/route";
import type { Followed } from "../../store/table";
import { sayRefusal } from "../errors";
import style from "./RefusalNote.module.css";

/** What the server refused: in the reader's words, with the numbered rule that says so. */
export function RefusalNote({ table }: { table: Followed }) {
  const t = useMessages();
  const [closed, setClosed] = useState(0);
  const { refusal } = table;
  const open = refusal !== null && refusal.number > closed;
  return (
    <div role="alert" className={style.place}>
      {open && (
        <div className={style.note}>
          <span>{sayRefusal(t, refusal.code, refusal.details)}</span>
          {refusal.rule !== null && (
            <Link to={`/rules/${table.lobby?.game ?? ""}#${refusal.rule}`} target="_blank">
              {t.table.refusedBy({ rule: refusal.rule })}
            </Link>
          )}
          <button
            type="button"
            onClick={() => setClosed(refusal.number)}
            aria-label={t.table.close}
          >
            ✕
          </button>
        </div>
      )}
    </div>
  );
}
