// `make clip`: a few turns of real games as a moving picture for the documents. Bots play
// games from known secrets; turns in which much happens are then shown as a replay.

import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import type { ReplayAnswer, ReplayStepAnswer } from "../src/generated/api";
import { sitDown } from "../tests/e2e/browser";
import { Server } from "../tests/e2e/server";
import { likeSolid, openSolidBrowser, sceneAtRest } from "../tests/e2e/solid";

import { type Excerpt, FALLEN, MOVED, STOLEN, turnWith, type Wish } from "./excerpt";
import { Reel } from "./reel";
import { KB, Report } from "./report";

const ROOT = join(import.meta.dirname, "../..");
const FILE = process.env.CLIP ?? join(ROOT, "docs/pictures/clip.webp");
const FILM = join(import.meta.dirname, "film.mjs");
const PYTHON = join(ROOT, ".venv/bin/python");
/** So large is the table, and so large the picture of it. */
const TABLE = { width: 1120, height: 700 };
const PICTURE_WIDTH = 960;
/** Twelve pictures a second, and a little faster than one plays. */
const SHOWN_MS = 80;
const PASSED_MS = 105;
const REST_MS = 300;
const LONGEST_S = 16;
const MOST_KB = 2_500;
/** So many of each title are played, and the best is shown. */
const GAMES = 8;
const PATIENCE_S = 300;
/** Without a graphics processor a picture in three dimensions takes its time. */
const PICTURE_MS = 120_000;

interface Scene {
  game: string;
  table: string;
  eyes: string;
  parts: Excerpt[];
  ms: number;
}

const run = promisify(execFile);
const report = new Report();
const server = new Server();
const browser = await openSolidBrowser();
const folder = mkdtempSync(join(tmpdir(), "larceny-clip-"));
try {
  const boxes = await laid("master-thieves", "novice", 4);
  const jars = await laid("forty-thieves", "expert", 3);
  await server.start();
  const scenes = [
    await chosen("master-thieves", boxes, 4, [FALLEN, MOVED]),
    await chosen("forty-thieves", jars, 3, [STOLEN]),
  ];
  const frames: Buffer[] = [];
  for (const scene of scenes) frames.push(...(await filmed(scene)));
  frames.forEach((frame, at) => {
    writeFileSync(join(folder, `${String(at).padStart(4, "0")}.png`), frame);
  });
  const options = [folder, FILE, PICTURE_WIDTH, SHOWN_MS, MOST_KB * KB].map(String);
  await run(process.execPath, [FILM, ...options]);
  report.title(FILE);
  report.tell("Pictures", String(frames.length));
  report.atMost("Runs for", (frames.length * SHOWN_MS) / 1000, LONGEST_S, "s", 1);
  report.atMost("Size", statSync(FILE).size / KB, MOST_KB, "KB");
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}
process.exit(report.end());

/** Lay tables of bots in the database; a server that finds them plays the same games every time. */
async function laid(game: string, bot: string, seats: number): Promise<string[]> {
  const secrets = Array.from({ length: GAMES }, (_, at) => `clip ${at + 1}`);
  const where = ["-m", "tests.server.seeded", `sqlite:///${server.database}`];
  const told = await run(PYTHON, [...where, game, bot, String(seats), ...secrets], { cwd: ROOT });
  return told.stdout.trim().split("\n");
}

/** Of games that are over, the one that has a turn for every wish, through one pair of eyes, soonest. */
async function chosen(
  game: string,
  tables: string[],
  seats: number,
  wishes: Wish[],
): Promise<Scene> {
  const found: Scene[] = [];
  for (const table of tables) {
    for (let seat = 0; seat < seats; seat += 1) {
      const steps = await seen(table, seat);
      const parts = wishes.flatMap((wish) => turnWith(game, steps, wish) ?? []);
      if (parts.length < wishes.length) continue;
      const ms = parts.reduce((sum, part) => sum + part.ms, 0);
      found.push({ game, table, eyes: String(seat), parts, ms });
    }
  }
  const [best] = found.sort((one, other) => one.ms - other.ms);
  if (best === undefined) throw new Error(`no game of ${game} had what is to be shown`);
  return best;
}

/** A game as a seat has seen it, as soon as its bots have played it. */
async function seen(table: string, seat: number): Promise<ReplayStepAnswer[]> {
  for (let waited = 0; waited < PATIENCE_S; waited += 1) {
    const answer = await fetch(`${server.url}/api/tables/${table}/replay?eyes=${seat}`);
    // The border: what the server says is believed to have the shape that its schema promises.
    if (answer.ok) return ((await answer.json()) as ReplayAnswer).steps;
    await new Promise((done) => setTimeout(done, 1_000));
  }
  throw new Error(`the game at ${table} stands still`);
}

/** Show the parts of a scene one after the other, and take pictures of them. */
async function filmed({ game, table, eyes, parts }: Scene): Promise<Buffer[]> {
  const isBox = game === "master-thieves";
  const frames: Buffer[] = [];
  for (const { after, steps } of parts) {
    const page = await sitDown(browser, server.url, { ...TABLE, speed: 1 });
    page.setDefaultTimeout(PICTURE_MS);
    if (isBox) await likeSolid(page, "full");
    await page.clock.install();
    await page.goto(`/replay/${table}?eyes=${eyes}&seq=${after}`);
    await stands(page);
    if (isBox) await sceneAtRest(page);
    await onlyTable(page);
    const reel = new Reel(page, PASSED_MS);
    await reel.hold();
    await reel.rest(REST_MS);
    for (let at = 0; at < steps; at += 1) {
      await reel.step();
      await reel.shoot();
    }
    await reel.rest(REST_MS);
    frames.push(...reel.frames);
    await page.context().close();
  }
  return frames;
}

async function stands(page: Page): Promise<void> {
  await page.waitForFunction(() => window.larceny?.().moving === false);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500); // pictures are decoded
}

/** What moves through time is not to be seen in the picture. */
async function onlyTable(page: Page): Promise<void> {
  await page.evaluate(() => {
    const around = document.querySelectorAll<HTMLElement>("header:has(h1), main > section");
    for (const one of around) one.style.display = "none";
    const main = document.querySelector("main");
    for (const one of [main, main?.parentElement]) {
      if (one) one.style.gridTemplateRows = "minmax(0, 1fr)";
    }
  });
  await page.waitForTimeout(300);
}
