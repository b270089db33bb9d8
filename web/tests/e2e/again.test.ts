// What happened since one's last turn: seen again as often as one likes, also by a page that was loaded
// anew; and who left finds out what was played for him.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PATIENT, sitDown, troubles } from "./browser";
import { dice, nextQuestion, playOn } from "./driver";
import { playWithBots } from "./gathering";
import { openHouse } from "./house";
import { faults } from "./looking";
import { watch } from "./pacing";

const house = openHouse();

const SPEED = 12;

/** So slowly that nothing shown again ends before it is stopped, however busy the machine is. */
const A_STILL = 0.001;

/** Load the page anew, with another speed. */
async function showAt(page: Page, haste: number): Promise<void> {
  await page.evaluate((haste) => {
    const kept = JSON.parse(localStorage.getItem("larceny.settings") ?? "{}");
    localStorage.setItem("larceny.settings", JSON.stringify({ ...kept, haste }));
  }, haste);
  await page.reload();
}

test("since one's last turn everything can be seen again, and who returns sees what a bot did", async () => {
  const { page } = await watch(
    await sitDown(house.browser, house.url, { speed: SPEED, still: true, unseen: true }),
  );
  const game = { game: "forty-thieves", seats: 3, pace: "brisk" };
  const table = await playWithBots(page, game);
  await playOn(page, "keyboard", dice(3), 6);
  const again = page.locator("[data-again]");

  await nextQuestion(page, -1, Number.POSITIVE_INFINITY); // else the bots would go on as slowly
  await showAt(page, A_STILL);
  const asked = await nextQuestion(page, -1, Number.POSITIVE_INFINITY);
  await page.keyboard.press("w");
  await again.waitFor();
  expect(await faults(page, "shown again", "en")).toEqual([]);
  expect(await page.evaluate(() => window.larceny?.().legal)).toBeNull();
  await again.getByRole("button", { name: "Stop" }).click();
  await again.waitFor({ state: "detached" });
  expect(await nextQuestion(page, -1, Number.POSITIVE_INFINITY)).toEqual(asked);

  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 390, height: 600 });
  await page.locator('[data-frame="log"]').click();
  const story = page.locator("#side-log ol");
  const below = () =>
    story.evaluate((ol) => ol.scrollHeight - ol.clientHeight - Math.ceil(ol.scrollTop));
  await expect.poll(below, PATIENT).toBeLessThanOrEqual(0); // the newest is in sight
  await page.keyboard.press("Escape");
  await story.waitFor({ state: "hidden" });
  await page.setViewportSize({ width, height });

  await showAt(page, A_STILL);
  await nextQuestion(page, -1, Number.POSITIVE_INFINITY);
  await page.locator('[data-frame="again"]').click();
  await again.waitFor();
  await page.keyboard.press("g"); // on to the next thing
  await again.getByRole("button", { name: "Stop" }).click();
  await showAt(page, SPEED / 2);
  await nextQuestion(page, -1, Number.POSITIVE_INFINITY);

  await page.locator('[data-frame="menu"]').click();
  await page.getByRole("menuitem", { name: "Leave the table" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave the table" }).click();
  await page.waitForURL("/");
  const played = async () => {
    const answer = await page.request.get(`/api/tables/${table}/record?seat=0`);
    return ((await answer.json()) as { seq: number }).seq;
  };
  const before = await played();
  await expect.poll(played, PATIENT).toBeGreaterThan(before + 3);
  await page.goto(`/table/${table}`);
  await page.locator('[data-frame="missed"]').click();
  await again.waitFor();
  expect(troubles(page)).toEqual([]);
  await page.context().close();
});

test("pace, look and language are changed at the table, and the game goes on", async () => {
  const page = await sitDown(house.browser, house.url, { speed: 12, still: true, unseen: true });
  const table = await playWithBots(page, { game: "master-thieves", seats: 3, pace: "brisk" });
  const asked = await nextQuestion(page, -1, Number.POSITIVE_INFINITY);
  await page.keyboard.press("p");
  const panel = page.getByRole("dialog", { name: "Pace and settings" });
  await panel.waitFor();
  expect(await faults(page, "quick settings", "en")).toEqual([]);
  await panel.getByRole("radio", { name: "calm" }).check();
  const pace = async () => {
    const answer = await page.request.get(`/api/tables/${table}`);
    return ((await answer.json()) as { pace: string }).pace;
  };
  await expect.poll(pace, PATIENT).toBe("calm");
  await panel.getByRole("radio", { name: "unfolded" }).check();
  await panel.getByRole("radio", { name: "day", exact: true }).check();
  await panel.getByRole("combobox").selectOption("de");
  await page.getByRole("dialog", { name: "Tempo und Einstellungen" }).waitFor();
  await page.keyboard.press("Escape");
  expect(await page.locator("html").getAttribute("data-theme")).toBe("day");
  await page.locator("[data-unfolded]").waitFor();
  expect(await nextQuestion(page, -1, Number.POSITIVE_INFINITY)).toEqual(asked);
  expect(troubles(page)).toEqual([]);
  await page.context().close();
});
