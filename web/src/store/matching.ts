// Quick match: I look for people to play with, wherever in the program I am meanwhile.

import type { SeekMessage, ServerMessage } from "../generated/protocol";
import { tableConnection } from "../net/tableConnection";
import { makeStore, type Store } from "./store";

export type Tempo = SeekMessage["tempo"];
export const TEMPOS: readonly Tempo[] = ["fast", "relaxed", "days"];

export interface Wish {
  game: string;
  tempo: Tempo;
  /** With how many players I would sit down at most. */
  most: number;
  /** After how many seconds bots are offered. */
  botsAfter: number;
}

export interface Matching {
  wish: Wish | null;
  /** Since when, and from when on bots are offered, by this device's clock; null: not heard yet. */
  since: number | null;
  botsAt: number | null;
  /** Why the server did not let me look. */
  refused: { code: string; details: Record<string, unknown> } | null;
}

const NOTHING: Matching = { wish: null, since: null, botsAt: null, refused: null };
export const matchingStore: Store<Matching> = makeStore<Matching>(NOTHING);

let leave: (() => void) | null = null;
let arrive: (table: string) => void = () => {};
let stopped: (() => void) | null = null;

/** Say what to do once I am seated. */
export function whenSeated(go: (table: string) => void): void {
  arrive = go;
}

const messageOf = ({ game, tempo, most, botsAfter }: Wish): SeekMessage => ({
  type: "seek",
  game,
  tempo,
  most,
  bots_after_ms: botsAfter * 1_000,
});

/** Look for people to play with. */
export function seek(wish: Wish): void {
  matchingStore.set(() => ({ ...NOTHING, wish }));
  leave ??= tableConnection.hearHouse({
    onMessage: receive,
    greeting: () => {
      const now = matchingStore.get().wish;
      return now === null ? [] : [messageOf(now)];
    },
  });
  // Who begins to listen has said so in the greeting, if there was a connection.
  if (matchingStore.get().since === null && greeted)
    tableConnection.sendBestEffort(messageOf(wish));
  greeted = true;
}

let greeted = false;

/** Look no more; resolves when the server has agreed, unless a seat was quicker. */
export function stopSeeking(): Promise<void> {
  tableConnection.sendBestEffort({ type: "stop-seeking" });
  return new Promise((done) => {
    stopped = done;
  });
}

function receive(message: ServerMessage): void {
  if (message.type === "seeking") {
    if (message.game) {
      // Waiting is counted from when the server told of it: its clock may differ from ours.
      const now = Date.now();
      const until = (message.bots_at ?? 0) - (message.since ?? 0);
      matchingStore.set((known) => {
        const since = known.since ?? now;
        return { ...known, since, botsAt: since + until };
      });
      return;
    }
    end();
    stopped?.();
    stopped = null;
  } else if (message.type === "seated") {
    end();
    arrive(message.seated_at);
  } else if (message.type === "error" && matchingStore.get().since === null) {
    const { code, details = {} } = message;
    end();
    matchingStore.set(() => ({ ...NOTHING, refused: { code, details } }));
  }
}

function end(): void {
  leave?.();
  leave = null;
  greeted = false;
  matchingStore.set(() => NOTHING);
}
