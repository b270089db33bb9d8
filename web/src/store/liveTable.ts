// A table that is followed live: the messages of its connection are reduced to a state, and its steps are
// queued as cues.

import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Script } from "../cues/cue";
import type { CueQueue, QueueState, Speed } from "../cues/queue";
import type { Note, ServerMessage } from "../generated/protocol";
import * as api from "../net/api";
import type { Connection, Eyes } from "../net/connection";
import { connectionOf } from "../net/connections";
import { CuePlayback } from "./cuePlayback";
import { forgetDecided, lastDecided, noteDecided } from "./decided";
import type { Notes } from "./notes";
import type { Pace } from "./pace";
import {
  appendLines,
  type HeardLine,
  hasPast,
  NO_PAST,
  type Past,
  pastIn,
  struckAfter,
  TAKEN_BACK,
} from "./past";
import {
  afterDecision,
  deciderOf,
  NOTHING_SINCE,
  type Since,
  sinceNow,
  sinceStep,
  stoodAfter,
  type WitnessedStep,
  withoutUndone,
  withStep,
} from "./sinceMyTurn";
import { speedAt } from "./speed";
import { makeStore, type Store, useStore } from "./store";
import { paceChosenAt } from "./tablePace";
import {
  DECISION,
  type EmoteName,
  initialTable,
  isTableId,
  type Json,
  publicPart,
  reduceMessage,
  type TableState,
  withRefusal,
} from "./tableState";

/** 96 random bits; `randomUUID` is missing on pages without TLS, as in a home network. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** A table as this page follows it; one exists for as long as its screen is open. */
export class LiveTable {
  readonly state: Store<TableState>;
  readonly lines: Store<HeardLine[]> = makeStore<HeardLine[]>([]);
  readonly past: Store<Past> = makeStore<Past>(NO_PAST);
  readonly playback: CuePlayback;
  readonly cues: Store<CueQueue<Json, Json> | null>;
  readonly speed: Speed;
  /** The pace that was chosen at this table; null: none was. */
  readonly chosenPace: Store<Pace | null>;
  /** What happened since one's last turn. */
  readonly since: Store<Since> = makeStore<Since>(NOTHING_SINCE);
  /** One's own notes about tiles and drawers. */
  readonly notes: Store<Notes> = makeStore<Notes>({});
  /** How many decisions a bot took for one who was not there. */
  readonly stoodIn: Store<number> = makeStore(0);
  /** The last sign that has been on the screen for as long as signs are. */
  readonly lastSignOver: Store<number> = makeStore(0);
  private readonly connection: Connection;
  private stop: (() => void) | null = null;
  private heard = 0;
  /** The seat whose view was requested, where several play at this device; undefined: none was. */
  private eyes: Eyes | undefined;
  /** The view of another seat was requested, and its snapshot has not come yet. */
  private changingEyes = false;
  /** A snapshot was requested and is on its way; one that comes unrequested means an undo. */
  private snapshotRequested = true;
  /** The first of the steps that come together after the page was away; null: it is up to date. */
  private catchUpFrom: number | null = null;
  /** The page is new: it starts with the table as it was at the player's last turn. */
  private restoring = false;

  constructor(readonly id: string) {
    this.connection = connectionOf(id);
    this.state = makeStore(initialTable(id));
    this.chosenPace = paceChosenAt(id);
    this.speed = speedAt(this.state, this.chosenPace);
    this.playback = new CuePlayback(
      this.speed,
      () => this.state.get().seq,
      (seq) => this.connection.sendBestEffort({ type: "seen", table: id, seq }),
    );
    this.cues = this.playback.cues;
  }

  open(): void {
    if (!isTableId(this.id)) return;
    if (this.stop !== null) return;
    this.playback.open();
    const follow = this.connection.subscribe(this.id, {
      onMessage: (message) => this.receive(message),
      lastSeq: () => this.state.get().seq,
      eyes: () => this.eyes,
      since: () => this.lastTurn(),
    });
    const watch = this.connection.onStatusChange(() => {
      if (this.connection.status() !== "open") this.snapshotRequested = true;
    });
    this.stop = () => {
      watch();
      follow();
    };
  }

  /**
   * Switch to the view of another seat at this device, or of none. What the last one saw is forgotten
   * at once; messages that were meant for it are dropped.
   */
  lookThrough = (eyes: Eyes): void => {
    if (this.changingEyes) return;
    this.eyes = eyes;
    this.changingEyes = true;
    this.playback.forget();
    this.lines.set(() => []);
    this.past.set(() => NO_PAST);
    this.since.set(() => NOTHING_SINCE);
    this.notes.set(() => ({}));
    this.state.set(publicPart);
    this.resync();
  };

