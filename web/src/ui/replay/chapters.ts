import type { ReplayStepAnswer } from "../../generated/api";

export interface Chapter {
  /** As the server names it: "filling", "round 3", "turn 12". */
  name: string;
  /** At which step it begins, counted from 0. */
  at: number;
}

/** Where rounds and turns begin. */
export function chaptersOf(steps: readonly Pick<ReplayStepAnswer, "chapter">[]): Chapter[] {
  const found: Chapter[] = [];
  steps.forEach((step, at) => {
    if (found.at(-1)?.name !== step.chapter) found.push({ name: step.chapter, at });
  });
  return found;
}

/** Which of them a step belongs to. */
export function chapterAt(chapters: Chapter[], at: number): Chapter | undefined {
  return chapters.findLast((chapter) => chapter.at <= at);
}

/** Which step has a number; the last before it, if there is none (something was taken back). */
export function stepWithSeq(steps: ReplayStepAnswer[], seq: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step.seq <= seq),
  );
}

/** The next one to jump to. */
export function chapterAfter(chapters: Chapter[], at: number): Chapter | undefined {
  return chapters.find((chapter) => chapter.at > at);
}

/** The last one that began before this step: first its own beginning, then the one before. */
export function chapterBefore(chapters: Chapter[], at: number): Chapter | undefined {
  return chapters.findLast((chapter) => chapter.at < at);
}
