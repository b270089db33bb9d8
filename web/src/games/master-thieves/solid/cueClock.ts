// The clock of the cue that the 3-D scene shows: how far it has come (0 … 1). It also closes, with an
// animation, a drawer that no event closes.

import type { Cue } from "../../../cues/cue";
import type { GameEvent, View } from "../../../generated/master_thieves";
import { easeOut } from "./moving";
import { type Plan, slideOf } from "./plan";
import type { Shutting } from "./stage";

const SHUTTING_MS = 260;

/** Before anything is shown. */
const NOTHING: Plan = {
  grains: null,
  turnedOver: null,
  opening: null,
  move: null,
  moveBegins: 0,
  trajectories: [],
};

export class CueClock {
  plan: Plan = NOTHING;
  progress = 1;
  shutting: Shutting | null = null;
  private cue: number | null = null;
  private begun = 0;
  private duration = 0;
  private shutAt = 0;
  private shutFrom = 0;

  /** Show a plan from now on; a cue that is shown already goes on. */
  show(plan: Plan, cue: Cue<View, GameEvent> | null, atOnce: boolean): void {
    const before = this.plan;
    const out = slideOf(before.opening, this.progress);
    this.plan = plan;
    if (cue?.id !== this.cue || cue === null) {
      this.cue = cue?.id ?? null;
      this.begun = performance.now();
      this.duration = cue?.duration ?? 0;
      this.progress = cue === null ? 1 : 0;
    }
    if (plan.opening !== null || plan.move !== null || atOnce) {
      this.shutting = null;
    } else if (before.opening !== null && out > 0) {
      this.shutting = { place: before.opening.place, out };
      this.shutAt = performance.now();
      this.shutFrom = out;
    }
  }

  /** Come to a time; true while something moves. */
  advance(now: number): boolean {
    if (this.cue !== null) {
      this.progress = Math.min(1, Math.max(0, (now - this.begun) / Math.max(1, this.duration)));
    }
    if (this.shutting !== null) {
      const way = Math.min(1, (now - this.shutAt) / SHUTTING_MS);
      this.shutting.out = this.shutFrom * (1 - easeOut(Math.max(0, way)));
      if (way >= 1) this.shutting = null;
    }
    return (this.cue !== null && this.progress < 1) || this.shutting !== null;
  }
}
