// Every screen, in every language and both themes: it is there, it says something, axe finds nothing.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, sitDown } from "./browser";
import { dice, playOn, tableOf } from "./driver";
import { Server } from "./server";
import { SHORT } from "./short";

const server = new Server();
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");
let browser: Browser;
let finished = "";

beforeAll(async () => {
  await server.start();
  browser = await openBrowser();
  const page = await sitDown(browser, server.url, { speed: 1000 });
  await page.goto("/");
  await page.locator('[data-play-now="forty-thieves"]').click();
  await page.locator("[data-shown]").waitFor();
  await playOn(page, "keyboard", dice(3));
  finished = tableOf(page);
  await page.context().close();
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await server.stop();
});

interface Finding {
  id: string;
  nodes: { target: unknown; html: string }[];
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } };
    return (await axe.run()).violations;
  });
  return found.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" | ")}`);
}

const SCREENS: [string, () => string][] = [
  ["home", () => "/"],
  ["new table", () => "/new"],
  ["rules of Master Thieves", () => "/rules/master-thieves"],
  ["rules of 40 Thieves", () => "/rules/forty-thieves"],
  ["you", () => "/you"],
  ["settings", () => "/settings"],
  ["sign in", () => "/sign-in"],
  ["replay", () => `/replay/${finished}`],
  ["the end", () => `/table/${finished}`],
  ["a table that is not there", () => "/table/AAAAAAAAAAAAAAAAAAAAAA"],
  ["no such page", () => "/nowhere"],
];
const LOOKS = [
  { language: "en", theme: "night", width: 1440, height: 900 },
  { language: "fr", theme: "day", width: 360, height: 800 },
  { language: "it", theme: "night", width: 820, height: 1180 },
  { language: "de", theme: "day", width: 1440, height: 900 },
] as const;

/** In a hurry: one look by night and one by day, a wide screen and a narrow one. */
describe.each(SHORT ? LOOKS.slice(0, 2) : LOOKS)("in $language by $theme at $width", (looks) => {
  test("every screen is there, fits, and axe finds nothing", async () => {
    const page = await sitDown(browser, server.url, looks);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    const troubles: string[] = [];
    for (const [name, path] of SCREENS) {
      await page.goto(path());
      await page.locator("h1, h2, [role=status], p").first().waitFor();
      await page.waitForLoadState("networkidle");
      const language = await page.evaluate(() => document.documentElement.lang);
      if (language !== looks.language) troubles.push(`${name}: ${language}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) troubles.push(`${name}: ${wide} px too wide`);
      for (const one of await findings(page)) troubles.push(`${name}: ${one}`);
    }
    expect(troubles).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test.each(["master-thieves", "forty-thieves"])("a running game of %s", async (game) => {
    const page = await sitDown(browser, server.url, { ...looks, speed: 1000 });
    await page.goto("/");
    await page.locator(`[data-play-now="${game}"]`).click();
    await page.locator("[data-shown]").waitFor();
    await playOn(page, "keyboard", dice(5), 4);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });
});

test("a replay can be stepped through, by somebody's eyes, and linked to", async () => {
  const page = await sitDown(browser, server.url);
  await page.goto(`/replay/${finished}?eyes=all&seq=5`);
  await page.locator("input[type=range]").waitFor();
  expect(await page.locator("input[type=range]").inputValue()).toBe("5");
  await page.locator("input[type=range]").focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => new URL(page.url()).searchParams.get("seq")).toBe("6");
  await page.keyboard.press("End");
  await expect.poll(() => page.locator("input[type=range]").inputValue()).not.toBe("6");
  await page.context().close();
});

test("the link to a rule leads to its paragraph", async () => {
  const page = await sitDown(browser, server.url, { language: "de", speed: 1000 });
  await page.goto("/rules/master-thieves#MT-4.1");
  const paragraph = page.locator('[id="MT-4.1"]');
  await paragraph.waitFor();
  expect(await paragraph.textContent()).toContain("MT-4.1");
  await page.context().close();
});
