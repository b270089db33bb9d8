// How heavy the client is and how fast it comes: `make weigh`.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumPath, openBrowser, sitDown } from "../tests/e2e/browser";
import { freePort, Server } from "../tests/e2e/server";
import { judge, type Verdict } from "./lighthouse";
import { figure, KB, Report } from "./report";
import { GAMES, screens } from "./screens";
import { Transfer } from "./transfer";

const SCRIPT_KB = 180;
const FONTS_KB = 60;
const START_MS = 5_000;
const LCP_MS = 2_000;
/** A machine that does something else meanwhile only ever makes a run slower: the best one counts. */
const RUNS = 3;

const report = new Report();
const server = new Server();
try {
  await server.start();
  await weight();
  await lighthouse();
} finally {
  await server.stop();
}
process.exit(report.end());

/** A first visit, from the address to a running game. */
async function weight(): Promise<void> {
  const browser = await openBrowser(chromiumPath());
  for (const { game, name } of GAMES) {
    report.title(`${name}: a first visit, from the home screen to a running game`);
    const page = await sitDown(browser, server.url, { speed: 1 });
    const transfer = new Transfer(page);
    await page.goto("/");
    const ms = await playNow(page, game);
    await page.waitForTimeout(1_000);
    const script = await transfer.of("script");
    const style = await transfer.of("stylesheet");
    const fonts = await transfer.of("font");
    report.atMost("JavaScript, as the server sends it", script.sent / KB, SCRIPT_KB, "KB", 1);
    report.atMost("JavaScript, gzip -9", script.gzipped / KB, SCRIPT_KB, "KB", 1);
    report.atMost("Fonts", fonts.sent / KB, FONTS_KB, "KB", 1);
    report.tell("CSS", `${figure(style.sent / KB, 1)} KB`);
    report.tell("Files of these kinds", String(script.files + style.files + fonts.files));
    report.atMost("Click on “Play now” → table", ms, START_MS, "ms");
    await page.context().close();
  }
  await browser.close();
}

async function playNow(page: Page, game: string): Promise<number> {
  const button = page.locator(`[data-play-now="${game}"]`);
  await button.waitFor();
  const began = performance.now();
  await button.click();
  await page.locator("[data-shown]").waitFor();
  return performance.now() - began;
}

async function lighthouse(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "larceny-weigh-"));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath(),
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
    baseURL: server.url,
    viewport: null,
  });
  try {
    await homeScreen(port);
    await otherScreens(context, port);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function homeScreen(port: number): Promise<void> {
  report.title(`Lighthouse, mobile, the home screen (the best of ${RUNS} runs)`);
  const runs: Verdict[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await judge(server.url, port, ["performance", "accessibility", "best-practices"]));
  }
  const best = (audit: string) => Math.min(...runs.map((verdict) => verdict.milliseconds(audit)));
  report.atMost("Largest contentful paint", best("largest-contentful-paint"), LCP_MS, "ms");
  report.tell("First contentful paint", `${figure(best("first-contentful-paint"), 0)} ms`);
  report.tell("Total blocking time", `${figure(best("total-blocking-time"), 0)} ms`);
  report.tell(
    "Performance",
    String(Math.max(...runs.map((verdict) => verdict.score("performance")))),
  );
}

async function otherScreens(context: BrowserContext, port: number): Promise<void> {
  report.title("Lighthouse, mobile, every screen: accessibility and best practices");
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem("larceny.settings", JSON.stringify({ language: "en", speed: 1_000 }));
  });
  const all = await screens(page);
  await page.close();
  for (const [name, path] of all) {
    const verdict = await judge(`${server.url}${path}`, port, ["accessibility", "best-practices"]);
    for (const category of ["accessibility", "best-practices"] as const) {
      const faults = verdict.faults(category).join("; ");
      const what = `${name}: ${category.replace("-", " ")}`;
      report.full(what, verdict.score(category), 100, faults);
    }
  }
}
