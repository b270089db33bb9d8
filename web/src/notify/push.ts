// Notifications on this browser: through its push service, or where there is none, from the open page.

import * as api from "../net/api";
import type { Language } from "../store/languages";
import { makeStore } from "../store/store";
import {
  chooseChannel,
  chosenChannel,
  noteRegisteredDevice,
  registeredDevice,
} from "./preferences";

/** `page`: only while the page is open; `blocked`: the browser was told to refuse. */
export type NotificationStatus = "off" | "push" | "page" | "blocked" | "unable";

function now(): NotificationStatus {
  const able = "Notification" in globalThis && isSecureContext && "serviceWorker" in navigator;
  if (!able) return "unable";
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" ? (chosenChannel() ?? "off") : "off";
}

export const notificationStatus = makeStore<NotificationStatus>(now());

/** Read the permission anew; it can be withdrawn at any time. */
export function refreshStatus(): void {
  notificationStatus.set(now);
}

/** Ask the browser, then the push service, then tell the server. Called by a click only. */
export async function enableNotifications(person: string, language: Language): Promise<void> {
  if ((await Notification.requestPermission()) === "granted") {
    chooseChannel((await subscribed(person, language)) ? "push" : "page");
  }
  refreshStatus();
}

/** Switch notifications off, and delete the subscription here and at the server. */
export async function disableNotifications(): Promise<void> {
  chooseChannel(null);
  noteRegisteredDevice(null);
  refreshStatus();
  const registration = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await api.stopPush(subscription.endpoint);
}

/** Tell the server anew whose browser this is, or in which language, where that has changed. */
export async function renewSubscription(person: string, language: Language): Promise<void> {
  if (now() === "push") await subscribed(person, language);
}

async function subscribed(person: string, language: Language): Promise<boolean> {
  const registration = await navigator.serviceWorker.register("/sw.js");
  const { key } = await api.fetchPush();
  if (key === null || !registration.pushManager) return false;
  await navigator.serviceWorker.ready;
  const subscription = await subscriptionFor(registration.pushManager, key).catch(() => null);
  if (subscription === null) return false;
  const { endpoint, keys } = subscription.toJSON();
  const what = [person, language, endpoint].join(" ");
  if (registeredDevice() === what) return true;
  const { p256dh = "", auth = "" } = keys ?? {};
  await api.startPush({ endpoint: endpoint ?? "", p256dh, auth, language });
  noteRegisteredDevice(what);
  return true;
}

/** The browser's subscription; one that was made for another key of the server is worth nothing. */
async function subscriptionFor(manager: PushManager, key: string): Promise<PushSubscription> {
  const before = await manager.getSubscription();
  const known = before?.options.applicationServerKey;
  if (before && known && textOf(new Uint8Array(known)) === key) return before;
  await before?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function textOf(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
