// Following a table: the socket's messages become a state, and its steps become cues.

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { CueQueue, type Shown } from "../cues/queue";
import type { ServerMessage } from "../generated/protocol";
import * as api from "../net/api";
import { type Eyes, socket } from "../net/socket";
import type { Script } from "../table/props";
import { added, type Heard, hasPast, NO_PAST, type Past, pastIn } from "./past";
import { settings } from "./settings";
import { makeStore, type Store, useStore } from "./store";
import { DECISION, type Followed, freshTable, hear, isTableId, type Json, unseen } from "./table";

/** 96 random bits; `randomUUID` is missing on pages without TLS, as in a home network. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** How fast cues are shown, as the settings say at this moment. */
export const speed = {
  get factor(): number {
    return settings.get().speed;
  },
};

export class Following {
  readonly state: Store<Followed>;
  readonly lines: Store<Heard[]> = makeStore<Heard[]>([]);
  readonly past: Store<Past> = makeStore<Past>(NO_PAST);
  readonly cues: Store<CueQueue<Json, Json> | null> = makeStore<CueQueue<Json, Json> | null>(null);
  private stop: (() => void) | null = null;
  private heard = 0;
  private script: Script<Json, Json> | null = null;
  /** Whose eyes were asked for, where one chooses between several; undefined: nobody has chosen. */
  private eyes: Eyes | undefined;
  /** Other eyes were asked for, and the server has not answered yet. */
  private turning = false;

  constructor(readonly id: string) {
    this.state = makeStore(freshTable(id));
  }

  open(): void {
    if (!isTableId(this.id)) return;
    this.stop ??= socket.follow(this.id, {
      hears: (message) => this.hear(message),
      seq: () => this.state.get().seq,
      eyes: () => this.eyes,
    });
  }

  /**
   * Look through the eyes of another seat at this device, or of none. What the last one saw is
   * forgotten at once; what still comes of it is not heard.
   */
  look = (eyes: Eyes): void => {
    if (this.turning) return;
    this.eyes = eyes;
    this.turning = true;
    this.cues.get()?.close();
    this.cues.set(() => null);
    this.lines.set(() => []);
    this.past.set(() => NO_PAST);
    this.state.set(unseen);
    socket.resync(this.id);
  };

  close(): void {
    this.stop?.();
    this.stop = null;
    this.cues.get()?.close();
  }

  /** The game's part of the program has come: from now on events are shown. */
  show(script: Script<Json, Json>): void {
    if (this.script === script) return;
    this.script = script;
    const { view } = this.state.get();
    if (view !== null) this.cues.set(() => new CueQueue(view, script, speed, this.patient()));
  }

  /** Decide; the same question is answered only once. */
  act = (word: string): void => {
    const { legal, pending, seq } = this.state.get();
    if (legal === null || pending !== null) return;
    const id = DECISION + newId();
    this.state.set((now) => ({ ...now, pending: { id, word, since: legal.since } }));
    socket.send({ type: "act", table: this.id, id, seq, action: word, ...this.asSeat() });
  };

  say = (text: string): void => {
    socket.send({ type: "chat", table: this.id, id: newId(), text, ...this.asSeat() });
  };

  askUndo = (seq: number): void => {
    socket.send({ type: "undo", table: this.id, id: newId(), seq, ...this.asSeat() });
  };

  consent = (seq: number, agree: boolean): void => {
    socket.send({
      type: "consent",
      table: this.id,
      id: newId(),
      seq,
      agree,
      ...this.asSeat(),
    });
  };

  /** For whom something is said, where several play at this device. */
  private asSeat(): { seat?: number } {
    const { seat } = this.state.get();
    return this.eyes === undefined || seat === null ? {} : { seat };
  }

  private hear(message: ServerMessage): void {
    if (this.turning && this.isOfOtherEyes(message)) return;
    const before = this.state.get();
    const [changed, effect] = hear(before, message);
    this.state.set(() => changed);
    if (changed.seat !== before.seat) this.lines.set(() => []); // what somebody else witnessed
    if (effect.kind === "resync") socket.resync(this.id);
    if (effect.kind === "jump") {
      this.jump(effect.view);
      if (hasPast(changed)) void this.remember();
    }
    if (effect.kind === "step") {
      const heard = effect.events.map((event) => ({
        seq: changed.seq,
        event,
        number: this.heard++,
      }));
      this.lines.set((lines) => added(lines, heard, changed.lobby?.memory_aid ?? "none"));
      this.push(effect.events, effect.view);
    }
  }

  /** Ask whether a message was meant for the eyes that looked before. */
  private isOfOtherEyes(message: ServerMessage): boolean {
    if (message.type === "snapshot" && message.seat === (this.eyes?.seat ?? null)) {
      this.turning = false;
      return false;
    }
    if (message.type === "error" && !message.id) this.turning = false; // these eyes are not mine
    return message.type === "snapshot" || message.type === "step" || message.type === "ack";
  }

  /** Ask for what happened before; without an answer the story begins now. */
  private async remember(): Promise<void> {
    const { seat } = this.state.get();
    try {
      const record = await api.record(this.id, seat);
      if (this.state.get().seat !== seat) return; // somebody else looks now
      this.past.set(() => pastIn(record));
    } catch {
      // the connection's own banner tells what there is to tell
    }
  }

  /** Who takes a device sees all that he missed; others are there while it happens. */
  private patient(): boolean {
    return typeof this.eyes?.seat === "number";
  }

  private jump(view: Json | null): void {
    if (view === null || this.script === null) return;
    const queue = this.cues.get();
    const { script } = this;
    if (queue === null) this.cues.set(() => new CueQueue(view, script, speed, this.patient()));
    else queue.jump(view);
  }

  private push(events: Json[], view: Json | null): void {
    const queue = this.cues.get();
    if (queue === null) this.jump(view);
    else queue.push({ events, view });
  }
}

export function useFollowing(id: string): Following {
  const following = useMemo(() => new Following(id), [id]);
  useEffect(() => {
    following.open();
    return () => following.close();
  }, [following]);
  return following;
}

const noSubscription = () => () => {};

/** What is shown of a table now; null before the deal, or before the game's part has come. */
export function useShown(following: Following): Shown<Json, Json> | null {
  const queue = useStore(following.cues);
  return useSyncExternalStore(queue?.subscribe ?? noSubscription, () => queue?.shown() ?? null);
}