  close(): void {
    this.stop?.();
    this.stop = null;
    this.playback.close();
  }

  /** The game's code is loaded: from now on events are shown. */
  show(script: Script<Json, Json>): void {
    this.playback.begin(script);
  }

  /** Show again what happened since one's last turn, or since a step. */
  recall = (seq?: number): void => {
    const since = this.since.get();
    this.playback.show(seq === undefined ? since : sinceStep(since, seq));
  };

  /** Decide; the same question is answered only once. */
  act = (word: string): void => {
    const { legal, pending, seq } = this.state.get();
    if (legal === null || pending !== null) return;
    const id = DECISION + newId();
    this.state.set((now) => ({ ...now, pending: { id, word, since: legal.since } }));
    this.connection.sendReliably({
      type: "act",
      table: this.id,
      id,
      seq,
      action: word,
      ...this.asSeat(),
    });
  };

  say = (text: string): void => {
    this.connection.sendReliably({
      type: "chat",
      table: this.id,
      id: newId(),
      text,
      ...this.asSeat(),
    });
  };

  /** Show the others a sign; where nobody is connected, it is not sent later. */
  showEmote = (emote: EmoteName): void => {
    this.connection.sendBestEffort({
      type: "send-emote",
      table: this.id,
      id: newId(),
      emote,
      ...this.asSeat(),
    });
  };

  askUndo = (seq: number): void => {
    this.connection.sendReliably({
      type: "undo",
      table: this.id,
      id: newId(),
      seq,
      ...this.asSeat(),
    });
  };

  consent = (seq: number, agree: boolean): void => {
    this.connection.sendReliably({
      type: "consent",
      table: this.id,
      id: newId(),
      seq,
      agree,
      ...this.asSeat(),
    });
  };

  /** Note something about a tile or a drawer; it holds at once, and is kept by the server. */
  setNote = (about: string, note: Note | null): void => {
    const { seat, seq } = this.state.get();
    if (seat === null) return;
    const before = this.notes.get();
    const { [about]: _, ...others } = before;
    const notes = note === null ? others : { ...others, [about]: note };
    this.notes.set(() => notes);
    api.putNotes(this.id, seat, seq, notes).catch((refused: unknown) => {
      if (!(refused instanceof api.Refused)) throw refused;
      this.notes.set((now) => (now === notes ? before : now));
      this.state.set((now) => withRefusal(now, refused));
    });
  };

  /** The seat that a message is sent for, where several play at this device. */
  private asSeat(): { seat?: number } {
    const { seat } = this.state.get();
    return this.eyes === undefined || seat === null ? {} : { seat };
  }

  private receive(message: ServerMessage): void {
    if (message.type === "notes") {
      if (message.seat === this.state.get().seat) this.notes.set(() => message.notes);
      return;
    }
    if (this.changingEyes && this.isOfOtherEyes(message)) return;
    const before = this.state.get();
    if (message.type === "error" && !message.id && this.isOfThePast(before)) return;
    const [changed, effect] = reduceMessage(before, message);
    this.state.set(() => changed);
    if (changed.seat !== before.seat) this.lines.set(() => []); // what somebody else witnessed
    if (effect.kind === "resync") this.resync();
    if (effect.kind === "jump") this.receiveSnapshot(before, changed);
    if (effect.kind === "step") this.receiveStep(before, changed, effect);
    if (message.type === "lobby") this.arrive();
    if (changed.mine !== before.mine && changed.mine !== null) {
      const { mine } = changed;
      this.since.set((since) => afterDecision(since, mine));
      this.playback.missed.set(() => null);
      this.stoodIn.set(() => 0);
      this.rememberDecision();
    }
  }

  private receiveSnapshot(before: TableState, changed: TableState): void {
    const { view, seq } = changed;
    const isNews = !this.snapshotRequested && before.view !== null && before.seat === changed.seat;
    this.snapshotRequested = false;
    this.catchUpFrom = null;
    if (seq !== lastDecided(this.id)?.from) this.restoring = false; // it is the present
    this.playback.jump(view);
    if (isNews && seq > before.seq && this.strike(before, changed)) return;
    this.since.set(() => sinceNow(view));
    if (hasPast(changed)) void this.fetchPast();
  }

  /** Something was taken back: strike what happened since, and say who did it. */
  private strike(before: TableState, { view, seq }: TableState): boolean {
    const since = this.since.get();
    const stood = before.undo?.seq ?? stoodAfter(since, view);
    if (stood === null) return false;
    const gone = since.steps.filter((step) => step.seq > stood);
    const seat = before.undo?.seat ?? deciderOf(gone.flatMap(({ events }) => events));
    const event: Json = { event: TAKEN_BACK, seat };
    this.lines.set((lines) => [...struckAfter(lines, stood), { seq, event, number: this.heard++ }]);
    this.since.set((known) => withoutUndone(known, stood));
    return true;
  }

