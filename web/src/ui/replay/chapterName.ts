import type { AllWords } from "../../i18n/use";

/** "round 3" in the reader's words; what is not known stays as it is. */
export function chapterName(t: AllWords, name: string): string {
  const [kind, number] = name.split(" ");
  if (kind === "round") return t.replay.chapters.round({ number: Number(number) });
  if (kind === "turn") return t.replay.chapters.turn({ number: Number(number) });
  return kind === "filling" ? t.replay.chapters.start : name;
}
