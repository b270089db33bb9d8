// A whole game, and what must hold at its end.

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { troubles } from "./browser";
import { dice, type Hand, playOn, probe, serverView, tableOf } from "./driver";
import { ALL } from "./house";

export const DESK = { width: 1280, height: 800, speed: 1000, unseen: true };
export const PHONE = { width: 360, height: 800, touch: true, speed: 1000, unseen: true };
/** Stills instead of movement, for games that show no less by it: drawing is what costs most. */
export const STILL = { still: true };

/** `make test` plays whole games whose end is agreed on beforehand: a decision costs a quarter of a second. */
export const MASTER = ALL ? {} : { round_cap: 2 };
export const FORTY = ALL ? {} : { turn_cap: 6 };

/** Whatever table is opened by a page from now on is played under changed rules. */
export async function playUnder(page: Page, changes: Record<string, number>): Promise<void> {
  await page.route("**/api/tables", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    return route.continue({ postData: { ...route.request().postDataJSON(), changes } });
  });
}

/** The game is over, the page shows what the server shows, and nothing went wrong on the way. */
export async function expectWellEnded(page: Page, expected?: RegExp): Promise<void> {
  const last = await probe(page);
  expect(last?.status).toBe("over");
  expect(last?.view).toEqual(await serverView(page, tableOf(page)));
  expect(troubles(page, expected)).toEqual([]);
  await page.context().close();
}

export async function playOut(page: Page, hand: Hand, seed: number): Promise<void> {
  const played = await playOn(page, hand, dice(seed));
  expect(played.decisions).toBeGreaterThan(ALL ? 10 : 2); // whoever is dealt what
  expect(played.lost).toEqual([]);
  await expectWellEnded(page);
}
