// The queue of cues: steps come in as fast as they come, and every event is shown for as long as it
// can be read, one after the other. Only where people move faster than one can read does it hurry, and
// then, too, everything is shown. What is skipped is skipped because somebody wants it.

import type { Cue, Script } from "./cue";
import { pageScheduler, type Scheduler } from "./scheduler";

/** A step as the server told it: what happened, and (at the last one) how the table stands now. */
export interface QueuedStep<View, Event> {
  events: readonly Event[];
  view: View | null;
}

export interface QueueState<View, Event> {
  view: View;
  cue: Cue<View, Event> | null;
  /** How many steps are still to be shown. */
  behind: number;
  /** How many of their events have not begun to be shown. */
  unseen: number;
}

export interface Speed {
  /** 1 is normal, 2 twice as fast; Infinity shows no cues at all. */
  readonly factor: number;
  /** Whether others may move faster than this page shows it, so that it has to hurry. */
  readonly hurries?: boolean;
}

/** With so much unread, in milliseconds, the queue begins to hurry; with twice as much it hurries most. */
export const FAR_MS = 8_000;
/** How much faster cues are shown at most where the queue hurries. */
export const MOST_HASTE = 3;

/** Cues of all queues are numbered in one row: a table may be shown one queue after the other. */
let lastId = 0;
const nextId = () => ++lastId;

export class CueQueue<View, Event> {
  private waiting: QueuedStep<View, Event>[] = [];
  private view: View;
  private cue: Cue<View, Event> | null = null;
  private stop: (() => void) | null = null;
  private isHeld = false;
  /** The cue that has come to the screen; its time runs from then. */
  private onScreen = 0;
  private cache: QueueState<View, Event> | null = null;
  private listeners = new Set<() => void>();

  constructor(
    view: View,
    private readonly script: Script<View, Event>,
    private readonly speed: Speed,
    private readonly clock: Scheduler = pageScheduler,
  ) {
    this.view = view;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Return what is shown now; the same object until something changes. */
  shown = (): QueueState<View, Event> => {
    this.cache ??= {
      view: this.view,
      cue: this.cue,
      behind: this.waiting.length,
      unseen: this.waiting.reduce((sum, told) => sum + told.events.length, 0),
    };
    return this.cache;
  };

  /** Whether everything has been shown to its end. */
  get isEmpty(): boolean {
    return this.cue === null && this.waiting.length === 0;
  }

  /** For how long what waits is to be read at the speed that was chosen, but the step that is on. */
  get unreadMs(): number {
    const events = this.waiting.slice(1).flatMap((told) => told.events);
    const ms = events.reduce((sum, event) => sum + this.script.duration(event, this.view), 0);
    return ms / this.speed.factor;
  }

  /** Show a step after those that wait. */
  push(told: QueuedStep<View, Event>): void {
    this.waiting.push(told);
    if (this.cue === null && !this.isHeld) this.next();
    else this.changed();
  }

  /** A cue has come to the screen: it stays for its whole time from now on. */
  begun(id: number): void {
    if (this.cue?.id !== id || this.onScreen === id || this.isHeld) return;
    this.onScreen = id;
    this.time(this.cue.duration);
  }

  /** Show the end of what is happening now, and go on with what follows. */
  hurry(): void {
    if (!this.isHeld && !this.isEmpty) this.next();
  }

  /** Show nothing further for now: something else is looked at. What comes waits. */
  hold(): void {
    this.isHeld = true;
    this.stopTimer();
  }

  /** Go on after a hold; what was being shown is shown from its beginning. */
  release(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    if (this.cue === null) {
      if (this.waiting.length > 0) this.next();
      return;
    }
    this.cue = { ...this.cue, id: nextId() };
    this.time(this.cue.duration);
    this.changed();
  }

  /** Show how the table stands, at once, whatever waits. */
  jump(view: View): void {
    this.waiting = [];
    this.stopTimer();
    this.cue = null;
    this.view = view;
    this.changed();
  }

  /** Show the end of all that waits, at once. */
  skip(): void {
    let last: View | null = null;
    let view = this.cue?.after ?? this.view;
    for (const told of this.waiting) {
      for (const event of told.events) view = this.script.sketch(view, event);
      if (told.view !== null) last = told.view;
    }
    this.jump(last ?? view);
  }

  close(): void {
    this.stopTimer();
    this.listeners.clear();
  }

  /** How much faster than usual: everybody else waits, or a little more the more is unread. */
  private haste(): number {
    if (this.speed.hurries !== true) return 1;
    const late = (this.unreadMs - FAR_MS) / FAR_MS;
    return Math.min(MOST_HASTE, Math.max(1, 1 + late * (MOST_HASTE - 1)));
  }

  /** Show the next event that takes time; finish steps whose events have all been shown. */
  private next(): void {
    this.stopTimer();
    if (this.cue !== null) {
      this.view = this.cue.after;
      this.cue = null;
    }
    for (let told = this.waiting[0]; told !== undefined; told = this.waiting[0]) {
      const event = told.events[0];
      if (event === undefined) {
        if (told.view !== null) this.view = told.view;
        this.waiting.shift();
        continue;
      }
      const later = { ...told, events: told.events.slice(1) };
      this.waiting[0] = later;
      const sketched = this.script.sketch(this.view, event);
      const after = this.script.complete?.(sketched, later) ?? sketched;
      const speed = this.speed.factor * this.haste();
      const duration = this.script.duration(event, this.view) / speed;
      if (duration >= 1) {
        this.cue = { id: nextId(), event, before: this.view, after, duration };
        this.time(duration);
        break;
      }
      this.view = after;
    }
    this.changed();
  }

  private time(ms: number): void {
    this.stopTimer();
    this.stop = this.clock.after(ms, () => this.next());
  }

  private stopTimer(): void {
    this.stop?.();
    this.stop = null;
  }

  private changed(): void {
    this.cache = null;
    for (const listener of this.listeners) listener();
  }
}
