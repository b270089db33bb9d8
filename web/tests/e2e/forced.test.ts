// Forced colours (Windows' contrast themes): the browser paints in the few colours that somebody has chosen,
// and takes backgrounds and shadows away. What they told is told by borders.

import { expect, test } from "vitest";
import { sitDown, troubles } from "./browser";
import { nextQuestion } from "./driver";
import { playWithBots } from "./gathering";
import { openHouse } from "./house";

const house = openHouse();

test("in forced colours buttons have borders, and drawers keep their wood", async () => {
  const page = await sitDown(house.browser, house.url, { still: true, unseen: true });
  await page.emulateMedia({ forcedColors: "active" });
  await playWithBots(page, { game: "master-thieves", seats: 2 });
  await nextQuestion(page, -1, Number.POSITIVE_INFINITY);
  expect(await page.evaluate(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
  await page.keyboard.press("p");
  const panel = page.getByRole("dialog");
  await panel.getByRole("radio").first().waitFor();
  const borderless = await page.evaluate(() =>
    [...document.querySelectorAll("dialog, dialog button, main button")]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
      .filter((one) => getComputedStyle(one).forcedColorAdjust !== "none") // a picture keeps its own
      .filter((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth) < 1)
      .map((one) => one.outerHTML.slice(0, 120)),
  );
  expect(borderless).toEqual([]);
  const drawer = page.locator("button[data-place]").first();
  expect(await drawer.evaluate((one) => getComputedStyle(one).forcedColorAdjust)).toBe("none");
  expect(troubles(page)).toEqual([]);
  await page.context().close();
});
