// The page of games by lot, built for itself and shown in a browser; and the games for it.

import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Browser, Page } from "playwright-core";
import { build, type Rollup } from "vite";
import type { GameByLot, Played } from "./evening";

const ROOT = join(import.meta.dirname, "../../..");
const ADDRESS = "http://box.test/";
/** After so many games the table is laid anew. */
const GAMES_A_TABLE = 8;
/** Loading takes as long as the machine is busy; this ends what hangs. */
const LONGEST_MS = 240_000;

type Files = Map<string, string | Uint8Array>;

/** Build a page into memory; it is no part of what the server sends. */
async function built(script: string): Promise<{ files: Files; html: string }> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production"; // as it is sent to people, whatever runs this
  const answer = await build({
    configFile: false,
    mode: "production",
    root: import.meta.dirname,
    publicDir: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2022",
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: { input: join(import.meta.dirname, script) },
    },
  });
  process.env.NODE_ENV = NODE_ENV;
  const { output } = [answer].flat()[0] as { output: Rollup.OutputBundle[string][] };
  const files: Files = new Map(
    output.map((one) => [`/${one.fileName}`, one.type === "chunk" ? one.code : one.source]),
  );
  const entry = output.find((one) => one.type === "chunk" && one.isEntry)?.fileName ?? "";
  const styles = [...files.keys()].filter((name) => name.endsWith(".css"));
  const links = styles.map((name) => `<link rel="stylesheet" href="${name}">`).join("");
  const html = `<!doctype html><html lang="en">${links}<div id="root"></div><script type="module" src="/${entry}"></script></html>`;
  return { files, html };
}

const TYPES: Record<string, string> = { js: "text/javascript", css: "text/css" };

/** Open the page of games by lot in a browser that can draw in three dimensions. */
export function openTheatre(browser: Browser): Promise<Page> {
  return openBuilt(browser, "page.ts", () => window.playByLot !== undefined);
}

/** Open the page on which the box is looked at from every side. */
export function openStudio(browser: Browser): Promise<Page> {
  return openBuilt(browser, "studio.ts", () => window.readGrains !== undefined);
}

export async function openBuilt(
  browser: Browser,
  script: string,
  isReady: () => boolean,
): Promise<Page> {
  const { files, html } = await built(script);
  const page = await browser.newPage({ viewport: { width: 640, height: 480 } });
  page.setDefaultTimeout(LONGEST_MS);
  await page.addInitScript(() => {
    const kept = { language: "en", theme: "night", box: "solid" };
    localStorage.setItem("larceny.settings", JSON.stringify(kept));
  });
  await page.route(`${ADDRESS}**`, async (route) => {
    const name = new URL(route.request().url()).pathname;
    const body = name === "/" ? html : files.get(name);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = TYPES[name.split(".").at(-1) ?? ""] ?? "text/html";
    return route.fulfill({
      body: typeof body === "string" ? body : Buffer.from(body),
      contentType,
    });
  });
  await page.goto(ADDRESS);
  while (!(await page.evaluate(isReady))) {
    await new Promise((done) => setTimeout(done, 20)); // the page's own time stands still
  }
  return page;
}

/** Games that the rules' own program plays by lot, as its server would tell them. */
export async function* gamesByLot(games: number, seed: number): AsyncGenerator<GameByLot> {
  const python = join(ROOT, ".venv/bin/python");
  const asked = ["-m", "tests.games_by_lot", "--games", String(games), "--seed", String(seed)];
  const child = spawn(python, asked, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      // The border: what the program tells is believed to have the shape that was generated.
      yield JSON.parse(line) as GameByLot;
    }
    if ((await ended) !== 0) throw new Error("the games could not be played");
  } finally {
    child.kill();
  }
}

export interface Season {
  games: number;
  steps: number;
  ways: Record<string, number>;
  players: Set<number>;
  rules: Set<string>;
  faults: string[];
}

/** Play so many games on the page, and tell what was wrong. */
export async function playSeason(
  page: Page,
  games: number,
  seed: number,
  told: (season: Season) => void = () => {},
): Promise<Season> {
  const season: Season = {
    games: 0,
    steps: 0,
    ways: {},
    players: new Set(),
    rules: new Set(),
    faults: [],
  };
  for await (const game of gamesByLot(games, seed)) {
    const played: Played = await page.evaluate(
      ([one, lot, anew]) => window.playByLot(one, lot, anew),
      [game, seed * 100_003 + game.index, season.games % GAMES_A_TABLE === 0] as const,
    );
    season.games += 1;
    season.steps += played.steps;
    season.players.add(game.players);
    season.rules.add(game.rules);
    for (const [way, count] of Object.entries(played.ways)) {
      season.ways[way] = (season.ways[way] ?? 0) + count;
    }
    const name = `game ${game.index} of seed ${seed} (${game.rules}, ${game.players}, eyes ${game.eyes})`;
    season.faults.push(...played.faults.map((fault) => `${name}, ${fault}`));
    told(season);
  }
  return season;
}
