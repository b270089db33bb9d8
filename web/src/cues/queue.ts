// The queue of cues: steps come in as fast as they come, and are shown one event after the other.
// When it falls behind it hurries, and in the end the table shows exactly what the server said.

import type { Cue, Script } from "../table/props";

/** A step as the server told it: what happened, and (at the last one) how the table stands now. */
export interface Told<View, Event> {
  events: Event[];
  view: View | null;
}

export interface Shown<View, Event> {
  view: View;
  cue: Cue<View, Event> | null;
  /** How many steps are still to be shown. */
  behind: number;
  /** How many of their events have not begun to be shown. */
  unseen: number;
}

export interface Speed {
  /** 1 is normal, 2 twice as fast; Infinity shows no cues at all. */
  factor: number;
}

/** From so many steps behind on, cues are shown four times as fast. */
export const HURRY_AT = 3;
/** From so many steps behind on, nothing but the end is shown. */
export const SKIP_AT = 12;
/** A patient one, who was away and wants to see it all, is shown so many steps at twice the speed. */
export const PATIENT_AT = 8;

export class CueQueue<View, Event> {
  private waiting: Told<View, Event>[] = [];
  private view: View;
  private cue: Cue<View, Event> | null = null;
  private nextId = 1;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private cache: Shown<View, Event> | null = null;
  private listeners = new Set<() => void>();

  constructor(
    view: View,
    private readonly script: Script<View, Event>,
    private readonly speed: Speed,
    private readonly patient = false,
  ) {
    this.view = view;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Return what is shown now; the same object until something changes. */
  shown = (): Shown<View, Event> => {
    this.cache ??= {
      view: this.view,
      cue: this.cue,
      behind: this.waiting.length,
      unseen: this.waiting.reduce((sum, told) => sum + told.events.length, 0),
    };
    return this.cache;
  };

  /** Show a step after those that wait. */
  push(told: Told<View, Event>): void {
    this.waiting.push(told);
    if (this.waiting.length >= SKIP_AT && !this.patient) {
      this.skip();
    } else if (this.timer === null) {
      this.next();
    } else {
      this.changed();
    }
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
    let view = this.view;
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

  private pace(): number {
    const behind = this.waiting.length;
    const hurry = this.patient ? (behind > PATIENT_AT ? 2 : 1) : behind > HURRY_AT ? 4 : 1;
    return this.speed.factor * hurry;
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
      const duration = this.script.duration(event, this.view) / this.pace();
      if (duration >= 1) {
        this.cue = { id: this.nextId++, event, before: this.view, after, duration };
        this.timer = setTimeout(() => this.next(), duration);
        break;
      }
      this.view = after;
    }
    this.changed();
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private changed(): void {
    this.cache = null;
    for (const listener of this.listeners) listener();
  }
}
