// Somebody at a table who is asked which card to choose: the moment at which things go wrong.

import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { begun, comeIn, comeQuietly, playAway } from "./beside";
import { PATIENT, sitDown } from "./browser";
import { probe, serverView } from "./driver";

export interface Chooser {
  page: Page;
  table: string;
}

const LOOKS = { speed: 1000, still: true, unseen: true };

/** Somebody on the home screen. */
export async function visitor(browser: Browser, url: string): Promise<Page> {
  const page = await sitDown(browser, url, LOOKS);
  await comeIn(page);
  return page;
}

/** Somebody at a table against bots who is asked which card to choose. */
export async function chooser(browser: Browser, url: string): Promise<Chooser> {
  const page = await sitDown(browser, url, LOOKS);
  await comeQuietly(page);
  const table = await begun(page, "master-thieves");
  await playAway(page, table, /^choose /);
  await page.goto(`/table/${table}`);
  await asked(page, /^choose /);
  return { page, table };
}

export async function asked(page: Page, word: RegExp): Promise<void> {
  await expect
    .poll(async () => (await probe(page))?.legal?.actions.some((one) => word.test(one)), PATIENT)
    .toBe(true);
}

export function press(page: Page, word: string): Promise<void> {
  return page.locator(`[data-word="${word}"]`).filter({ visible: true }).first().click();
}

/** Bots may play on meanwhile: the page must come to stand as the server does. */
export async function showsWhatTheServerShows(page: Page, table: string): Promise<void> {
  await expect
    .poll(async () => {
      const shown = await probe(page);
      const meant = await serverView(page, table);
      return shown?.moving === false && JSON.stringify(shown.view) === JSON.stringify(meant);
    }, PATIENT)
    .toBe(true);
}
