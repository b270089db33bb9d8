// Who I am. The first visit makes a guest of me; nothing is asked. A session can end while a page
// is open: a guest goes on as a new one, and who has an account is told to sign in.

import type { Me } from "../generated/api";
import * as api from "../net/api";
import { beAlone, holdBy, isAlone } from "../net/device/mode";
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

export const sessionStore = makeStore<Session>({ me: null, trouble: null, news: null });

/** The tabs of a browser share its cookie: who one of them becomes, all are. */
const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("larceny.session") : null;

export function setPerson(me: Me): void {
  holdBy(me);
  const before = sessionStore.get().me;
  sessionStore.set((now) => ({ ...now, me, trouble: null }));
  if (before !== null && before.id !== me.id) tabs?.postMessage(me.id);
}

/** Find out who I am, as a guest if need be; tell whether that worked. */
export async function openSession(): Promise<boolean> {
  try {
    const me = await api.enterAsGuest();
    beAlone(false);
    setPerson(me);
    return true;
  } catch (refused) {
    const { code, details } =
      refused instanceof api.Refused ? refused : { code: "unknown", details: {} };
    const me = code === "offline" ? await aloneHere() : null;
    sessionStore.set((now) => ({ ...now, me: now.me ?? me, trouble: { code, details } }));
    return false;
  }
}

/** Without the server: go on by this device alone, if the program was kept for that. */
async function aloneHere(): Promise<Me | null> {
  if (isAlone()) return null;
  const [{ isKept }, { somebody }] = await Promise.all([
    import("../net/device/files"),
    import("../net/device/desk"),
  ]).catch(() => [{ isKept: async () => false }, { somebody: () => null }] as const);
  if (!(await isKept())) return null;
  beAlone(true);
  const me = somebody();
  if (me !== null) holdBy(me);
  return me;
}

/** Wait until I am known: the first screen is shown before that. */
export function sessionOpened(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (sessionStore.get().me === null) return;
      stop();
      done();
    };
    const stop = sessionStore.subscribe(look);
    look();
  });
}

/** Be somebody else from now on: after signing in or out. */
export async function restartSession(): Promise<void> {
  if (await openSession()) announceSessionNews(null);
  tableConnection.restart();
}

export function announceSessionNews(news: SessionNews | null): void {
  sessionStore.set((now) => ({ ...now, news }));
}

/** A browser that keeps no cookies would become a new guest with every request. */
const ONCE_IN_MS = 30_000;
let cameBackAt = Number.NEGATIVE_INFINITY;
let comingBack: Promise<boolean> | null = null;

/** Nobody knows me any more: go on as a new guest, or say that my session has ended. */
async function comeBack(): Promise<boolean> {
  const { me } = sessionStore.get();
  if (comingBack !== null) return comingBack;
  if (me === null) return openSession(); // not known yet
  if (me.account !== null || Date.now() - cameBackAt < ONCE_IN_MS) {
    announceSessionNews("ended");
    return false;
  }
  cameBackAt = Date.now();
  comingBack = openSession().then((entered) => {
    comingBack = null;
    if (entered) announceSessionNews("new-guest");
    tableConnection.restart();
    return entered;
  });
  return comingBack;
}

api.onUnknownSession(comeBack);
tableConnection.onStatusChange(() => {
  if (tableConnection.status() === "unknown-visitor") void comeBack();
});
tabs?.addEventListener("message", async (event: MessageEvent<string>) => {
  if (sessionStore.get().me === null || sessionStore.get().me?.id === event.data) return;
  if (await openSession()) announceSessionNews("elsewhere");
  tableConnection.restart();
});
