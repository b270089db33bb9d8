// Whole games of both titles against bots, in a real browser: by pointer, by touch and by keys.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, sitDown } from "./browser";
import { dice, type Hand, nextQuestion, playOn, probe, serverView, tableOf } from "./driver";
import { Server } from "./server";
import { SHORT } from "./short";

const server = new Server();
let browser: Browser;

beforeAll(async () => {
  await server.start();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server.stop();
});

const GAMES = ["master-thieves", "forty-thieves"];
const HANDS: [Hand, { width: number; height: number; touch?: boolean }][] = [
  ["pointer", { width: 1280, height: 800 }],
  ["keyboard", { width: 1280, height: 800 }],
  ["touch", { width: 360, height: 800, touch: true }],
];

const ALL = GAMES.flatMap((game) => HANDS.map(([hand, looks]) => [game, hand, looks] as const));
/** In a hurry: a whole game by pointer, and the beginning of one by touch. */
const SOME = ALL.filter(
  ([game, hand]) => hand === (game === "master-thieves" ? "pointer" : "touch"),
);

test.each(SHORT ? SOME : ALL)("a whole game of %s by %s", async (game, hand, looks) => {
  const page = await sitDown(browser, server.url, { ...looks, speed: 1000 });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto("/");
  const began = Date.now();
  await page.locator(`[data-play-now="${game}"]`).click();
  await page.locator("[data-shown]").waitFor();
  expect(Date.now() - began).toBeLessThan(5_000);

  const hurries = SHORT && game === "forty-thieves"; // its Daggers are waited for, each four seconds
  const played = await playOn(page, hand, dice(7), hurries ? 15 : Number.POSITIVE_INFINITY);
  expect(played.decisions).toBeGreaterThan(10);

  if (hurries) await nextQuestion(page, -1, Number.POSITIVE_INFINITY); // then nothing moves
  const last = await probe(page);
  expect(last?.status).toBe(hurries ? "playing" : "over");
  expect(last?.view).toEqual(await serverView(page, tableOf(page)));
  expect(errors).toEqual([]);
  await page.context().close();
});
