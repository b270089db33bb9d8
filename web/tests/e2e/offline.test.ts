// Without a net: the program is kept, the server stops, and whole games go on against bots.

import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Download, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PuzzleAnswer, PuzzleState, SolverAnswer, TablePage } from "../../src/generated/api";
import { en } from "../words";
import { comeIn, tryTo } from "./beside";
import { sitDown, troubles } from "./browser";
import { dice, playOn } from "./driver";
import { ALL, openOwnHouse } from "./house";
import { faults, walkTo } from "./looking";
import { ROOT } from "./server";

const house = openOwnHouse();

const LOOKS = { speed: 1000, still: true, unseen: true };
const PHONE = { width: 390, height: 844, touch: true };
const GAMES = ["master-thieves", "forty-thieves"];
/** What a browser says of a server that does not answer. */
const AWAY = /ERR_CONNECTION|Failed to load resource|WebSocket/;

async function kept(looks: object = {}): Promise<Page> {
  const page = await sitDown(house.browser, house.url, { ...LOOKS, ...looks });
  await comeIn(page);
  await page.locator("[data-offline]").click();
  await page.locator("[data-keep-app]").click();
  await page.getByText(en.alone.kept).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Save the record. The end screen is still coming in: a press that went beside the button is made again. */
async function saved(page: Page): Promise<Download> {
  for (;;) {
    const coming = page.waitForEvent("download", { timeout: 30_000 }).catch(() => null);
    await page.locator('[data-record="json"]').click();
    const download = await coming;
    if (download !== null) return download;
  }
}

function verified(record: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "larceny-record-")), "game.json");
  writeFileSync(file, record);
  return execFileSync(join(ROOT, ".venv/bin/larceny"), ["verify", file], { encoding: "utf8" });
}

test("who does not ask for it fetches nothing of the engine", async () => {
  const page = await sitDown(house.browser, house.url, LOOKS);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await comeIn(page);
  await page.locator("[data-offline]").click();
  await page.getByRole("heading", { name: en.alone.title, level: 1 }).waitFor();
  expect(asked.some((path) => path.startsWith("/assets/"))).toBe(true);
  expect(asked.filter((path) => path.startsWith("/engine/"))).toEqual([]);
});

test.each(GAMES)("%s is played to its end without a server, and then taken by it", async (game) => {
  const page = await kept(game === "forty-thieves" ? PHONE : {});
  await house.server.kill();
  try {
    await page.goto("/");
    await page.getByText(en.home.awayNow).waitFor();
    await page.locator(`[data-play-now="${game}"]`).click();
    await page.waitForURL(/\/table\/local-/, { waitUntil: "commit" });
    if (ALL) {
      await playOn(page, "pointer", dice(7), { decisions: 3 });
      await page.reload(); // what was played is kept
    }
    await playOn(page, "pointer", dice(8));
    const download = await saved(page);
    expect(verified(await streamed(await download.createReadStream()))).not.toBe("");
    expect(troubles(page, AWAY)).toEqual([]);
  } finally {
    await house.server.start();
  }
  await page.getByRole("link", { name: en.end.home }).click();
  await page.locator("[data-offline]").click();
  await page.locator("[data-upload]").click(); // it is there as soon as the server answers again
  await page.getByRole("link", { name: en.alone.uploaded }).waitFor();
  const { body } = await tryTo<TablePage>(page, "GET", "/me/tables");
  expect(body.tables.map((one) => [one.game, one.status, one.offline, one.rated])).toEqual([
    [game, "over", true, false],
  ]);
  expect(troubles(page, AWAY)).toEqual([]);
});

test("puzzles are solved without a server, and stay with the device", async () => {
  const page = await kept(PHONE);
  const today = await page.request.get("/api/puzzles/daily");
  const { id, answers } = (await today.json()) as PuzzleAnswer;
  const other = await sitDown(house.browser, house.url, LOOKS);
  await comeIn(other);
  const given = await tryTo<PuzzleState>(other, "POST", `/puzzles/${id}/answer`, { answer: null });
  const right = given.body.solution?.right ?? "";
  const wrong = answers.find((word) => word !== right) ?? "";
  await house.server.kill();
  try {
    await page.goto("/");
    await page.getByText(en.home.awayNow).waitFor();
    // The puzzle of the day: missed once and solved; it is still so when the page is loaded anew
    await page.locator("[data-puzzle-card] a").click();
    await page.locator(answer(wrong)).click();
    await page.locator("[data-because]").waitFor();
    await page.locator(answer(right)).click();
    await page.locator("[data-outcome='solved']").waitFor();
    await page.goto("/puzzles");
    await page.locator("[data-today='solved']").waitFor();
    expect(await page.locator("[data-streak]").getAttribute("data-streak")).toBe("1");
    expect(await page.locator("[data-on-device]").textContent()).toBe(en.puzzles.onDevice);
    // One after the other: whatever the answer, it counts
    await page.locator("[data-solver-rating='1500']").waitFor();
    await page.locator("[data-endless]").click();
    await page.locator("[data-question]").waitFor();
    await page.locator("[data-answer]").first().click();
    await page.locator("[data-outcome='solved'], [data-because]").first().waitFor();
    if ((await page.locator("[data-outcome]").count()) === 0) {
      await page.locator("[data-give-up]").click();
    }
    await page.locator("[data-outcome]").waitFor();
    const rating = await page.locator("[data-rating]").getAttribute("data-rating");
    expect(Number(rating)).not.toBe(1500);
    // The trainer
    await walkTo(page, "/puzzles/trainer");
    await page.locator("[data-play]").click();
    await page.locator("[data-answer]:enabled").first().click();
    await page.locator("[data-outcome]").waitFor();
    await walkTo(page, "/puzzles");
    await page.locator(`[data-solver-rating='${rating}']`).waitFor();
    expect(await page.locator("[data-past]").count()).toBe(2);
    expect(await faults(page, "puzzles without a server", "en")).toEqual([]);
    expect(troubles(page, AWAY)).toEqual([]);
  } finally {
    await house.server.start();
  }
  // The server knows nothing of it
  await page.goto("/");
  await page.locator("[data-puzzle-card='new']").waitFor();
  const { body } = await tryTo<SolverAnswer>(page, "GET", "/puzzles");
  expect([body.rating, body.rated, body.streak]).toEqual([1500, 0, 0]);
  expect(await page.locator("[data-on-device]").count()).toBe(0);
});

const answer = (word: string) => `button[data-answer="${word}"]:enabled`;

async function streamed(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}
