// What can be heard, in a real Chromium: every voice written down and measured, and a table listened to.

import { build } from "vite";
import { expect, test } from "vitest";
import { VOICES } from "../../src/sound/sounds";
import { sitDown, troubles } from "./browser";
import { openHouse } from "./house";
import { nextQuestion } from "./watching";

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

for (const volume of [0.6, 0]) {
  test(`a table that is ${volume > 0 ? "heard, and rests when nothing happens" : "silent"}`, async () => {
    const page = await sitDown(house.browser, house.url, { speed: 4, unseen: true });
    await page.addInitScript((loud) => {
      const kept = JSON.parse(localStorage.getItem("larceny.settings") ?? "{}");
      localStorage.setItem("larceny.settings", JSON.stringify({ ...kept, volume: loud }));
      const heard = { made: 0, pitches: [] as number[], contexts: [] as AudioContext[] };
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
    }, volume);
    await page.goto("/");
    await page.click('[data-play-now="master-thieves"]');
    const asked = await nextQuestion(page, -1, Number.POSITIVE_INFINITY);
    const chimes = () =>
      page.evaluate((pitch) => {
        const { heard } = window as never as { heard: { pitches: number[] } };
        return heard.pitches.filter((one) => one === pitch).length;
      }, CHIME);
    await expect.poll(chimes).toBe(volume > 0 ? 1 : 0);
    const open = asked?.actions.find((word) => word.startsWith("open "));
    await page.locator(`[data-place="${open?.split(" ")[1]}"]`).dispatchEvent("click");
    await nextQuestion(page, asked?.since ?? 0, Number.POSITIVE_INFINITY);
    const told = () =>
      page.evaluate(() => {
        const { heard } = window as never as {
          heard: { made: number; contexts: AudioContext[] };
        };
        return { made: heard.made, states: heard.contexts.map(({ state }) => state) };
      });
    if (volume === 0) {
      await page.waitForTimeout(500);
      expect(await told()).toEqual({ made: 0, states: [] });
    } else {
      await expect.poll(async () => (await told()).made).toBeGreaterThan(3);
      await expect
        .poll(async () => (await told()).states, { timeout: 15_000 })
        .toEqual(["suspended"]);
    }
    expect(troubles(page)).toEqual([]);
    await page.context().close();
  });
}
