// The page of plain files, as `make site` puts it beside the documents: any server of files sends it, from
// whatever folder it lies in, and whole games are played on it.

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { en } from "../words";
import { sitDown, troubles } from "./browser";
import { dice, playOn } from "./driver";
import { openHouse } from "./house";
import { faults } from "./looking";
import { ROOT } from "./server";

const house = openHouse();

/** Where the page lies at its server: not at the root, as a server of one's own would have it. */
const FOLDER = "games/of thieves/play";
const HERE = `/${encodeURI(FOLDER)}/`;
const LOOKS = { speed: 1000, still: true, unseen: true };
const GAMES = ["master-thieves", "forty-thieves"];

const site = mkdtempSync(join(tmpdir(), "larceny-files-"));
let files: ChildProcess | null = null;
let url = "";

beforeAll(async () => {
  const built = ["vite", "build", "--mode", "plain", "--logLevel", "error", "--emptyOutDir"];
  const web = join(ROOT, "web");
  execFileSync("npx", [...built, "--outDir", join(site, FOLDER)], { cwd: web });
  const serves = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", site];
  files = spawn(join(ROOT, ".venv/bin/python"), serves, { stdio: ["ignore", "pipe", "ignore"] });
  if (files.stdout === null) throw new Error("it has nowhere to say where it listens");
  for await (const line of createInterface(files.stdout)) {
    const port = /port (\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    url = `http://127.0.0.1:${port}`;
    break;
  }
});

afterAll(() => {
  files?.kill();
  rmSync(site, { recursive: true, force: true });
});

/** Open the page, and note all that it asks for. */
async function opened(looks: object = {}): Promise<{ page: Page; asked: string[] }> {
  const page = await sitDown(house.browser, url, { ...LOOKS, ...looks });
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(request.url()));
  await page.goto(HERE);
  await page.locator("[data-play-now]").first().waitFor();
  return { page, asked };
}

const elsewhere = (asked: string[]) => asked.filter((one) => !one.startsWith(url + HERE));

test("who only looks at the page fetches nothing of the engine", async () => {
  const { page, asked } = await opened();
  await page.locator("[data-puzzle-card]").waitFor();
  await page.locator("[data-offline]").click();
  await page.getByRole("heading", { name: en.alone.title, level: 1 }).waitFor();
  expect(asked.filter((one) => one.includes("/engine/"))).toEqual([]);
  expect(elsewhere(asked)).toEqual([]);
  expect(await faults(page, "plain files", "en")).toEqual([]);
});

test.each(GAMES)("%s is played to its end", async (game) => {
  const phone = { width: 390, height: 844, touch: true };
  const { page, asked } = await opened(game === "forty-thieves" ? phone : {});
  await page.locator(`[data-play-now="${game}"]`).click();
  await page.waitForURL(/#\/table\/local-/, { waitUntil: "commit" });
  await playOn(page, "pointer", dice(8));
  await page.locator('[data-record="json"]').waitFor();
  expect(elsewhere(asked)).toEqual([]);
  expect(troubles(page)).toEqual([]);
});

test("the puzzle of the day is there, and what was answered is kept", async () => {
  const { page, asked } = await opened();
  await page.locator("[data-puzzle-card] a").click();
  await page.locator("[data-give-up]").click();
  await page.locator("[data-outcome='failed']").waitFor();
  await page.goto(`${HERE}#/puzzles`);
  await page.reload();
  await page.locator("[data-today='failed']").waitFor();
  expect(elsewhere(asked)).toEqual([]);
  expect(troubles(page)).toEqual([]);
});
