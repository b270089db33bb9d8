// The camera: pictures of what is on the screen, by night and by day, and of moments that pass.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { sitDown } from "../e2e/browser";
import { likeSolid, sceneAtRest } from "../e2e/solid";
import { probe } from "../e2e/watching";
import { keptAs } from "./kept";
import { folderOf, type Look, type Theme } from "./looks";
import { Reel } from "./reel";
import { finishMotion, light, scrolledTo, stick, stopAt } from "./stillness";
import { writeStrip } from "./strip";

const ROOT = join(__dirname, "../../..");
export const SHOTS = process.env.SHOTS ?? join(ROOT, "shots");
const KEPT = process.env.KEPT ?? join(ROOT, "docs/pictures");

/** Long pages are shown so far; what follows looks the same. */
const MOST_PIXELS = 9_000;
/** So long nothing must be loaded and nothing grow, and then everything has come to rest. */
const QUIET_MS = 60;
const TICK_MS = 40;
/** A picture in the documents is sent often. */
const MOST_BYTES = 150_000;

export interface Taken {
  file: string;
  look: Look;
  theme: Theme;
  name: string;
}

/** An event of a finished game, and how far it is to have come in the picture. */
export interface Moment {
  table: string;
  seq: number;
  event: string;
  /** Which of the events of this kind in the step, counted from 1. */
  nth: number;
  fraction: number;
}

/** An event of a step, and how far it is to have come in one picture of a film. */
export type Still = Pick<Moment, "event" | "fraction">;

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Cookies = Awaited<ReturnType<ReturnType<Page["context"]>["cookies"]>>;

export class Camera {
  private readonly loading = new Set<unknown>();
  /** What the page sends instead of its next decision, so that the server refuses it. */
  private instead: string | null = null;

  private constructor(
    readonly page: Page,
    readonly look: Look,
    private readonly taken: Taken[],
    /** The box is seen in three dimensions. */
    private readonly solid: boolean,
  ) {
    page.on("request", (request) => this.loading.add(request));
    page.on("requestfinished", (request) => this.loading.delete(request));
    page.on("requestfailed", (request) => this.loading.delete(request));
  }

  /** A camera in the hands of somebody whom the server knows by these cookies. */
  static async of(
    browser: Browser,
    url: string,
    look: Look,
    cookies: Cookies,
    taken: Taken[],
    solid = false,
  ): Promise<Camera> {
    const [theme = "night"] = look.themes;
    const page = await sitDown(browser, url, { ...look, speed: 1, theme });
    if (solid) await likeSolid(page, "full");
    if (solid) page.setDefaultTimeout(60_000);
    await page.context().addCookies(cookies);
    await page.clock.install();
    const camera = new Camera(page, look, taken, solid);
    await camera.sitBetween();
    return camera;
  }

  /** Let the next decision arrive as another one. */
  twist(word: string): void {
    this.instead = word;
  }

