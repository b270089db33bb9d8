// Notifications of the page itself, for browsers whose push service cannot be used: while it is open,
// but hidden.

import * as api from "../net/api";
import { type NotifyWords, pathOf, tagOf, turnNotification } from "./message";

/** Say that it is one's turn; not where another of one's devices is told by push. */
export async function showTurn(
  words: NotifyWords,
  table: string,
  game: string,
  others: string[],
): Promise<void> {
  const { devices } = await api.fetchPush();
  if (devices > 0 || document.visibilityState === "visible") return;
  const { title, body } = turnNotification(words, game, others);
  const registration = await navigator.serviceWorker.getRegistration("/");
  // The same tag: of several tabs with one table, one is heard.
  const what = { body, tag: tagOf(table), icon: "/icon-192.png", data: pathOf(table) };
  await registration?.showNotification(title, what);
}

/** Who looks at a table need not be told of it any more. */
export async function closeNotification(table: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  const shown = (await registration?.getNotifications({ tag: tagOf(table) })) ?? [];
  for (const one of shown) one.close();
}
