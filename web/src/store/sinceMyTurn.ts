// The steps since the player's last turn, and the view before them, so that they can be shown again.
// Consecutive steps of one's own count as one turn.

import { ENOUGH } from "./past";
import type { Json } from "./tableState";

export interface WitnessedStep {
  seq: number;
  events: Json[];
  /** How the table stood after it; null while one caught up. */
  view: Json | null;
}

export interface Since {
  /** How the table stood before the first of these steps; null: nobody knows. */
  before: Json | null;
  steps: readonly WitnessedStep[];
}

export const NOTHING_SINCE: Since = { before: null, steps: [] };

/** Begin with the table as it stands. */
export function sinceNow(view: Json | null): Since {
  return { before: view, steps: [] };
}

/** Forget what was before a step, if it is known how the table stood then. */
export function sinceStep(since: Since, seq: number): Since {
  const at = since.steps.findIndex((step) => step.seq >= seq);
  const before = since.steps[at - 1]?.view ?? null;
  return before === null ? since : { before, steps: since.steps.slice(at) };
}

/** Add a step; the first one after a turn of one's own starts over. */
export function withStep(
  since: Since,
  step: WitnessedStep,
  mine: number | null,
  deciding: boolean,
): Since {
  const last = since.steps.at(-1);
  const begun = !deciding && last !== undefined && last.seq === mine;
  const story = begun ? sinceStep(since, last.seq) : since;
  const steps = [...story.steps, step];
  const whole = { ...story, steps };
  return steps.length <= 2 * ENOUGH ? whole : sinceStep(whole, steps.at(-ENOUGH)?.seq ?? 0);
}

/** A decision of one's own was stored as a step: drop what others did before it. */
export function afterDecision(since: Since, seq: number): Since {
  return (since.steps.at(-1)?.seq ?? -1) > seq ? sinceStep(since, seq) : since;
}

/** Say after which step the table stood as it stands now; null: that is too long ago. */
export function stoodAfter({ before, steps }: Since, view: Json | null): number | null {
  const now = JSON.stringify(view);
  const found = steps.findLast((step) => JSON.stringify(step.view) === now);
  if (found !== undefined) return found.seq;
  const [first] = steps;
  return first !== undefined && JSON.stringify(before) === now ? first.seq - 1 : null;
}

/** Forget steps that were taken back. */
export function withoutUndone(since: Since, seq: number): Since {
  return { ...since, steps: since.steps.filter((step) => step.seq <= seq) };
}

/** Say whose decision a step was, from what happened in it; null: nobody's in particular. */
export function deciderOf(events: readonly Json[]): number | null {
  for (const { seat, owner } of events) {
    if (typeof seat === "number") return seat;
    if (typeof owner === "number") return owner;
  }
  return null;
}
