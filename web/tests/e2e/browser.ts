// The Chromium of the machine, and people who sit at it.

import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { barePath } from "./finding";

export { barePath, chromiumPath } from "./finding";

/** A busy machine is slow, not wrong: nothing is waited for longer, so that what hangs ends. */
export const PATIENCE_MS = 300_000;
/** For `expect.poll`, which looks again and again. */
export const PATIENT = { timeout: PATIENCE_MS, interval: 100 };

export interface Looks {
  width?: number;
  height?: number;
  language?: string;
  theme?: "night" | "day";
  touch?: boolean;
  /** The pace that one likes; at once, if nothing else is said. */
  pace?: "calm" | "normal" | "brisk" | "at-once";
  /** How fast everything is shown, where that is no pace for people; as good as at once from 100 on. */
  speed?: number;
  still?: boolean;
  /** The time zone in which they are. */
  zone?: string;
  /** Whether nobody looks at the pixels, so that none are painted: half the work. All else is done. */
  unseen?: boolean;
}

/** Nobody sees the windows, and nothing is drawn in three dimensions. */
const FLAT = ["--disable-gpu", "--in-process-gpu"];
/** The name by which others in the house call this computer. */
const NAMED = "--host-resolver-rules=MAP games.home 127.0.0.1";

export async function openBrowser(
  executablePath = barePath(),
  args: readonly string[] = FLAT,
): Promise<Browser> {
  const how = { executablePath, args: [...args, NAMED], timeout: PATIENCE_MS };
  if (!isSandboxed()) return chromium.launch({ ...how, chromiumSandbox: false });
  try {
    return await chromium.launch({ ...how, chromiumSandbox: true });
  } catch {
    // Not everywhere may a user have one (containers, AppArmor); what fails for another reason fails again.
    return chromium.launch({ ...how, chromiumSandbox: false });
  }
}

/** Chromium refuses to be sandboxed for root. */
function isSandboxed(): boolean {
  return process.getuid?.() !== 0 && process.env.LARCENY_TEST_BROWSER_NO_SANDBOX !== "1";
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
    ...(looks.zone === undefined ? {} : { timezoneId: looks.zone }),
    reducedMotion: looks.still ? "reduce" : "no-preference",
    colorScheme: looks.theme === "day" ? "light" : "dark",
  });
  const settings = JSON.stringify({
    language: looks.language ?? "en",
    theme: looks.theme ?? "night",
    ...paced(looks),
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
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const troubled: string[] = [];
  seen.set(page, troubled);
  page.on("pageerror", (error) => troubled.push(String(error)));
  page.on("console", (line) => {
    if (line.type() === "error") troubled.push(`${line.text()} (${line.location().url})`);
  });
  return page;
}

/** The settings for a pace, or for a speed by which events are still shown one by one. */
function paced({ pace, speed }: Looks): { pace: string; haste?: number } {
  if (pace !== undefined) return { pace };
  if (speed === undefined || speed >= 100) return { pace: "at-once" };
  return { pace: "brisk", haste: speed / 2 };
}

/** In the page: it is laid out and answers as ever; `faults` shows it to axe all the same. */
function paintNothing(): void {
  const clear = new CSSStyleSheet();
  clear.replaceSync("html { opacity: 0 !important; }");
  document.adoptedStyleSheets.push(clear);
}
