import type { ReactNode } from "react";
import type { Note } from "../../generated/protocol";
import style from "./NoteSlip.module.css";

/** So many marks are still told apart at a corner; more are counted. */
const SEEN = 3;

interface NoteSlipProps {
  note: Note | undefined;
  art: (mark: string) => ReactNode;
}

/** What one has noted, on a slip of paper at a corner; what holds it says it in words. */
export function NoteSlip({ note, art }: NoteSlipProps) {
  if (note === undefined || (note.marks.length === 0 && note.text === "")) return null;
  const rest = note.marks.length - SEEN;
  return (
    <span className={style.slip} data-note aria-hidden="true" title={note.text || undefined}>
      {note.marks.slice(0, SEEN).map((mark) => (
        <span key={mark} className={style.mark}>
          {art(mark)}
        </span>
      ))}
      {rest > 0 && <span className={style.more}>+{rest}</span>}
      {note.text !== "" && (
        <span className={style.text}>{note.marks.length === 0 ? note.text.slice(0, 12) : "…"}</span>
      )}
    </span>
  );
}
