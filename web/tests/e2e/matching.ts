// The lobby as people use it to be seated with strangers.

import type { Browser, Page } from "playwright-core";
import { en } from "../words";
import { sitDown } from "./browser";

export async function inHall(browser: Browser, url: string, looks = {}): Promise<Page> {
  const page = await sitDown(browser, url, looks);
  await page.goto("/lobby");
  await page.locator("[data-here]").waitFor();
  await page.getByText(en.hall.match.most.two, { exact: true }).click();
  return page;
}

export async function looksFor(page: Page, what: string): Promise<void> {
  await page.locator(`[data-match="${what}"]`).click();
  await page.locator('[data-searching="waiting"]').waitFor();
}

export async function playsAt(page: Page): Promise<string> {
  await page.waitForURL(/\/table\//);
  await page.locator("[data-shown]").waitFor();
  return new URL(page.url()).pathname;
}