  private receiveStep(
    before: TableState,
    changed: TableState,
    { events, view }: { events: Json[]; view: Json | null },
  ): void {
    const { seq, seat, lobby, mine } = changed;
    const heard = events.map((event) => ({ seq, event, number: this.heard++ }));
    this.lines.set((lines) => appendLines(lines, heard, lobby?.memory_aid ?? "none"));
    const step: WitnessedStep = { seq, events, view };
    this.since.set((since) => withStep(since, step, mine, before.pending !== null));
    this.rememberDecision();
    const late = this.restoring || this.catchUpFrom !== null || view === null;
    if (late && seat !== null && before.pending === null && this.isUndecided(seq, seat, events)) {
      this.stoodIn.set((count) => count + 1);
    }
    if (late) this.catchUpFrom ??= seq;
    this.playback.push(events, view);
    if (this.restoring) this.playback.pass();
    else if (late && view !== null) this.arrive();
  }

  /** All missed steps have come: show them from the first one. */
  private arrive(): void {
    const first = this.catchUpFrom;
    this.catchUpFrom = null;
    if (first !== null && !this.restoring && this.eyes === undefined) this.playback.catchUp(first);
    this.restoring = false;
  }

  /** Whether a step is a decision of this seat that a bot took in its place. */
  private isUndecided(seq: number, seat: number, events: readonly Json[]): boolean {
    const mine = this.state.get().mine ?? lastDecided(this.id)?.mine ?? null;
    const hasDecided = mine !== null && mine > 0; // before, nobody was expected to
    return hasDecided && seq > mine && deciderOf(events) === seat;
  }

  /** How the table stood at one's last turn, if this browser knows when that was. */
  private lastTurn(): Eyes | undefined {
    const known = lastDecided(this.id);
    if (known === undefined) return undefined;
    this.restoring = known.mine > 0; // what came before one's first decision, nobody has seen yet
    return { seat: known.seat, shown: known.from };
  }

  /** The server refuses the view of the last turn (or this is somebody else): ask for the present one. */
  private isOfThePast(before: TableState): boolean {
    if (lastDecided(this.id) === undefined || before.view !== null) return false;
    this.restoring = false;
    forgetDecided(this.id);
    this.resync();
    return true;
  }

  private rememberDecision(): void {
    const { mine, seat } = this.state.get();
    const [first] = this.since.get().steps;
    if (this.eyes !== undefined || mine === null || seat === null || first === undefined) return;
    noteDecided({ table: this.id, seat, from: first.seq - 1, mine });
  }

  private resync(): void {
    this.snapshotRequested = true;
    this.connection.resubscribe(this.id);
  }

  /** Whether a message was meant for the seat that was shown before. */
  private isOfOtherEyes(message: ServerMessage): boolean {
    if (message.type === "snapshot" && message.seat === (this.eyes?.seat ?? null)) {
      this.changingEyes = false;
      return false;
    }
    if (message.type === "error" && !message.id) this.changingEyes = false; // these eyes are not mine
    return message.type === "snapshot" || message.type === "step" || message.type === "ack";
  }

  /** Fetch what happened before this page came; without an answer the log begins now. */
  private async fetchPast(): Promise<void> {
    const { seat } = this.state.get();
    try {
      const record = await api.fetchRecord(this.id, seat);
      if (this.state.get().seat !== seat) return; // somebody else looks now
      this.past.set(() => pastIn(record));
    } catch {
      // the connection's own banner tells what there is to tell
    }
  }
}

export function useLiveTable(id: string): LiveTable {
  const liveTable = useMemo(() => new LiveTable(id), [id]);
  useEffect(() => {
    liveTable.open();
    return () => liveTable.close();
  }, [liveTable]);
  return liveTable;
}

const noSubscription = () => () => {};

/** What a table has come to on the screen; null before the deal, or before the game's part has come. */
export function useLiveCues(liveTable: LiveTable): QueueState<Json, Json> | null {
  return useQueue(useStore(liveTable.cues));
}

/** What is shown of a table now: that, or something once more. */
export function useShownCues(liveTable: LiveTable): QueueState<Json, Json> | null {
  const again = useStore(liveTable.playback.again);
  const live = useStore(liveTable.cues);
  return useQueue(again ?? live);
}

function useQueue(queue: CueQueue<Json, Json> | null): QueueState<Json, Json> | null {
  return useSyncExternalStore(queue?.subscribe ?? noSubscription, () => queue?.shown() ?? null);
}
