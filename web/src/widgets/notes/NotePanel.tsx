// The panel in which something is noted about a tile or a drawer.

import {
  type CSSProperties,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Note } from "../../generated/protocol";
import { useMessages } from "../../i18n/use";
import { Button } from "../Button";
import style from "./NotePanel.module.css";

/** A note has at most so many marks, and words of so many letters. */
const MOST_MARKS = 8;
const MOST_LETTERS = 80;
/** Between the panel, what it is about, and the edge of the screen, in pixels. */
const GAP = 8;

export interface MarkGroup {
  title: string;
  marks: readonly { mark: string; name: string; art: ReactNode }[];
}

export interface NotePanelProps {
  /** What it is about, in words. */
  title: string;
  /** Where it is on the screen; null: it is not to be seen. */
  place: DOMRect | null;
  note: Note | null;
  groups: readonly MarkGroup[];
  onChange: (note: Note | null) => void;
  onClose: () => void;
}

/** Marks are kept as they are set, words when the panel is closed. */
export default function NotePanel(props: NotePanelProps) {
  const { title, place, groups, onChange, onClose } = props;
  const t = useMessages().marks;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [marks, setMarks] = useState(props.note?.marks ?? []);
  const [text, setText] = useState(props.note?.text ?? "");
  const kept = useRef(text);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    if (shown && place) Object.assign(shown.style, beside(place, shown.getBoundingClientRect()));
    return () => shown?.close();
  }, [place]);

  const keep = (now: string[], words: string) => {
    setMarks(now);
    setText(words);
    kept.current = words.trim();
    onChange(now.length === 0 && words.trim() === "" ? null : { marks: now, text: words.trim() });
  };
  const close = () => {
    if (text.trim() !== kept.current) keep(marks, text);
    onClose();
  };
  const press = (mark: string) => {
    if (marks.includes(mark))
      keep(
        marks.filter((one) => one !== mark),
        text,
      );
    else if (marks.length < MOST_MARKS) keep([...marks, mark], text);
  };

  return (
    <dialog
      ref={dialog}
      className={style.panel}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onPointerDown={(event) => {
        // Beside the panel: as good as done.
        if (event.target === dialog.current && isOutside(event, dialog.current)) close();
      }}
    >
      <h2 id={id} className={style.title}>
        {title}
      </h2>
      {groups.map((group) => (
        <fieldset key={group.title} className={style.group}>
          <legend className="visually-hidden">{group.title}</legend>
          {group.marks.map(({ mark, name, art }) => (
            <button
              key={mark}
              type="button"
              className={style.mark}
              data-mark={mark}
              aria-label={name}
              title={name}
              aria-pressed={marks.includes(mark)}
              aria-disabled={!marks.includes(mark) && marks.length >= MOST_MARKS}
              onClick={() => press(mark)}
            >
              {art}
            </button>
          ))}
        </fieldset>
      ))}
      <input
        className={style.text}
        aria-label={t.text}
        placeholder={t.text}
        maxLength={MOST_LETTERS}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") close();
        }}
      />
      <p className={style.private}>{t.private}</p>
      <div className={style.deeds}>
        <Button
          look="quiet"
          aria-disabled={marks.length === 0 && text === ""}
          onClick={() => keep([], "")}
        >
          {t.clear}
        </Button>
        <Button look="primary" onClick={close}>
          {t.done}
        </Button>
      </div>
    </dialog>
  );
}

function isOutside(point: { clientX: number; clientY: number }, shown: HTMLElement): boolean {
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const { clientX: x, clientY: y } = point;
  return x < left || x > right || y < top || y > bottom;
}

/** Below what it is about, or above, where there is room; never beyond the edge. */
function beside(thing: DOMRect, panel: DOMRect): CSSProperties {
  const within = (at: number, room: number) => Math.max(GAP, Math.min(at, room - GAP));
  const left = within(thing.left + thing.width / 2 - panel.width / 2, innerWidth - panel.width);
  const below = thing.bottom + GAP;
  const fits = below + panel.height + GAP <= innerHeight;
  const top = fits ? below : within(thing.top - GAP - panel.height, innerHeight - panel.height);
  return { margin: "0", left: `${left}px`, top: `${top}px` };
}
