// What can be heard, in a real Chromium: every voice written down and measured, and a table listened to.

import type { Page } from "playwright-core";
import { build } from "vite";
import { expect, test } from "vitest";
import { VOICES } from "../../src/sound/sounds";
import { PATIENCE_MS, sitDown, troubles } from "./browser";
import { ALL, openHouse } from "./house";
import { type Asked, nextQuestion } from "./watching";

const house = openHouse();

/** The voices as a script for a page. */
async function voices(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: "src/sound/voices.ts", formats: ["iife"], name: "voices" },
    },
  });
  const [one] = Array.isArray(made) ? made : [made];
  if (one === undefined || !("output" in one)) throw new Error("nothing was built");
  return one.output[0].code;
}

interface Measured {
  voice: string;
  /** The loudest sample, and how loud it is on average while it is heard. */
  peak: number;
  mean: number;
  /** When it can be heard last, in seconds. */
  end: number;
}

test("every voice is heard, is not too loud, and ends", async () => {
  const page = await house.browser.newPage();
  await page.addScriptTag({ content: await voices() });
  const measured = await page.evaluate(async (names) => {
    const { studioIn, make, LONGEST_S } = (globalThis as never as { voices: Made }).voices;
    interface Made {
      studioIn: (context: BaseAudioContext, out: AudioNode) => unknown;
      make: (studio: unknown, voice: string, at: number, loud: number) => void;
      LONGEST_S: number;
    }
    const told: Measured[] = [];
    for (const voice of names) {
      const rate = 44_100;
      const context = new OfflineAudioContext(1, rate * (LONGEST_S + 1), rate);
      make(studioIn(context, context.destination), voice, 0, 1);
      const samples = (await context.startRendering()).getChannelData(0);
      let [peak, sum, end] = [0, 0, 0];
      samples.forEach((sample, at) => {
        peak = Math.max(peak, Math.abs(sample));
        sum += sample * sample;
        if (Math.abs(sample) > 0.001) end = at / rate;
      });
      told.push({ voice, peak, end, mean: Math.sqrt(sum / (end * rate)) });
    }
    return told;
  }, VOICES);
  expect(measured.map(({ voice }) => voice)).toEqual([...VOICES]);
  for (const { voice, peak, mean, end } of measured) {
    expect(peak, voice).toBeGreaterThan(0.05);
    expect(peak, voice).toBeLessThan(1);
    expect(mean, voice).toBeGreaterThan(0.005);
    expect(end, voice).toBeGreaterThan(0.05);
    expect(end, voice).toBeLessThan(2);
  }
  await page.close();
});

/** The first tone of the voice `yours`; at this table no other has it. */
const CHIME = 659;
/** A day on which the page's own time stands still until it is told to pass. */
const NOON = Date.UTC(2030, 0, 1, 12);
const ONE_O_CLOCK = NOON + 3_600_000;

interface Heard {
  made: number;
  pitches: number[];
  contexts: AudioContext[];
  /** Loudspeakers that are about to wake. */
  waking: number;
}

/** In the page: keep what is made to be heard. */
function keepHeard(loud: number): void {
  const kept = JSON.parse(localStorage.getItem("larceny.settings") ?? "{}");
  localStorage.setItem("larceny.settings", JSON.stringify({ ...kept, volume: loud }));
  const heard: Heard = { made: 0, pitches: [], contexts: [], waking: 0 };
  Object.assign(window, { heard });
  const setValue = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, when) {
    heard.pitches.push(value);
    return setValue.call(this, value, when);
  };
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when: [number?]) {
    heard.made += 1;
    if (!heard.contexts.includes(this.context as AudioContext)) {
      heard.contexts.push(this.context as AudioContext);
    }
    start.apply(this, when);
  };
  const resume = AudioContext.prototype.resume;
  AudioContext.prototype.resume = async function () {
    heard.waking += 1;
    await resume.call(this);
    heard.waking -= 1;
  };
}

async function told(page: Page) {
  return page.evaluate((pitch) => {
    const { heard } = window as never as { heard: Heard };
    return {
      made: heard.made,
      chimes: heard.pitches.filter((one) => one === pitch).length,
      states: heard.contexts.map(({ state }) => state),
      waking: heard.waking,
    };
  }, CHIME);
}

type Heeded = Awaited<ReturnType<typeof told>>;

/** Let the page's time pass, while the loudspeaker need not be waited for, until something is so. */
async function passUntil(page: Page, isSo: (now: Heeded) => boolean): Promise<void> {
  const latest = Date.now() + PATIENCE_MS;
  for (let now = await told(page); !isSo(now); now = await told(page)) {
    if (Date.now() > latest) throw new Error(`it never comes to that: ${JSON.stringify(now)}`);
    if (now.waking === 0) await page.clock.runFor(50);
  }
}

/** Let the page's time pass until something is asked. */
async function askedIn(page: Page, after: number): Promise<Asked | null> {
  let asked: Asked | null | undefined;
  const question = nextQuestion(page, after, Number.POSITIVE_INFINITY).then((found) => {
    asked = found;
  });
  await passUntil(page, () => asked !== undefined);
  await question;
  return asked ?? null;
}

for (const volume of ALL ? [0.6, 0] : [0.6]) {
  test(`a table that is ${volume > 0 ? "heard, and rests when nothing happens" : "silent"}`, async () => {
    const page = await sitDown(house.browser, house.url, { speed: 4, unseen: true });
    await page.addInitScript(keepHeard, volume);
    await page.clock.install({ time: NOON });
    await page.goto("/");
    await page.locator('[data-play-now="master-thieves"]').waitFor();
    await page.clock.pauseAt(ONE_O_CLOCK);
    await page.click('[data-play-now="master-thieves"]');
    const asked = await askedIn(page, -1);
    if (volume > 0) await passUntil(page, ({ chimes }) => chimes === 1);
    const before = (await told(page)).made;
    const open = asked?.actions.find((word) => word.startsWith("open "));
    await page.locator(`[data-place="${open?.split(" ")[1]}"]`).dispatchEvent("click");
    await askedIn(page, asked?.since ?? 0);
    if (volume === 0) {
      await page.clock.runFor(20_000);
      expect(await told(page)).toEqual({ made: 0, chimes: 0, states: [], waking: 0 });
    } else {
      await passUntil(page, ({ made, states }) => made > before && states.join() === "suspended");
      expect((await told(page)).chimes).toBe(1);
    }
    expect(troubles(page)).toEqual([]);
    await page.context().close();
  });
}
