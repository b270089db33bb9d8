// Whether a game runs smoothly, and goes on doing so: `make smooth`.

import type { Page } from "playwright-core";
import { chromiumPath, openBrowser, sitDown } from "../tests/e2e/browser";
import { dice, nextQuestion } from "../tests/e2e/driver";
import { Server } from "../tests/e2e/server";
import { atRest, type Held, heldUp, type Kept, kept } from "./health";
import { type Game, nextTable, playMoves, playTo } from "./moves";
import { figure, KB, Report, slope } from "./report";

const GAMES: Game[] = [
  // Short games: what lies on the pillows grows with each of them, and only what grows from game to game is kept.
  { game: "master-thieves", name: "Master Thieves", seats: 8, changes: { round_cap: 3 } },
  { game: "forty-thieves", name: "40 Thieves", seats: 4 },
];
const TASK_MS = 100;
const NORMAL_MOVES = 40;
/** What is on the table differs from move to move by a few hundred nodes: many marks tell a trend from that. */
const EVERY = 25;
const TOLD_EVERY = 100;
/** Until then the story fills up to what is kept of it. */
const WARM = 300;
const MOVES = WARM + 500;
/** What a move may add: noise. A view kept with every move would be 3 KB, its events 1 KB. */
const HEAP_KB_A_MOVE = 0.75;
const NODES_A_MOVE = 0.5;
const LISTENERS_A_MOVE = 0.1;
/** Of one processor, while nothing happens. */
const REST_PERCENT = 5;

const report = new Report();
const server = new Server();
const browser = await openBrowser(chromiumPath());
const [, , , only] = process.argv; // node measure/run.mjs smooth forty-thieves
try {
  await server.start();
  for (const game of GAMES.filter((one) => only === undefined || one.game === only)) {
    report.title(`${game.name}, ${game.seats} at the table: ${NORMAL_MOVES} moves at normal speed`);
    await tasks(game);
    await memory(game);
    for (const theme of ["night", "day"] as const) await rest(game, theme);
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exit(report.end());

/** The longest task at normal speed; then on a machine a quarter as fast. */
async function tasks(game: Game): Promise<void> {
  const held = await playedAt(game, 1);
  report.atMost("Longest task, its own time", held.own, TASK_MS, "ms");
  report.tell("Longest task, by the clock", ms(held.wall), "more where other programs run");
  report.tell("Tasks of more than 50 ms, by the clock", String(held.count));
  report.tell("Longest call of a script", ms(held.script));
  const slow = await playedAt(game, 4);
  report.tell("Longest task, processor four times slower", ms(slow.own));
}

async function playedAt(game: Game, slower: number): Promise<Held> {
  const page = await sitDown(browser, server.url, { speed: 1 });
  await nextTable(page, game);
  await nextQuestion(page, -1, Number.POSITIVE_INFINITY); // what loading takes is another matter
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const held = await heldUp(browser, page, () => playTo(page, NORMAL_MOVES, dice(11)));
  await page.context().close();
  return held;
}

/** What stays in memory over many moves: one tab, as many games as it takes, nothing loaded anew. */
async function memory(game: Game): Promise<void> {
  const page = await sitDown(browser, server.url, { speed: 4 });
  const session = await page.context().newCDPSession(page);
  const marks: Kept[] = [];
  const games = await playMoves(page, game, MOVES, EVERY, async (moves) => {
    const now = await kept(session);
    if (moves >= WARM) marks.push(now);
    if (moves % TOLD_EVERY !== 0) return;
    const code = `${figure(now.code / KB, 0)} KB of compiled code besides`;
    const facts = `${code}, ${figure(now.nodes, 0)} nodes, ${figure(now.listeners, 0)} listeners`;
    report.tell(`Memory after ${moves} moves`, `${figure(now.heap / KB, 0)} KB`, facts);
  });
  const aMove = (what: keyof Kept) => slope(marks.map((mark) => mark[what])) / EVERY;
  report.tell("Games for that, without loading anew", String(games));
  report.atMost("Growth of memory, a move", aMove("heap") / KB, HEAP_KB_A_MOVE, "KB", 2);
  report.atMost("Growth of nodes, a move", aMove("nodes"), NODES_A_MOVE, "", 2);
  report.atMost("Growth of listeners, a move", aMove("listeners"), LISTENERS_A_MOVE, "", 2);
  await page.context().close();
}

function ms(time: number): string {
  return `${figure(time, 0)} ms`;
}

async function rest(game: Game, theme: "night" | "day"): Promise<void> {
  const page = await sitDown(browser, server.url, { speed: 4, theme });
  await nextTable(page, game);
  await nextQuestion(page, -1, Number.POSITIVE_INFINITY);
  await settled(page);
  const cost = await atRest(browser, page);
  report.atMost(`Processor at rest, by ${theme}`, cost, REST_PERCENT, "%", 1);
  await page.context().close();
}

/** Wait for what moves a few times and ends by itself; what never ends is measured. */
async function settled(page: Page): Promise<void> {
  const still = () => document.getAnimations().every(({ playState }) => playState !== "running");
  await page.waitForFunction(still, null, { timeout: 20_000 }).catch(() => undefined);
}
