// The end of a game: points are counted, and the moments that decided it lead into the replay.

import { expect, test } from "vitest";
import { fr } from "../words";
import { begun, comeQuietly, playAway } from "./beside";
import { sitDown, troubles } from "./browser";
import { ALL, openOwnHouse } from "./house";
import { faults } from "./looking";

/** The master would go on judging for others to pay: here he ends with the server. */
const house = openOwnHouse();

test("points are counted once, when a game ends; each moment is a way into the replay", async () => {
  const page = await sitDown(house.browser, house.url, {
    speed: 1000,
    unseen: true,
    language: "fr",
  });
  await comeQuietly(page);
  const agreed = {
    seats: 2,
    bots: [{ seat: 1, bot: "random" }],
    ...(ALL ? {} : { changes: { turn_cap: 20 } }),
  };
  const table = await begun(page, "forty-thieves", agreed);
  const counts = await page.context().newCDPSession(page);
  await counts.send("Animation.enable");
  await counts.send("Animation.setPlaybackRate", { playbackRate: 0 }); // until it has been seen
  const other = await page.context().newPage();
  await other.goto("/icon.svg");
  await page.goto(`/table/${table}`);
  await page.locator("[data-shown]").waitFor();
  await playAway(other, table);
  await page.locator("[data-counting]").waitFor();
  const first = page.locator("[data-counting] ol > li > *").first(); // the best is counted last
  expect(await first.evaluate((seat) => getComputedStyle(seat).opacity)).toBe("0");
  await counts.send("Animation.setPlaybackRate", { playbackRate: 1 });
  const moments = page.locator('a[href*="eyes=all&seq="]');
  await moments.first().waitFor();
  expect(await faults(page, "the end", "fr", ALL)).toEqual([]);
  await page.reload();
  await moments.first().waitFor();
  expect(await page.locator("[data-counting]").count()).toBe(0);
  const told = await page.request.get(`/api/tables/${table}/course`);
  const course = (await told.json()) as { moments: { seq: number }[] };
  expect(await moments.count()).toBe(course.moments.length);
  await page.locator("[data-end=master]").click();
  await page.getByRole("complementary", { name: fr.help.analysis.title }).waitFor();
  expect(new URL(page.url()).searchParams.get("eyes")).toBe("0");
  expect(await faults(page, "the judgement", "fr", ALL)).toEqual([]);
  await page.goto(`/table/${table}`);
  await moments.last().click();
  await page.waitForFunction(() => window.larceny?.().status === "replay");
  expect(await page.evaluate(() => window.larceny?.().seq)).toBe(course.moments.at(-1)?.seq);
  expect(troubles(page)).toEqual([]);
  await page.context().close();
});
