// Whole games of 40 Thieves against bots, in a real browser: by pointer, by keys and by touch.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { openBrowser, sitDown } from "./browser";
import { playWithBots } from "./gathering";
import { Server } from "./server";
import { DESK, PHONE, playOut, STILL } from "./whole";

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

test("by pointer, and by dragging tiles", async () => {
  const page = await sitDown(browser, server.url, DESK);
  await playWithBots(page, { game: "forty-thieves", seats: 3 });
  await playOut(page, "pointer", 10);
});

test("by keys alone, with Leaders", async () => {
  const page = await sitDown(browser, server.url, { ...DESK, ...STILL });
  await playWithBots(page, { game: "forty-thieves", edition: "leaders", seats: 3 });
  await playOut(page, "keyboard", 11);
});

test("by touch, on a phone, with a second for each Dagger, and three tales", async () => {
  const page = await sitDown(browser, server.url, { ...PHONE, ...STILL });
  const wanted = { game: "forty-thieves", edition: "three_tales", seats: 2, reaction_ms: 1_000 };
  await playWithBots(page, wanted);
  await playOut(page, "touch", 12);
});
