// A replay as a machine: where it stands, whether it runs, how fast. What it shows goes through
// the same queue of cues as a live table, so that a replay moves as the game did.

import type { Script } from "../../cues/cue";
import { CueQueue, type QueueState } from "../../cues/queue";
import type { Json } from "../../store/tableState";

/** Between two steps, so that the eye can rest. */
const REST_MS = 350;

/** What happened, and how the table stood then. */
export interface ShownStep {
  events: Json[];
  view: Json;
}

export interface ReplayState {
  /** Which step is shown last, counted from 0. */
  at: number;
  playing: boolean;
  shown: QueueState<Json, Json>;
}

export class ReplayPlayer {
  private readonly speed = { factor: 1 };
  private readonly queue: CueQueue<Json, Json>;
  private at: number;
  private playing = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private cache: ReplayState | null = null;
  private watchers = new Set<() => void>();

  constructor(
    readonly steps: readonly ShownStep[],
    script: Script<Json, Json>,
    at: number,
  ) {
    this.at = this.within(at);
    this.queue = new CueQueue(this.viewAt(this.at), script, this.speed);
    this.queue.subscribe(() => this.changed());
  }

  get last(): number {
    return this.steps.length - 1;
  }

  subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  moment = (): ReplayState => {
    this.cache ??= { at: this.at, playing: this.playing, shown: this.queue.shown() };
    return this.cache;
  };

  /** Show how the table stood after a step, at once. */
  jump(to: number): void {
    this.stopTimer();
    this.at = this.within(to);
    this.queue.jump(this.viewAt(this.at));
    this.changed();
  }

  /** Show the next step as it happened. */
  forward(): void {
    const step = this.steps[this.at + 1];
    if (step === undefined) return;
    if (this.queue.shown().cue !== null) this.queue.jump(this.viewAt(this.at));
    this.at += 1;
    this.queue.push({ events: step.events, view: step.view });
    this.changed();
  }

  back(): void {
    this.pause();
    this.jump(this.at - 1);
  }

  play(): void {
    if (this.at >= this.last) this.jump(0);
    this.playing = true;
    this.changed();
  }

  pause(): void {
    this.playing = false;
    this.stopTimer();
    this.changed();
  }

  setSpeed(factor: number): void {
    this.speed.factor = factor;
  }

  private within(to: number): number {
    return Math.max(0, Math.min(this.last, to));
  }

  private viewAt(at: number): Json {
    return this.steps[at]?.view ?? {};
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private changed(): void {
    const { cue, behind } = this.queue.shown();
    if (this.at >= this.last && cue === null) this.playing = false;
    if (this.playing && this.timer === null && cue === null && behind === 0) {
      this.timer = setTimeout(() => {
        this.timer = null;
        if (this.playing) this.forward();
      }, REST_MS / this.speed.factor);
    }
    this.cache = null;
    for (const watcher of this.watchers) watcher();
  }
}
