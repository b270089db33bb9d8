// The end of a game: points are counted, and the moments that decided it lead into the replay.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { playAnyhow } from "./anyhow";
import { sitDown, troubles } from "./browser";
import { openHouse } from "./house";
import { faults } from "./looking";

const house = openHouse();

async function begun(page: Page): Promise<string> {
  const entered = page.waitForResponse(/\/api\/guest$/);
  await page.goto("/");
  await entered;
  const post = async (path: string, data: unknown) => {
    const told = await page.request.post(path, { data, headers: { Origin: house.url } });
    expect(told.ok(), await told.text()).toBe(true);
    return (await told.json()) as { id: string };
  };
  const bots = [{ seat: 1, bot: "random" }];
  const { id } = await post("/api/tables", {
    game: "forty-thieves",
    seats: 2,
    bots,
    reaction_ms: 0,
  });
  await post(`/api/tables/${id}/ready`, { contribution: "mine" });
  await post(`/api/tables/${id}/start`, {});
  return id;
}

test("points are counted once, when a game ends; each moment is a way into the replay", async () => {
  const page = await sitDown(house.browser, house.url, { speed: 4, language: "fr" });
  const table = await begun(page);
  const other = await page.context().newPage();
  await other.goto("/");
  await page.goto(`/table/${table}`);
  await page.locator("[data-shown]").waitFor();
  await playAnyhow(other, table);
  await page.locator("[data-counting]").waitFor();
  const moments = page.locator('a[href*="eyes=all&seq="]');
  await moments.first().waitFor();
  expect(await faults(page, "the end", "fr")).toEqual([]);
  await page.reload();
  await moments.first().waitFor();
  expect(await page.locator("[data-counting]").count()).toBe(0);
  const told = await page.request.get(`/api/tables/${table}/course`);
  const course = (await told.json()) as { moments: { seq: number }[] };
  expect(await moments.count()).toBe(course.moments.length);
  await moments.last().click();
  await page.waitForFunction(() => window.larceny?.().status === "replay");
  expect(await page.evaluate(() => window.larceny?.().seq)).toBe(course.moments.at(-1)?.seq);
  expect(troubles(page)).toEqual([]);
  await page.context().close();
});
