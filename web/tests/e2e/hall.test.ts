// The living lobby: two strangers are seated together with one tap each; on a phone, too, and over a
// restart of the server between the two.

import { afterEach, expect, test } from "vitest";
import { en } from "../words";
import { ask, comeIn } from "./beside";
import { sitDown } from "./browser";
import { openHouse, openOwnHouse } from "./house";
import { faults, walkTo } from "./looking";
import { inHall, looksFor, playsAt } from "./matching";

const house = openHouse();
const own = openOwnHouse();

afterEach(async () => {
  for (const context of own.browser.contexts()) await context.close();
});

test("two strangers, one on a phone, sit at one table after one tap each", async () => {
  const ann = await inHall(own.browser, house.url);
  const bo = await inHall(own.browser, house.url, { width: 390, height: 844, touch: true });
  await looksFor(ann, "forty-thieves/fast");
  await ann.getByRole("link", { name: en.common.settings }).click();
  await bo.locator('[data-match="forty-thieves/fast"]').click();
  expect(await playsAt(ann)).toBe(await playsAt(bo));
});

test("whose server is killed while he looks keeps his place", async () => {
  const ann = await inHall(own.browser, own.url);
  await looksFor(ann, "master-thieves/relaxed");
  await own.server.kill();
  await own.server.start();
  const bo = await inHall(own.browser, own.url);
  await bo.locator('[data-match="master-thieves/relaxed"]').click();
  expect(await playsAt(ann)).toBe(await playsAt(bo));
});

test("who finds nobody stops looking, or plays against bots", async () => {
  const ann = await inHall(own.browser, own.url);
  await ann.clock.install();
  await looksFor(ann, "forty-thieves/days");
  await ann.getByRole("button", { name: en.hall.match.stop }).click();
  await looksFor(ann, "forty-thieves/days");
  await ann.clock.fastForward(31_000);
  await ann.locator("[data-with-bots]").click();
  await ann.waitForURL(/\/table\//);
});

test("a table that is laid is there at once, and one tap sits down", async () => {
  const ann = await inHall(own.browser, house.url);
  const bo = await sitDown(house.browser, house.url);
  await comeIn(bo);
  const laid = await ask<{ id: string }>(bo, "/tables", {
    game: "master-thieves",
    seats: 2,
    public: true,
  });
  const line = ann.locator(`[data-waiting] [data-table="${laid.id}"]`);
  await line.getByRole("button").click();
  await ann.waitForURL(`**/table/${laid.id}`);
});

test("lobby and leaderboards are for everybody, on the smallest screen, too", async () => {
  for (const language of ["en", "de"]) {
    const looks = { width: 360, height: 740, touch: true, language };
    const page = await sitDown(house.browser, house.url, looks);
    await page.goto("/");
    for (const path of ["/lobby", "/leaders"]) {
      await walkTo(page, path);
      await page.locator("[data-here], main [role=radio], main fieldset").first().waitFor();
      expect(await faults(page, path, language)).toEqual([]);
    }
  }
});
