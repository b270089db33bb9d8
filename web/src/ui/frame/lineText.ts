import type { Words } from "../../i18n/use";
import { type LogLine, TAKEN_BACK } from "../../store/past";
import type { GamePart } from "../../table/module";

/** Tell a line of the story, of the game or that something was taken back; empty: nothing to tell. */
export function lineText(
  t: Words,
  part: GamePart,
  { event }: LogLine,
  names: string[],
  you: number | null,
): string {
  if (event.event !== TAKEN_BACK) return part.sentence(t, event, names, you);
  const { seat } = event;
  if (typeof seat !== "number") return t.pace.somebodyTookBack;
  return seat === you ? t.pace.youTookBack : t.pace.tookBack({ name: names[seat] ?? "" });
}
