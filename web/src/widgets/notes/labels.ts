import type { Note } from "../../generated/protocol";
import type { marks } from "../../i18n/en/marks";
import type { Messages } from "../../i18n/messages";

type MarkWords = Messages<typeof marks>;

/** What a mark is called; one that is not known is told as it is written. */
export function markName(t: MarkWords, mark: string): string {
  return (t.names as Record<string, string>)[mark] ?? mark;
}

/** A thing's name with what one has noted about it. */
export function withNote(t: MarkWords, label: string, note: Note | undefined): string {
  if (note === undefined || (note.marks.length === 0 && note.text === "")) return label;
  return t.noted({ label, marks: note.marks.map((mark) => markName(t, mark)), text: note.text });
}
