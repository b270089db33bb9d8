// The box in three dimensions: what it costs, and whether it always shows what the server says. `make solid`.

import { openBrowser, sitDown } from "../tests/e2e/browser";
import { dice, nextQuestion } from "../tests/e2e/driver";
import { Server } from "../tests/e2e/server";
import { drawNoTriangles, likeSolid, openSolidBrowser, sceneAtRest } from "../tests/e2e/solid";
import { openTheatre, playSeason } from "../tests/solid/theatre";
import { scriptOfFrames } from "./frames";
import { heldIn, type Kept, kept, type Traced, traced } from "./health";
import { nextTable, playMoves, playTo } from "./moves";
import { figure, KB, median, Report, slope } from "./report";
import {
  before,
  finishedGame,
  forward,
  type Info,
  sitAtSolid,
  stepsWith,
  takeMost,
  watchMost,
} from "./scenes";
import { Transfer } from "./transfer";

const CHUNK_KB = 200;
const SCRIPT_MS = 4;
const TASK_MS = 100;
const CALLS = 150;
const TRIANGLES = 150_000;
const OPENINGS = 10;
const NORMAL_MOVES = 30;
const EVERY = 100;
/** Until then the story fills up to what is kept of it, and everything has been drawn once. */
const WARM = 300;
const MOVES = WARM + 500;
const HEAP_KB_A_MOVE = 0.75;
/** A thing goes to the graphics processor when it is seen for the first time: some wait for long. */
const SEEN_LATE = 6;
const EIGHT = { game: "master-thieves", name: "Master Thieves", seats: 8 };

/** node measure/run.mjs solid [weight | frames | growth | games]; GAMES and SEED come from outside. */
const [, , , only] = process.argv;
const PARTS = ["weight", "frames", "growth", "games"];
if (only !== undefined && !PARTS.includes(only)) {
  console.error(`There is no part “${only}”: ${PARTS.join(", ")}`);
  process.exit(2);
}
const wants = (part: string) => only === undefined || only === part;
const GAMES = Number(process.env.GAMES || 200);
const SEED = Number(process.env.SEED || Math.floor(Math.random() * 1_000_000));

const report = new Report();
const server = new Server();
try {
  if (only !== "games") await server.start();
  if (wants("weight")) await weight();
  if (wants("frames")) await frames();
  if (wants("growth")) await growth();
  if (wants("games")) await gamesByLot();
} finally {
  await server.stop();
}
process.exit(report.end());

/** What comes over the wire for the third dimension, and only for it. */
async function weight(): Promise<void> {
  report.title("The part of the program that draws in three dimensions");
  const browser = await openSolidBrowser();
  const flat = new Set<string>();
  for (const solid of [false, true]) {
    const page = await sitDown(browser, server.url, { width: 720, height: 560 });
    if (solid) await likeSolid(page);
    const transfer = new Transfer(page, (url) => solid && !flat.has(url));
    if (!solid) page.on("response", (answer) => flat.add(new URL(answer.url()).pathname));
    await nextTable(page, { ...EIGHT, seats: 2 });
    if (solid) await page.locator("[data-solid]").first().waitFor();
    await page.waitForTimeout(1_000);
    if (solid) {
      const { gzipped, files } = await transfer.of("script");
      report.atMost("JavaScript, gzip -9", gzipped / KB, CHUNK_KB, "KB", 1);
      report.full("Files of it", files, 1, "it is loaded only where it is wanted");
    }
    await page.context().close();
  }
  await browser.close();
}

