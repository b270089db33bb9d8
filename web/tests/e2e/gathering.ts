// How people come to a table: over the API, as the person of a page.

import type { Browser, Page } from "playwright-core";
import { type Looks, sitDown } from "./browser";

interface Answer {
  id: string;
}

/** Do something over the API as the person of a page. */
export async function ask(page: Page, path: string, body: unknown = {}): Promise<Answer> {
  const response = await page.context().request.post(`/api${path}`, { data: body });
  if (!response.ok()) throw new Error(await response.text());
  return response.json();
}

export interface Wanted {
  game: string;
  seats: number;
  /** How long a pause for Daggers is; 0: until all have answered, however busy the machine is. */
  reaction_ms?: number;
  edition?: string;
  /** How much time bots take; at once, if nothing else is said. */
  pace?: string;
  changes?: Record<string, number>;
  /** Whether notes may be made. */
  notes?: boolean;
}

async function takeSeat(page: Page, table: string): Promise<void> {
  await ask(page, `/tables/${table}/sit`);
  await ask(page, `/tables/${table}/ready`, { ready: true, contribution: "tea" });
}

/** Lay a table for the person of a page and bots, and begin. */
export async function layWithBots(page: Page, { seats, ...wanted }: Wanted): Promise<string> {
  const bots = Array.from({ length: seats - 1 }, (_, other) => ({
    seat: other + 1,
    bot: "novice",
  }));
  const { id } = await ask(page, "/tables", { reaction_ms: 0, ...wanted, seats, bots });
  await takeSeat(page, id);
  await ask(page, `/tables/${id}/start`);
  return id;
}

/** Sit down with bots, and begin. */
export async function playWithBots(page: Page, wanted: Wanted): Promise<string> {
  await ask(page, "/guest");
  const id = await layWithBots(page, wanted);
  await page.goto(`/table/${id}`);
  await page.locator("[data-shown]").waitFor();
  return id;
}

export interface Party {
  pages: Page[];
  table: string;
}

/** Let people sit down at one table, each in a browser of their own, and begin. */
export async function gather(
  browser: Browser,
  url: string,
  wanted: Omit<Wanted, "seats">,
  looks: Looks[],
): Promise<Party> {
  const pages: Page[] = [];
  for (const look of looks) {
    const page = await sitDown(browser, url, look);
    await ask(page, "/guest");
    pages.push(page);
  }
  const [host] = pages as [Page];
  const { id } = await ask(host, "/tables", { reaction_ms: 0, ...wanted, seats: pages.length });
  for (const page of pages) {
    await page.goto(`/table/${id}`);
    await takeSeat(page, id);
  }
  await ask(host, `/tables/${id}/start`);
  for (const page of pages) await page.locator("[data-shown]").waitFor();
  return { pages, table: id };
}
