// What a master thinks of the decisions of one seat: where they stand in a replay, and which cost.

import type { AnalysisAnswer, JudgedAnswer, ReplayStepAnswer } from "../../../generated/api";

/** From here on a decision is marked. */
export const COSTLY = 0.05;
/** How many of the costliest are listed. */
const LISTED = 8;

/** A decision, and the step before it: there one sees what was to be decided. */
export interface JudgedDecision extends JudgedAnswer {
  at: number;
}

/** Find the decisions among the steps of a replay. */
export function placed(answer: AnalysisAnswer | null, steps: ReplayStepAnswer[]): JudgedDecision[] {
  const at = new Map(steps.map((step, index) => [step.seq, index - 1]));
  return (answer?.decisions ?? []).flatMap((one) => {
    const step = at.get(one.seq);
    return step === undefined || step < 0 ? [] : [{ ...one, at: step }];
  });
}

export function costly(judged: JudgedDecision[]): JudgedDecision[] {
  return judged.filter((one) => one.cost >= COSTLY);
}

/** The costliest, the worst first. */
export function worst(judged: JudgedDecision[]): JudgedDecision[] {
  return costly(judged)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, LISTED);
}

/** The decision that comes next after a step. */
export function nextAfter(judged: JudgedDecision[], at: number): JudgedDecision | null {
  return judged.find((one) => one.at === at) ?? null;
}

export function isDone({ done, of }: AnalysisAnswer): boolean {
  return of !== null && done >= of;
}

export const percent = (cost: number) => Math.round(100 * cost);
