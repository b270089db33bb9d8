// Playback of a table's cues: the live queue, a second one for what is shown again on request, which steps
// went by while the page was hidden, and the report to the server that everything has been shown.

import type { Script } from "../cues/cue";
import { CueQueue, FAR_MS, type Speed } from "../cues/queue";
import type { Since } from "./sinceMyTurn";
import { makeStore, type Store } from "./store";
import type { Json } from "./tableState";

type Queue = CueQueue<Json, Json>;

/** The speed limit of a repetition, also where the settings show no cues at all. */
const FASTEST_AGAIN = 2;

const isLookedAt = () => document.visibilityState === "visible";

export class CuePlayback {
  readonly cues: Store<Queue | null> = makeStore<Queue | null>(null);
  /** What is being shown again; the queue waits meanwhile. */
  readonly again: Store<Queue | null> = makeStore<Queue | null>(null);
  /** The first step that went by unseen. */
  readonly missed: Store<number | null> = makeStore<number | null>(null);
  private script: Script<Json, Json> | null = null;
  /** Steps that came before the game's code was loaded: they are shown once it is. */
  private early: (() => void)[] = [];
  private reported = -1;
  /** The first step that was not shown to its end when nobody looked any more. */
  private leftAt: number | null = null;

  constructor(
    private readonly speed: Speed,
    /** The last step that the page was told. */
    private readonly seq: () => number,
    /** Say that everything up to a step has been shown. */
    private readonly report: (seq: number) => void,
  ) {}

  open(): void {
    document.addEventListener("visibilitychange", this.onVisibility);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.onVisibility);
    this.stopAgain();
    this.cues.get()?.close();
  }

  /** The game's part of the program has come: from now on events are shown. */
  begin(script: Script<Json, Json>): void {
    if (this.script === script) return;
    this.script = script;
    while (this.early.length > 0) this.early.shift()?.();
  }

  /** Other eyes look: nothing of what the last ones saw stays. */
  forget(): void {
    this.stopAgain();
    this.cues.get()?.close();
    this.cues.set(() => null);
    this.missed.set(() => null);
    this.early = [];
    this.reported = -1;
  }

  jump(view: Json | null): void {
    this.reported = -1;
    if (view === null) return;
    if (this.script === null) {
      this.early = [() => this.jump(view)];
      return;
    }
    const queue = this.cues.get();
    if (queue !== null) {
      queue.jump(view);
      return;
    }
    const made = new CueQueue<Json, Json>(view, this.script, this.speed);
    made.subscribe(() => this.tellSeen());
    this.cues.set(() => made);
    this.tellSeen();
  }

  push(events: Json[], view: Json | null): void {
    const queue = this.cues.get();
    if (queue !== null) queue.push({ events, view });
    else if (this.script !== null || this.early.length === 0) this.jump(view);
    else this.early.push(() => this.push(events, view));
  }

  /** Show the end of what has come so far: it was seen before. */
  pass(): void {
    if (this.script === null) this.early.push(() => this.pass());
    else this.cues.get()?.skip();
  }

  /** Show the end of all, because somebody wants it. */
  skip = (): void => {
    if (this.again.get() !== null) this.stopAgain();
    else this.cues.get()?.skip();
  };

  /** Show the end of what happens now. */
  hurry = (): void => (this.again.get() ?? this.cues.get())?.hurry();

  /** So much came at once that it would take long to see: show its end, and remember what it was. */
  catchUp(first: number): void {
    if (this.script === null) this.early.push(() => this.catchUp(first));
    const queue = this.cues.get();
    if (queue === null || queue.unreadMs <= FAR_MS) return;
    this.missed.set((before) => before ?? first);
    queue.skip();
  }

  /** Show something again; what happens meanwhile waits, and nothing of it is lost. */
  show(since: Since): void {
    if (this.script === null || since.before === null || since.steps.length === 0) return;
    this.stopAgain();
    this.missed.set(() => null);
    this.cues.get()?.hold();
    const { speed } = this;
    const slowly = {
      get factor() {
        return Math.min(FASTEST_AGAIN, speed.factor);
      },
    };
    const queue: Queue = new CueQueue(since.before, this.script, slowly);
    for (const step of since.steps) queue.push(step);
    queue.subscribe(() => queue.isEmpty && this.stopAgain());
    if (!queue.isEmpty) this.again.set(() => queue);
    else this.cues.get()?.release();
  }

  stopAgain = (): void => {
    const queue = this.again.get();
    if (queue === null) return;
    queue.close();
    this.again.set(() => null);
    this.cues.get()?.release();
    this.tellSeen();
  };

  private tellSeen(): void {
    const seq = this.seq();
    const isSeen = this.cues.get()?.isEmpty === true && this.again.get() === null;
    if (!isSeen || this.early.length > 0 || seq <= this.reported || !isLookedAt()) return;
    this.reported = seq;
    this.report(seq);
  }

  private onVisibility = (): void => {
    const queue = this.cues.get();
    if (queue === null) return;
    if (!isLookedAt()) {
      this.leftAt = this.seq() + 1 - queue.shown().behind;
      return;
    }
    const first = this.leftAt;
    this.leftAt = null;
    if (first !== null && first <= this.seq() && this.again.get() === null) {
      this.missed.set((before) => before ?? first);
      queue.skip();
    }
    this.tellSeen();
  };
}
