// Notes that are made at a table are kept by the server, for the one who made them.

import { expect, test } from "vitest";
import { sitDown } from "./browser";
import { nextQuestion } from "./driver";
import { playWithBots } from "./gathering";
import { openHouse } from "./house";

const house = openHouse();

test.each([
  ["forty-thieves", '[data-thing="b2"]', "moon"],
  ["master-thieves", '[data-place][tabindex="0"]', "ruby"],
])("a note of %s is there after a reload, and said with the name", async (game, thing, mark) => {
  const page = await sitDown(house.browser, house.url, { unseen: true, still: true });
  await playWithBots(page, { game, seats: 2, notes: true });
  await nextQuestion(page, -1, Number.POSITIVE_INFINITY);
  await page.locator(thing).first().focus();
  await page.keyboard.press("n"); // also where nothing may be decided
  await page.locator(`dialog [data-mark=${mark}]`).click();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  const noted = page.locator("button:has([data-note])");
  await expect.poll(() => noted.count()).toBe(1);
  await page.reload();
  await page.locator("[data-shown]").waitFor();
  await noted.waitFor();
  expect(await noted.getAttribute("aria-label")).toContain(`Your note: ${mark}`);
  await page.context().close();
});
