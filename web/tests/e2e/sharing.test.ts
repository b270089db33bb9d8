// A finished game on its way to other people: a link to a moment of it, its text for a forum, a frame
// in a page of somebody else, and a clip.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Cookie } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { begun, comeQuietly, playAway } from "./beside";
import { type Looks, sitDown, troubles } from "./browser";
import { openHouse } from "./house";
import { faults } from "./looking";

const house = openHouse();
const SHORT = { "master-thieves": { round_cap: 1 }, "forty-thieves": { turn_cap: 6 } };
const GAMES = Object.keys(SHORT) as (keyof typeof SHORT)[];

/** A finished game of each title. */
const over: Record<string, string> = {};
let owner: Cookie[] = [];

beforeAll(async () => {
  const page = await sitDown(house.browser, house.url, { unseen: true });
  await comeQuietly(page);
  for (const game of GAMES) {
    const table = await begun(page, game, { changes: SHORT[game] });
    await playAway(page, table);
    over[game] = table;
  }
  owner = await page.context().cookies();
  await page.context().close();
});

async function look(looks: Looks = {}) {
  const page = await sitDown(house.browser, house.url, { still: true, ...looks });
  await page.context().addCookies(owner);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  return page;
}

test("a link to a moment opens there for a stranger, through the same eyes", async () => {
  const page = await look();
  await page.goto(`/replay/${over["forty-thieves"]}?eyes=0&seq=4`);
  await page.locator("[data-share=open]").click();
  const link = await page.locator("dialog input").first().inputValue();
  await page.context().close();
  const stranger = await sitDown(house.browser, house.url, { still: true });
  await stranger.goto(link);
  expect(await stranger.locator("input[type=range]").inputValue()).toBe("4");
  await stranger.waitForURL((url) => url.searchParams.get("eyes") === "0");
  expect(troubles(stranger)).toEqual([]);
  await stranger.context().close();
});

test.each([
  ["en", { width: 1280 }],
  ["de", { width: 360, theme: "day" as const }],
])("what can be shared fits, and axe finds nothing, in %s", async (language, looks) => {
  const page = await look({ language, ...looks });
  await page.goto(`/replay/${over["master-thieves"]}?eyes=all&seq=9`);
  await page.locator("input[type=range]").waitFor();
  const opener = page.locator("[data-share=open]");
  if (!(await opener.isVisible())) await page.locator("[aria-controls$='-more']").click();
  await opener.click();
  await page.locator("[data-share=copy-text]").waitFor();
  expect(await faults(page, "sharing", language, true)).toEqual([]);
  await page.context().close();
});

test.each(GAMES)("a game of %s is copied and saved as text", async (game) => {
  const page = await look();
  await page.goto(`/table/${over[game]}`);
  await page.locator("[data-share=open]").click();
  await page.getByRole("radio", { name: "BBCode" }).check();
  const saved = page.waitForEvent("download");
  await page.locator("[data-share=save-text]").click();
  const file = await saved;
  const text = readFileSync(await file.path(), "utf8");
  expect(file.suggestedFilename()).toMatch(/\.bbcode\.txt$/);
  expect(text).toMatch(/^\[size=5\]\[b\]\w+ Thieves\[\/b\]/);
  expect(text).toMatch(/\[b\]Won by\[\/b\]: \[b\]/);
  expect(text).toMatch(/^12\. /m);
  await page.locator("[data-share=copy-text]").click();
  await page.getByText("Copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  expect(troubles(page)).toEqual([]);
  await page.context().close();
});

test("a replay stands in a stranger's page without cookies; no other page of ours does", async () => {
  const page = await look();
  await page.goto(`/replay/${over["forty-thieves"]}?eyes=1&seq=5`);
  await page.locator("[data-share=open]").click();
  const code = await page.locator("dialog input").nth(1).inputValue();
  await page.context().close();
  const forum = createServer((_, response) => {
    const other = `<iframe src="${house.url}/replay/${over["forty-thieves"]}"></iframe>`;
    response.setHeader("content-type", "text/html").end(`<h1>A forum</h1>${code}${other}`);
  }).listen(0, "127.0.0.1");
  const context = await house.browser.newContext();
  const reader = await context.newPage();
  await reader.goto(`http://localhost:${(forum.address() as AddressInfo).port}/`);
  const frame = reader.frameLocator("iframe").first();
  await frame.locator("input[type=range]").waitFor();
  expect(await frame.locator("input[type=range]").inputValue()).toBe("5");
  await frame.locator("input[type=range]").press("ArrowRight");
  await expect.poll(() => frame.locator("input[type=range]").inputValue()).toBe("6");
  expect(await frame.locator("[data-embed=open]").getAttribute("href")).toContain("seq=6&eyes=1");
  expect(await context.cookies()).toEqual([]);
  expect(await reader.frameLocator("iframe").nth(1).locator("#root").count()).toBe(0);
  forum.close();
  await context.close();
});

test("a clip of the last steps is filmed in the browser, and saved", async () => {
  const page = await look();
  await page.goto(`/replay/${over["master-thieves"]}?eyes=all&seq=4`);
  await page.locator("[data-share=open]").click();
  const saved = page.waitForEvent("download");
  await page.locator("[data-share=clip]").click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/\.(mp4|webm)$/);
  const bytes = readFileSync(await file.path());
  const begins = bytes.subarray(0, 12).toString("latin1");
  expect(begins.includes("ftyp") || begins.startsWith("\x1aE\xdf\xa3")).toBe(true);
  expect(bytes.length).toBeGreaterThan(10_000);
  expect(troubles(page)).toEqual([]);
  await page.context().close();
});
