// What happens to a page when the net, the server or a part of the program goes away under it.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { offline } from "../../src/i18n/en/offline";
import { en } from "../words";
import { begun, begunTogether, inDatabase, playAway } from "./beside";
import { PATIENT } from "./browser";
import { asked, chooser, press, showsWhatTheServerShows, visitor } from "./choosing";
import { probe } from "./driver";
import { ALL, openOwnHouse } from "./house";

const house = openOwnHouse();

/** Leave a mark that a reload would wipe away. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { same: true }));
const isMarked = (page: Page) => page.evaluate(() => "same" in window);

/** Asking the database starts a program. */
const SELDOM = { ...PATIENT, interval: 400 };

/** How often the seat of a page has chosen a card, as the server has it stored. */
function choices(table: string): number {
  const query = `select count(*) from journal where table_id = '${table}' and seat = 0`;
  const stored = `db.execute("${query} and word like 'choose %'").fetchone()[0]`;
  return Number(inDatabase(house.server.database, `print(${stored})`));
}

test("without a net a quiet line says so, and the page catches up by itself", async () => {
  const { page, table } = await chooser(house.browser, house.url);
  await mark(page);
  await page.context().setOffline(true);
  await page.getByText(en.common.connectionLost).waitFor();
  await press(page, "choose thief");
  await page.getByText(en.table.sending).first().waitFor();
  expect(choices(table)).toBe(0);
  await page.context().setOffline(false);
  await expect.poll(() => choices(table), SELDOM).toBe(1);
  await page.getByText(en.common.connectionLost).waitFor({ state: "detached" });
  await showsWhatTheServerShows(page, table);
  expect(await isMarked(page)).toBe(true);
  await page.context().close();
});

