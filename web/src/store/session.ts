// Who I am. The first visit makes a guest of me; nothing is asked. A session can end while a page
// is open: a guest goes on as a new one, and who has an account is told to sign in.

import type { Me } from "../generated/api";
import * as api from "../net/api";
import { tableConnection } from "../net/tableConnection";
import { makeStore } from "./store";

/** Why nobody is known yet: "offline", or what the server refused. */
export interface Trouble {
  code: string;
  details: Record<string, unknown>;
}

/** What is told about a session: it has ended; it went on as a guest; it changed in another tab. */
export type SessionNews = "ended" | "new-guest" | "elsewhere";

export interface Session {
  me: Me | null;
  trouble: Trouble | null;
  news: SessionNews | null;
}

export const session = makeStore<Session>({ me: null, trouble: null, news: null });

/** The tabs of a browser share its cookie: who one of them becomes, all are. */
const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("larceny.session") : null;

export function become(me: Me): void {
  const before = session.get().me;
  session.set((now) => ({ ...now, me, trouble: null }));
  if (before !== null && before.id !== me.id) tabs?.postMessage(me.id);
}

/** Find out who I am, as a guest if need be; tell whether that worked. */
export async function enter(): Promise<boolean> {
  try {
    become(await api.enter());
    return true;
  } catch (refused) {
    const { code, details } =
      refused instanceof api.Refused ? refused : { code: "unknown", details: {} };
    session.set((now) => ({ ...now, trouble: { code, details } }));
    return false;
  }
}

/** Wait until I am known: the first screen is shown before that. */
export function entered(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (session.get().me === null) return;
      stop();
      done();
    };
    const stop = session.subscribe(look);
    look();
  });
}

/** Be somebody else from now on: after signing in or out. */
export async function enterAgain(): Promise<void> {
  if (await enter()) tell(null);
  tableConnection.restart();
}

export function tell(news: SessionNews | null): void {
  session.set((now) => ({ ...now, news }));
}

/** A browser that keeps no cookies would become a new guest with every request. */
const ONCE_IN_MS = 30_000;
let cameBackAt = Number.NEGATIVE_INFINITY;
let comingBack: Promise<boolean> | null = null;

/** Nobody knows me any more: go on as a new guest, or say that my session has ended. */
async function comeBack(): Promise<boolean> {
  const { me } = session.get();
  if (comingBack !== null) return comingBack;
  if (me === null) return enter(); // not known yet
  if (me.account !== null || Date.now() - cameBackAt < ONCE_IN_MS) {
    tell("ended");
    return false;
  }
  cameBackAt = Date.now();
  comingBack = enter().then((entered) => {
    comingBack = null;
    if (entered) tell("new-guest");
    tableConnection.restart();
    return entered;
  });
  return comingBack;
}

api.whenUnknown(comeBack);
tableConnection.onStatusChange(() => {
  if (tableConnection.status() === "unknown-visitor") void comeBack();
});
tabs?.addEventListener("message", async (event: MessageEvent<string>) => {
  if (session.get().me === null || session.get().me?.id === event.data) return;
  if (await enter()) tell("elsewhere");
  tableConnection.restart();
});