  private async sitBetween(): Promise<void> {
    await this.page.routeWebSocket("**/api/socket", (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        const said = JSON.parse(String(message));
        if (said.type === "act" && this.instead !== null) said.action = this.instead;
        server.send(JSON.stringify(said));
      });
    });
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  /** Go to an address and wait until nothing is loaded any more. */
  async go(path: string): Promise<void> {
    await this.page.clock.resume();
    // The home screen asks for nothing before it is painted.
    const answered = this.page.waitForResponse((answer) => answer.url().includes("/api/"));
    await this.page.goto(path);
    await this.page.locator("h1, h2").first().waitFor();
    await answered;
    await this.settle();
  }

  /** Go to a table and wait until it stands still. */
  async goToTable(table: string): Promise<void> {
    this.instead = null;
    await this.page.clock.resume();
    await this.page.goto(`/table/${table}`);
    await this.page.locator("[data-shown]").waitFor();
    await this.stands();
  }

  /** Wait until a table or a replay shows no event. */
  async stands(): Promise<void> {
    await this.page.waitForFunction(() => window.larceny?.().moving === false);
    if (this.solid) await sceneAtRest(this.page);
    await this.settle();
  }

  async settle(): Promise<void> {
    let height = 0;
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await this.page.waitForTimeout(QUIET_MS);
      const before = height;
      height = await this.page.evaluate(() => document.documentElement.scrollHeight);
      if (this.loading.size > 0 || height !== before) quiet = -1;
    }
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  /** What is seen without scrolling; and, where there is more, screen after screen below. */
  async screen(name: string, most = 2): Promise<void> {
    for (let at = 0; at < most; at += 1) {
      if (!(await scrolledTo(this.page, at))) return;
      await this.shoot(at === 0 ? name : `${name}-${at + 1}`);
    }
  }

  /** The whole page from top to bottom, as far as that is worth a look. */
  async whole(name: string, top = 0): Promise<void> {
    await stick(this.page, false);
    const height = await this.page.evaluate(() => document.documentElement.scrollHeight);
    await this.shoot(name, {
      x: 0,
      y: top,
      width: this.look.width,
      height: Math.min(Math.max(height - top, this.look.height), MOST_PIXELS),
    });
    await stick(this.page, true);
  }

  /** Step through a replay until an event is being shown, and stop the world in the midst of it. */
  async moment(name: string, at: Moment): Promise<void> {
    const { page } = this;
    await this.before(at);
    if (this.solid) {
      await (await Reel.begin(page)).seek(at.event, at.nth, at.fraction);
      return this.screen(name, 1);
    }
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.keyboard.press("ArrowRight");
    const met = new Set<number>();
    for (let waited = 0; waited < 30_000; waited += TICK_MS) {
      const now = (await probe(page))?.cue ?? null;
      if (now?.event === at.event) met.add(now.id);
      if (now !== null && met.size === at.nth) {
        await stopAt(this.page, now.duration * at.fraction);
        return this.screen(name, 1);
      }
      if (now === null && waited > 0) break;
      await finishMotion(this.page);
      await page.clock.runFor(TICK_MS);
    }
    throw new Error(`${name}: ${at.event} was not shown after step ${at.seq}`);
  }

  /** A movement in three dimensions: pictures of what is drawn, side by side in one. */
  async film(name: string, at: Moment, stills: Still[]): Promise<void> {
    await this.before(at);
    const reel = await Reel.begin(this.page);
    const pictures: Buffer[] = [];
    for (const { event, fraction } of stills) {
      await reel.seek(event, event === at.event ? at.nth : 1, fraction);
      const drawn = this.page.locator("[data-solid]").last();
      pictures.push(await drawn.screenshot({ animations: "allow" }));
    }
    const [theme = "night"] = this.look.themes;
    const file = join(folderOf(this.look, theme), `${name}.png`);
    writeStrip(join(SHOTS, file), pictures);
    this.taken.push({ file, look: this.look, theme, name });
  }

  /** Stand in a replay right before a step. */
  private async before({ table, seq }: Moment): Promise<void> {
    await this.go(`/replay/${table}?eyes=0&seq=${seq - 1}`);
    await this.stands();
  }

  /** A picture for the documents: what is seen now, small enough to be sent often. */
  private async keep(file: string): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    for (const quality of [88, 76, 64]) {
      const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality });
      const picture = Buffer.from(data, "base64");
      mkdirSync(KEPT, { recursive: true });
      writeFileSync(join(KEPT, file), picture);
      if (picture.length <= MOST_BYTES) break;
    }
    await session.detach();
  }

  private async shoot(name: string, clip?: Frame): Promise<void> {
    const { language } = this.look;
    const suffix = language === "en" ? "" : `.${language}`;
    for (const theme of this.look.themes) {
      await light(this.page, theme);
      const file = join(folderOf(this.look, theme), `${name}${suffix}.png`);
      await this.page.screenshot({
        path: join(SHOTS, file),
        caret: "hide",
        ...(clip === undefined ? {} : { clip, fullPage: true }),
      });
      this.taken.push({ file, look: this.look, theme, name });
      const kept = keptAs(name, this.look, theme);
      if (kept !== null) await this.keep(kept);
    }
  }
}
