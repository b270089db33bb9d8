// Friends in one house play over plain http, by the name or number of somebody's computer. There a
// browser offers neither its own SHA-256 nor its clipboard; checking a deal and copying a link must
// work all the same.

import { expect, test } from "vitest";
import { playAway } from "./beside";
import { PATIENT, sitDown } from "./browser";
import { openHouse } from "./house";
import { heard, listenTo } from "./speech";
import { tableOf } from "./watching";
import { MASTER, playUnder } from "./whole";

const house = openHouse();

/** The same server, as others in the house call it. */
const url = () => house.url.replace("127.0.0.1", "games.home");

test("a deal is checked in the browser, with what the browser itself added", async () => {
  const page = await sitDown(house.browser, url(), { speed: 1000, still: true, unseen: true });
  await playUnder(page, MASTER);
  await page.goto("/");
  expect(await page.evaluate(() => [isSecureContext, crypto.subtle])).toEqual([false, undefined]);
  await page.locator('[data-play-now="master-thieves"]').click();
  await page.locator("[data-shown]").waitFor();
  const table = tableOf(page);
  await page.goto("/icon.svg"); // nobody watches what is played meanwhile
  await playAway(page, table);
  await page.goto(`/table/${table}`);
  await page.getByRole("button", { name: "Verify this game" }).click();
  await page.getByText("Everything is in order.").waitFor();
  const checks = page.locator("li", { hasText: "right" });
  expect(await checks.count()).toBe(6);
  expect(await checks.nth(4).textContent()).toContain("What your browser sealed");
  await page.context().close();
});

test("the link to a table is copied, and is the one that a phone would read", async () => {
  const page = await sitDown(house.browser, url(), { still: true, unseen: true });
  await listenTo(page);
  await page.goto("/new");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect
    .poll(async () => (await heard(page)).map(({ text }) => text), PATIENT)
    .toContain("Copied✕");
  const chat = page.getByPlaceholder("Say something");
  await chat.focus();
  await page.keyboard.press("Control+V");
  expect(await chat.inputValue()).toBe(page.url());
  await page.context().close();
});
