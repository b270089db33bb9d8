// What a page says to those who listen: everything that its live regions tell, in the order in
// which they tell it; and what the server told the page, from which it should have been said.

import type { Page } from "playwright-core";

export interface Said {
  /** Sentences of the story come by a log; what is asked, by other regions. */
  from: "log" | "other";
  text: string;
}

declare global {
  interface Window {
    said?: Said[];
  }
}

/** Listen to every page that is opened from now on. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: Said[] = [];
    window.said = said;
    const REGION = "[aria-live], [role=status], [role=log], [role=alert]";
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest(REGION) ?? null;
    const observer = new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const change of changes) {
        const region = regionOf(change.target);
        if (region === null || region.getAttribute("aria-live") === "off") continue;
        if (region.getAttribute("role") !== "log") changed.add(region);
        else {
          for (const added of change.addedNodes) {
            said.push({ from: "log", text: added.textContent?.trim() ?? "" });
          }
        }
      }
      for (const region of changed) {
        const text = region.textContent?.trim() ?? "";
        if (text !== "") said.push({ from: "other", text });
      }
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}

export async function heard(page: Page): Promise<Said[]> {
  return page.evaluate(() => window.said ?? []);
}

/** An event as the server tells it. */
export type Told = Record<string, unknown>;

/** The events of all steps that the server sends a page from now on. */
export function eventsOf(page: Page): Told[] {
  const events: Told[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message: { type: string; events?: Told[] } = JSON.parse(String(payload));
      if (message.type === "step") events.push(...(message.events ?? []));
    }),
  );
  return events;
}
