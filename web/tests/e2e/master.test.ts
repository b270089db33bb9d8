// Whole games of Master Thieves against bots, in a real browser: by pointer, by keys and by touch.

import { test } from "vitest";
import { sitDown } from "./browser";
import { playWithBots } from "./gathering";
import { ALL, openHouse } from "./house";
import { goTo } from "./keyboard";
import { DESK, MASTER, PHONE, playOut, playUnder, STILL } from "./whole";

const house = openHouse();

test("by pointer, from one click", async () => {
  const page = await sitDown(house.browser, house.url, { ...DESK, still: !ALL });
  await playUnder(page, MASTER);
  await page.goto("/");
  await page.locator('[data-play-now="master-thieves"]').waitFor();
  await page.locator('[data-play-now="master-thieves"]').click();
  await page.locator("[data-shown]").waitFor();
  await playOut(page, "pointer", 7);
});

test.runIf(ALL)("by keys alone, from the home screen", async () => {
  const page = await sitDown(house.browser, house.url, { ...DESK, ...STILL });
  await playUnder(page, MASTER);
  await page.goto("/");
  await page.locator("[data-play-now]").first().waitFor();
  await goTo(page, { selector: '[data-play-now="master-thieves"]' });
  await page.keyboard.press("Enter");
  await page.locator("[data-shown]").waitFor();
  await playOut(page, "keyboard", 8);
});

test("by touch, on a phone", async () => {
  const page = await sitDown(house.browser, house.url, { ...PHONE, ...STILL });
  await playWithBots(page, { game: "master-thieves", seats: 2, changes: MASTER });
  await playOut(page, "touch", 9);
});