test("loaded again while nobody answers, the page says so, and comes back by itself", async () => {
  const { page, table } = await chooser(house.browser, house.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await house.server.kill();
  await page.reload();
  await page.getByText(offline.text).waitFor();
  await house.server.start();
  await page.locator("[data-shown]").waitFor();
  await showsWhatTheServerShows(page, table);
  await page.context().close();
});

/** `make test` has time for the second, in which more can go wrong. */
const LOST = [
  ["has not reached the server", "lost on the way"],
  ["is stored, but the answer was lost", "lost on the way back"],
].slice(ALL ? 0 : 1);

test.each(LOST)("the server is killed while a decision %s: it is made once", async (_, where) => {
  const { page, table } = await chooser(house.browser, house.url);
  let broken = false;
  await page.routeWebSocket(/\/api\/socket/, (route) => {
    const through = route.connectToServer();
    route.onMessage((said) => {
      if (!broken || where === "lost on the way back") through.send(said);
    });
    through.onMessage((said) => {
      if (!broken) route.send(said);
    });
  });
  await page.reload();
  await asked(page, /^choose /);
  await mark(page);
  broken = true;
  await press(page, "choose thief");
  if (where === "lost on the way back") await expect.poll(() => choices(table), SELDOM).toBe(1);
  await house.server.kill();
  await page.getByText(en.common.connectionLost).waitFor();
  broken = false;
  await house.server.start();
  await expect.poll(() => choices(table), SELDOM).toBe(1);
  await page.getByText(en.common.connectionLost).waitFor({ state: "detached" });
  await showsWhatTheServerShows(page, table);
  expect((await probe(page))?.legal?.actions ?? []).not.toContain("choose thief");
  expect(choices(table)).toBe(1);
  expect(await isMarked(page)).toBe(true);
  await page.context().close();
});

test("two tabs of one seat show the same, also when both decide at once", async () => {
  const [one, waiting] = [
    await visitor(house.browser, house.url),
    await visitor(house.browser, house.url),
  ]; // who waits has not chosen yet
  const table = await begunTogether([one, waiting], "master-thieves");
  await Promise.all([one, waiting].map((page) => playAway(page, table, /^choose /)));
  const other = await one.context().newPage();
  let deaf = false; // it hears late what the first tab has done
  const kept: (() => void)[] = [];
  await other.routeWebSocket(/\/api\/socket/, (route) => {
    const through = route.connectToServer();
    through.onMessage((said) => (deaf ? kept.push(() => route.send(said)) : route.send(said)));
  });
  for (const tab of [one, other]) {
    await tab.goto(`/table/${table}`);
    await asked(tab, /^choose /);
  }
  expect((await probe(other))?.view).toEqual((await probe(one))?.view);

  deaf = true;
  await press(one, "choose thief");
  await press(other, "choose detective");
  await expect.poll(() => kept.length, PATIENT).toBeGreaterThan(1);
  deaf = false;
  for (const tell of kept.splice(0)) tell();
  await other.getByText(en.errors.codes["too-late"]).waitFor();
  expect(choices(table)).toBe(1);
  for (const tab of [one, other]) await showsWhatTheServerShows(tab, table);
  expect((await probe(one))?.view).toEqual((await probe(other))?.view);
  await one.context().close();
  await waiting.context().close();
});

test.runIf(ALL)("what is decided in one tab is seen in the other", async () => {
  const { page: one, table } = await chooser(house.browser, house.url);
  const other = await one.context().newPage();
  await other.goto(`/table/${table}`);
  await asked(other, /^choose /);
  const before = (await probe(other))?.seq ?? 0;
  await press(one, "choose thief");
  await expect.poll(async () => (await probe(other))?.seq ?? 0, PATIENT).toBeGreaterThan(before);
  await showsWhatTheServerShows(other, table);
  await one.context().close();
});

test("a new version that was put on the server is loaded, once", async () => {
  const page = await visitor(house.browser, house.url);
  await mark(page);
  const gone = /assets\/NewTable-.*\.js/;
  let isNew = false; // it is there in the new version
  page.on("request", (request) => {
    isNew ||= request.isNavigationRequest();
  });
  await page.route(gone, (route) =>
    isNew ? route.continue() : route.fulfill({ status: 404, body: "{}" }),
  );
  await page.locator('a[href^="/new"]').first().click();
  await page.getByRole("heading", { name: en.home.oneDevice, level: 1 }).waitFor();
  expect(await isMarked(page)).toBe(false);
  await page.context().close();
});

test("a part of the program that stays away ends in words, not in a circle", async () => {
  const page = await visitor(house.browser, house.url);
  const gone = /assets\/NewTable-.*\.js/;
  await page.clock.setFixedTime(Date.now()); // it is loaded again once in a while, however long that takes
  await page.route(gone, (route) => route.fulfill({ status: 404, body: "{}" }));
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.locator('a[href^="/new"]').first().click();
  await expect.poll(() => loads, PATIENT).toBe(1);
  await page.getByText(en.errors.brokenText).waitFor();
  await page.unroute(gone);
  await page.getByRole("button", { name: en.errors.loadAgain }).click();
  await page.getByRole("heading", { name: en.home.oneDevice, level: 1 }).waitFor();
  expect(loads).toBe(2);
  await page.context().close();
});

test("without a part that stands beside the screens they are there all the same", async () => {
  const page = await visitor(house.browser, house.url);
  let tries = 0;
  await page.route(/assets\/Notices-.*\.js/, (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto("/rules");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => tries, PATIENT).toBeGreaterThan(1); // it is loaded again once
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.context().close();
});

test("what takes a while says so", async () => {
  const page = await visitor(house.browser, house.url);
  const table = await begun(page, "forty-thieves");
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.routeWebSocket(/\/api\/socket/, (route) => {
    const through = route.connectToServer();
    through.onMessage(async (said) => {
      await released;
      route.send(said);
    });
  });
  await page.goto(`/table/${table}`);
  await page.getByRole("status", { name: en.table.loading }).waitFor();
  release();
  await page.locator("[data-shown]").waitFor();
  await page.context().close();
});