/** Script a frame in what moves most, and how much is drawn, at a full table with every detail. */
async function frames(): Promise<void> {
  const host = await openBrowser();
  const game = await finishedGame(host, server.url, EIGHT.seats);
  await host.close();
  const browser = await openSolidBrowser();
  const page = await sitAtSolid(browser, server.url, 1);
  await drawNoTriangles(page);
  const flips = stepsWith(game, ({ event, move }) => event === "BoxMoved" && move === "flip");
  const openings = stepsWith(game, ({ event }) => event === "Opened");
  const all: Traced[] = [];
  for (const [name, steps] of [
    ["A flip", flips.slice(-1)],
    [`${OPENINGS} drawers opened`, openings.slice(-OPENINGS)],
  ] as const) {
    report.title(`${name}, ${EIGHT.seats} at the table, every detail`);
    const script: number[] = [];
    for (const step of steps) {
      await before(page, game, step);
      const mine = await traced(browser, page, () => forward(page));
      script.push(...scriptOfFrames(mine));
      all.push(...mine);
    }
    report.full("Times", steps.length, name === "A flip" ? 1 : OPENINGS);
    report.tell("Frames", String(script.length));
    report.atMost("Script a frame, in the middle", median(script), SCRIPT_MS, "ms", 2);
    report.tell("Script of the longest frame", `${figure(Math.max(...script), 1)} ms`);
  }
  await page.context().close();
  report.title("All of that");
  longestTask(all);
  const seen = await sitAtSolid(browser, server.url, 1);
  await watchMost(seen);
  await before(seen, game, openings.at(-1) ?? 1);
  await forward(seen);
  const most = await takeMost(seen);
  await seen.context().close();
  report.atMost("Draw calls, at most", most.calls, CALLS, "");
  report.atMost("Triangles, at most", most.triangles, TRIANGLES, "");
  const live = await sitAtSolid(browser, server.url, 1);
  await drawNoTriangles(live);
  await nextTable(live, EIGHT);
  await nextQuestion(live, -1, Number.POSITIVE_INFINITY);
  await sceneAtRest(live); // it has been loaded
  const mine = await traced(browser, live, () => playTo(live, NORMAL_MOVES, dice(11), "keyboard"));
  report.title(`A game of ${EIGHT.seats}: ${NORMAL_MOVES} moves at normal speed`);
  longestTask(mine);
  report.atMost("Script a frame, in the middle", median(scriptOfFrames(mine)), SCRIPT_MS, "ms", 2);
  await live.context().close();
  await browser.close();
}

function longestTask(mine: Traced[]): void {
  const { own, doing } = heldIn(mine);
  report.atMost("Longest task, its own time", own, TASK_MS, "ms");
  report.tell("Most of it, in ms", "", doing);
}

/** What stays in memory, and with the graphics processor, over many moves in one tab. */
async function growth(): Promise<void> {
  report.title(`${MOVES} moves in one tab, ${EIGHT.seats} at the table`);
  const browser = await openSolidBrowser();
  const page = await sitDown(browser, server.url, { width: 480, height: 480, speed: 16 });
  page.setDefaultTimeout(60_000);
  await likeSolid(page, "light"); // "auto" builds a lighter one in the middle of it when frames are slow
  await drawNoTriangles(page);
  await watchMost(page);
  const session = await page.context().newCDPSession(page);
  const marks: (Kept & Info)[] = [];
  const mark = async (moves: number) => {
    const now = { ...(await kept(session)), ...(await takeMost(page)) };
    if (moves >= WARM) marks.push(now);
    const objects = `${now.geometries} geometries, ${now.textures} textures, ${now.programs} programs`;
    report.tell(`Memory after ${moves} moves`, `${figure(now.heap / KB, 0)} KB`, objects);
  };
  await playMoves(page, EIGHT, MOVES, EVERY, mark, "keyboard");
  const aMove = slope(marks.map(({ heap }) => heap)) / EVERY / KB;
  report.atMost("Growth of memory, a move", aMove, HEAP_KB_A_MOVE, "KB", 2);
  const [first, last] = [marks[0], marks.at(-1)];
  for (const what of ["geometries", "textures", "programs"] as const) {
    const grown = (last?.[what] ?? Number.NaN) - (first?.[what] ?? Number.NaN);
    const late = what === "geometries" ? SEEN_LATE : 0;
    report.atMost(`Growth of ${what}, all moves`, grown, late, "");
  }
  await browser.close();
}

/** Whole games at full speed with random skipping: after every step the scene is the server's view. */
async function gamesByLot(): Promise<void> {
  report.title(
    `${GAMES} games by lot, seed ${SEED}: after every step the scene is the server's view`,
  );
  const browser = await openSolidBrowser();
  const page = await openTheatre(browser);
  const began = Date.now();
  const season = await playSeason(page, GAMES, SEED, ({ games, steps, faults }) => {
    if (games % 20 !== 0) return;
    const seconds = figure((Date.now() - began) / 1_000, 0);
    report.tell(
      `${games} games`,
      `${figure(steps, 0)} steps`,
      `${seconds} s, ${faults.length} faults`,
    );
  });
  for (const fault of season.faults.slice(0, 12)) console.log(`   ${fault}`);
  const sizes = [...season.players].sort().join(", ");
  report.tell("Players", sizes, `${season.rules.size} rulesets`);
  for (const [way, count] of Object.entries(season.ways))
    report.tell(`Steps ${way}`, figure(count, 0));
  report.full("Games played to their end", season.games, GAMES);
  report.atMost("Steps where the scene is not the view", season.faults.length, 0, "");
  await browser.close();
}
