// How heavy the client is, and how fast it comes: npm run weigh -- URL
// Prints the gzipped JavaScript that a running game of each title needs, then Lighthouse's mobile run.

import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";

const url = process.argv[2] ?? "http://127.0.0.1:8000";
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const LIMIT_KB = 180;
let failed = false;

const port = 9333;
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", `--remote-debugging-port=${port}`],
});
try {
  for (const [game, name] of [
    ["master-thieves", "Master Thieves"],
    ["forty-thieves", "40 Thieves"],
  ]) {
    const context = await browser.newContext({ locale: "en" });
    const page = await context.newPage();
    const scripts = new Map();
    page.on("response", async (response) => {
      if (!/\.js$/.test(new URL(response.url()).pathname)) return;
      scripts.set(response.url(), await response.body().catch(() => Buffer.alloc(0)));
    });
    await page.goto(url);
    const began = Date.now();
    await page.locator(`[data-play-now="${game}"]`).click();
    await page.locator("[data-shown]").waitFor({ timeout: 20_000 });
    const ms = Date.now() - began;
    await page.waitForTimeout(500);
    const bytes = [...scripts.values()].reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    const kb = bytes / 1024;
    failed ||= kb > LIMIT_KB || ms > 5_000;
    console.log(`${name}: ${kb.toFixed(1)} KB of JavaScript, gzipped (at most ${LIMIT_KB}); from the click on “Play now” to the table ${ms} ms`);
    await context.close();
  }
  const { default: lighthouse } = await import("lighthouse");
  const categories = ["performance", "accessibility", "best-practices"];
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: categories });
  const { categories: scores, audits } = result.lhr;
  for (const name of categories) console.log(`Lighthouse ${name}: ${Math.round(scores[name].score * 100)}`);
  console.log(`Largest contentful paint: ${audits["largest-contentful-paint"].displayValue}`);
  failed ||= scores.accessibility.score < 1 || scores["best-practices"].score < 1;
  failed ||= audits["largest-contentful-paint"].numericValue > 2_000;
} finally {
  await browser.close();
}
process.exit(failed ? 1 : 0);
