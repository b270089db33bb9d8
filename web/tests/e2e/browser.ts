// The Chromium of the machine, and people who sit at it.

import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** Chromium without the windows round its pages, which nobody sees here: half the work. */
const BARE = "/usr/bin/chromium-headless-shell";

export interface Looks {
  width?: number;
  height?: number;
  language?: string;
  theme?: "night" | "day";
  touch?: boolean;
  speed?: number;
  still?: boolean;
  /** Whether nobody looks at the pixels, so that none are painted: half the work. All else is done. */
  unseen?: boolean;
}

export function chromiumPath(): string {
  const found = process.env.CHROMIUM ?? CHROMIUM.find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Error("Chromium is missing: run `make services`, or set CHROMIUM to where it is");
}

/** The lightest Chromium that is there. */
export function barePath(): string {
  return process.env.CHROMIUM === undefined && existsSync(BARE) ? BARE : chromiumPath();
}

export async function openBrowser(executablePath = barePath()): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--in-process-gpu"],
  });
}

const seen = new WeakMap<Page, string[]>();

/** Everything that went wrong in a page: errors, what the console complains of, broken policy. */
export function troubles(page: Page, expected?: RegExp): string[] {
  return (seen.get(page) ?? []).filter((trouble) => expected?.test(trouble) !== true);
}

/** Somebody with a browser of their own. */
export async function sitDown(browser: Browser, url: string, looks: Looks = {}): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    viewport: { width: looks.width ?? 1280, height: looks.height ?? 800 },
    hasTouch: looks.touch ?? false,
    locale: looks.language ?? "en",
    reducedMotion: looks.still ? "reduce" : "no-preference",
    colorScheme: looks.theme === "day" ? "light" : "dark",
  });
  const settings = JSON.stringify({
    language: looks.language ?? "en",
    theme: looks.theme ?? "night",
    speed: looks.speed ?? 4,
  });
  await context.addInitScript((kept) => {
    if (localStorage.getItem("larceny.settings") === null) {
      localStorage.setItem("larceny.settings", kept);
    }
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`${event.violatedDirective} forbids ${event.blockedURI}`);
    });
  }, settings);
  if (looks.unseen) await context.addInitScript(paintNothing);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const troubled: string[] = [];
  seen.set(page, troubled);
  page.on("pageerror", (error) => troubled.push(String(error)));
  page.on("console", (line) => {
    if (line.type() === "error") troubled.push(`${line.text()} (${line.location().url})`);
  });
  return page;
}

/** In the page: it is laid out and answers as ever; `faults` shows it to axe all the same. */
function paintNothing(): void {
  const clear = new CSSStyleSheet();
  clear.replaceSync("html { opacity: 0 !important; }");
  document.adoptedStyleSheets.push(clear);
}
