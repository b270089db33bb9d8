// People at one table, in browsers of their own; and what happens when the server dies under them.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, sitDown } from "./browser";
import { dice, playOn, probe, serverView } from "./driver";
import { Server } from "./server";
import { SHORT } from "./short";

const server = new Server();
let browser: Browser;

beforeAll(async () => {
  await server.start();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server.stop();
});

interface Answer {
  id: string;
}

/** Do something over the API as the person of a page. */
async function ask(page: Page, path: string, body: unknown = {}): Promise<Answer> {
  return page.evaluate(
    async ([where, what]) => {
      const headers = { "Content-Type": "application/json" };
      const response = await fetch(`/api${where}`, {
        method: "POST",
        headers,
        body: JSON.stringify(what),
      });
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    },
    [path, body] as const,
  );
}

/** Let people sit down at one table and begin. */
async function gather(game: string, count: number): Promise<{ pages: Page[]; table: string }> {
  const pages: Page[] = [];
  for (let seat = 0; seat < count; seat += 1) {
    const page = await sitDown(browser, server.url, { speed: 1000 });
    await page.goto("/");
    await page.locator("[data-play-now]").first().waitFor();
    pages.push(page);
  }
  const [host] = pages as [Page];
  const { id } = await ask(host, "/tables", { game, seats: count, reaction_ms: 500 });
  for (const page of pages) {
    await page.goto(`/table/${id}`);
    await ask(page, `/tables/${id}/sit`);
    await ask(page, `/tables/${id}/ready`, { ready: true, contribution: "tea" });
  }
  await ask(host, `/tables/${id}/start`);
  for (const page of pages) await page.locator("[data-shown]").waitFor();
  return { pages, table: id };
}

test.skipIf(SHORT).each([
  ["master-thieves", 4],
  ["forty-thieves", 2],
])("a whole game of %s by people in %i browsers", async (game, count) => {
  const { pages, table } = await gather(game, count);
  await Promise.all(pages.map((page, seat) => playOn(page, "keyboard", dice(seat + 1))));
  for (const page of pages) {
    const last = await probe(page);
    expect(last?.status).toBe("over");
    expect(last?.view).toEqual(await serverView(page, table));
    await page.context().close();
  }
});

test("a game goes on without a reload after the server is killed and started again", async () => {
  const { pages, table } = await gather("master-thieves", 2);
  const everybody = (seq: number) =>
    Promise.all(pages.map((page, seat) => playOn(page, "keyboard", dice(seat + 9), 999, seq)));
  await everybody(12);
  await Promise.all(
    pages.map((page) => page.evaluate(() => Object.assign(window, { same: true }))),
  );
  await server.kill();
  await pages[0]?.getByText("The connection is lost").waitFor();
  await server.start();
  await everybody(40);
  for (const page of pages) {
    expect(await page.evaluate(() => "same" in window)).toBe(true);
    expect((await probe(page))?.view).toEqual(await serverView(page, table));
    await page.context().close();
  }
});
