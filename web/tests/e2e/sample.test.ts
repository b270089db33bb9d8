// A game that a package from elsewhere brings, without a table of its own in the browser: it is found
// at home, played to its end at the plain table, and watched again.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sitDown, troubles } from "./browser";
import { ALL, openHouse } from "./house";
import { faults } from "./looking";
import { ROOT, Server } from "./server";
import { nextQuestion } from "./watching";

const INSTALL = [
  "import sys",
  "from pathlib import Path",
  "from tests.sample.installing import install",
  "install(Path(sys.argv[1]), Path(sys.argv[2]))",
].join("\n");

const house = openHouse();
const packages = mkdtempSync(join(tmpdir(), "larceny-sample-"));
const server = new Server({}, packages);

beforeAll(async () => {
  const python = process.env.PYTHON ?? join(ROOT, ".venv/bin/python");
  execFileSync(python, ["-c", INSTALL, "examples/cuckoo", packages], { cwd: ROOT });
  await server.start();
});
afterAll(async () => {
  await server.stop();
  rmSync(packages, { recursive: true, force: true, maxRetries: 5 });
});

/** Decide by the first of the buttons, or by its key, until the game is over. */
async function playToTheEnd(page: Page, byKeys: boolean): Promise<number> {
  let decided = 0;
  for (let asked = await nextQuestion(page, -1, Number.POSITIVE_INFINITY); asked !== null; ) {
    if (decided === 0) expect(await faults(page, "the plain table", "en")).toEqual([]);
    if (byKeys) await page.keyboard.press("1");
    else await page.locator("[data-word]").first().click();
    decided += 1;
    asked = await nextQuestion(page, asked.since, Number.POSITIVE_INFINITY);
  }
  return decided;
}

test.each(
  (
    [
      ["a phone, by pointing", 390, 844, false],
      ["a desktop, by keys", 1440, 900, true],
    ] as const
  ).slice(0, ALL ? 2 : 1),
)("a game without a table of its own is played on %s", async (_, width, height, keys) => {
  const page = await sitDown(house.browser, server.url, { width, height, pace: "at-once" });
  await page.goto("/");
  const card = page
    .getByRole("heading", { name: "Cuckoo" })
    .locator("xpath=ancestor::*[.//button][1]");
  await card.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL("**/table/*");
  expect(await playToTheEnd(page, keys)).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Rematch" }).waitFor();
  expect(await faults(page, "its end", "en")).toEqual([]);
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await page.waitForURL("**/replay/*");
  await page.locator("[data-table=plain]").waitFor();
  expect(await faults(page, "its replay", "en")).toEqual([]);
  expect(troubles(page)).toEqual([]);
});
