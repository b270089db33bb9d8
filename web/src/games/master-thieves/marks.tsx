// The marks that can be noted on a drawer, and how they are drawn.

import type { ReactNode } from "react";
import { markName } from "../../widgets/notes/labels";
import type { MarkGroup } from "../../widgets/notes/NotePanel";
import { GemArt } from "./art/GemArt";
import type { MasterTree } from "./words";

const INSIDE = ["diamond", "sapphire", "ruby", "alarm", "empty"];
const DRAWER = ["long", "short", "care"];

const BELL =
  "M12 2.5a1.6 1.6 0 0 1 1.6 1.6v.5c3 .8 4.9 3.4 4.9 6.6v4.4l2 2.7H3.5l2-2.7v-4.4c0-3.2 1.9-5.8 4.9-6.6v-.5A1.6 1.6 0 0 1 12 2.5ZM9.5 19.6h5a2.5 2.5 0 0 1-5 0Z";
const LINES: Record<string, string> = {
  empty: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM5.5 18.5l13-13",
  long: "M6 2.5h12v19H6ZM6 9.5h12",
  short: "M6 7h12v10H6Z",
  care: "M12 3 22 20.5H2ZM12 9.5v5M12 17.4v.4",
};

/** A mark as a picture; one that is not known is written. */
export function markArt(mark: string): ReactNode {
  if (mark === "diamond") return <GemArt kind="D" />;
  if (mark === "sapphire") return <GemArt kind="S" />;
  if (mark === "ruby") return <GemArt kind="R" />;
  const line = LINES[mark];
  if (line === undefined && mark !== "alarm") return mark;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {line === undefined ? (
        <path d={BELL} fill="currentColor" />
      ) : (
        <path d={line} fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round" />
      )}
    </svg>
  );
}

export function markGroups({ marks: t }: Pick<MasterTree, "marks">): MarkGroup[] {
  const group = (title: string, marks: readonly string[]): MarkGroup => ({
    title,
    marks: marks.map((mark) => ({ mark, name: markName(t, mark), art: markArt(mark) })),
  });
  return [group(t.groups.inside, INSIDE), group(t.groups.drawer, DRAWER)];
}
