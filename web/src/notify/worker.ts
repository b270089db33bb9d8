// The service worker: shows that it is somebody's turn, and leads to the table; and answers who loads
// a page anew without a connection: with the program, where it was kept for that, else with a few words.
// It keeps nothing of a game; built as /sw.js, all in one file.

import { byLanguage } from "../i18n/byLanguage";
import { notify as english } from "../i18n/en/notify";
import { isOfTheProgram, keptPage, partOrKept } from "./keptProgram";
import {
  fullNotification,
  type InvitationMessage,
  invitationNotification,
  invitedTagOf,
  type NotifyWords,
  pathOf,
  readInvitation,
  readTurn,
  type TurnMessage,
  tagOf,
  turnNotification,
} from "./message";
import { offlinePage } from "./offline";

declare const self: ServiceWorkerGlobalScope;

const WORDS: Record<string, NotifyWords> = byLanguage(
  import.meta.glob<NotifyWords>("../i18n/*/notify.ts", { eager: true, import: "notify" }),
);
/** What the games are called; the rest of them is not needed here. */
const TITLES = Object.values(
  import.meta.glob<{ game: string; title: string }>("../games/*/title.ts", {
    eager: true,
    import: "title",
  }),
);
const TURNS = "larceny-turns";

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  // The page is asked for while the worker wakes up, and not only after that.
  const early = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([self.clients.claim(), early]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(pageOrOffline(event));
  else if (isOfTheProgram(request, self.registration.scope)) event.respondWith(partOrKept(request));
});

self.addEventListener("push", (event) => {
  const text = event.data?.text() ?? "";
  const [turn, invitation] = [readTurn(text), readInvitation(text)];
  if (turn !== null) event.waitUntil(show(turn));
  if (invitation !== null) event.waitUntil(showInvitation(invitation));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const data: unknown = event.notification.data;
  event.waitUntil(open(typeof data === "string" ? data : "/"));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  (event as ExtendableEvent).waitUntil(subscribeAgain(event as PushSubscriptionChangeEvent));
});

/** The page as the server sends it; without a connection, ours. */
async function pageOrOffline(event: FetchEvent): Promise<Response> {
  try {
    const early = (await event.preloadResponse) as Response | undefined;
    return early ?? (await fetch(event.request));
  } catch {
    return (await keptPage(self.registration.scope)) ?? offlinePage();
  }
}

/** Show a turn that was not shown yet, unless its table is being looked at. */
async function show(message: TurnMessage): Promise<void> {
  if (!(await isNew(message)) || (await isSeen(message.table))) return;
  const game = TITLES.find((one) => one.game === message.game)?.title ?? message.game;
  const textOf = message.kind === "full" ? fullNotification : turnNotification;
  const { title, body } = textOf(WORDS[message.language] ?? english, game, message.others);
  const renotify = { renotify: true }; // a new turn is heard, also where the last one still stands
  await self.registration.showNotification(title, {
    body,
    tag: tagOf(message.table),
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    lang: message.language,
    data: pathOf(message.table),
    ...renotify,
  });
}

/** Show an invitation, unless a page of ours is looked at, which shows it itself. */
async function showInvitation(message: InvitationMessage): Promise<void> {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (all.some((page) => page.visibilityState === "visible")) return;
  const game = TITLES.find((one) => one.game === message.game)?.title ?? message.game;
  const words = WORDS[message.language] ?? english;
  const { title, body } = invitationNotification(words, game, message.by);
  await self.registration.showNotification(title, {
    body,
    tag: invitedTagOf(message.table),
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    lang: message.language,
    data: pathOf(message.table),
  });
}

/** A push can come twice, when a server dies while it sends; each turn is shown once. */
async function isNew({ kind, table: id, turn }: TurnMessage): Promise<boolean> {
  if (kind === "full") return true; // a table may fill again, before any turn
  const turns = await caches.open(TURNS);
  const last = await turns.match(pathOf(id));
  if (last !== undefined && Number(await last.text()) >= turn) return false;
  await turns.put(pathOf(id), new Response(String(turn)));
  return true;
}

async function pages(path: string): Promise<WindowClient[]> {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter((page) => new URL(page.url).pathname === path);
}

async function isSeen(id: string): Promise<boolean> {
  return (await pages(pathOf(id))).some((page) => page.visibilityState === "visible");
}

/** Go to the page where the table is open, or open it. */
async function open(path: string): Promise<void> {
  const [page] = await pages(path);
  if (page !== undefined) await page.focus();
  else await self.clients.openWindow(path);
}

/** A push service gave the browser another address; the server knows the language by the old one. */
async function subscribeAgain(event: PushSubscriptionChangeEvent): Promise<void> {
  const before = event.oldSubscription;
  if (!before?.options) return; // the page notices it when it is next opened
  const { pushManager } = self.registration;
  const subscription = event.newSubscription ?? (await pushManager.subscribe(before.options));
  const { endpoint, keys } = subscription.toJSON();
  const device = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth };
  await fetch("/api/me/push", {
    method: "PUT",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...device, old_endpoint: before.endpoint }),
  });
}
