// A clock whose time passes only when it is told to.

import type { Scheduler } from "../../../src/cues/scheduler";

interface Due {
  at: number;
  call: () => void;
}

export class ManualClock implements Scheduler {
  now = 0;
  private readonly due = new Set<Due>();

  after = (ms: number, call: () => void): (() => void) => {
    const one = { at: this.now + ms, call };
    this.due.add(one);
    return () => this.due.delete(one);
  };

  /** Let time pass; what falls due is called at its own time, in order. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (let next = this.first(end); next !== null; next = this.first(end)) {
      this.due.delete(next);
      this.now = next.at;
      next.call();
    }
    this.now = end;
  }

  private first(end: number): Due | null {
    const soon = [...this.due].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
    return soon[0] ?? null;
  }
}
