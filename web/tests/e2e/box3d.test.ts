// Master Thieves in three dimensions, in a real browser: drawers are opened by pointing at their
// meshes and by keys, and after every step the scene itself is held against the view.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sitDown, troubles } from "./browser";
import { dice } from "./driver";
import { openHouse } from "./house";
import { decideByKeys } from "./keyboard";
import { decideByPointing } from "./pointer";
import {
  clickOnDrawer,
  expectedScene,
  likeSolid,
  openSolidBrowser,
  sceneAsSeen,
  sceneAtRest,
} from "./solid";
import { nextQuestion, outcome, serverView, tableOf } from "./watching";

const house = openHouse(openSolidBrowser);

async function sitAtBox(width: number, height: number): Promise<Page> {
  const page = await sitDown(house.browser, house.url, { width, height, speed: 4 });
  page.setDefaultTimeout(40_000);
  await likeSolid(page);
  await page.goto("/");
  await page.locator('[data-play-now="master-thieves"]').click();
  await page.locator("[data-solid]").first().waitFor();
  return page;
}

/** Decide so often; after each step the scene is what the view says. */
async function play(page: Page, hand: "pointer" | "keyboard", decisions: number, seed: number) {
  const roll = dice(seed);
  let answered = -1;
  let opened = 0;
  for (let decision = 0; decision < decisions; decision += 1) {
    const asked = await nextQuestion(page, answered, Number.POSITIVE_INFINITY);
    if (asked === null) break;
    const { view, scene } = await sceneAtRest(page);
    expect(sceneAsSeen(scene)).toEqual(expectedScene(view));
    const word = asked.actions[roll(asked.actions.length)] ?? "";
    const place = word.startsWith("open ") ? word.slice("open ".length) : null;
    if (place !== null) opened += 1;
    if (hand === "keyboard") await decideByKeys(page, word, asked.since, false);
    else if (place !== null) await clickOnDrawer(page, place);
    else await decideByPointing(page, word, asked.since, "pointer", false);
    expect(await outcome(page, asked.since, null), word).toBe("answered");
    answered = asked.since;
  }
  return opened;
}

test("by pointing at what is drawn; the scene is always what the view says", async () => {
  const page = await sitAtBox(1024, 720);
  expect(await play(page, "pointer", 7, 3)).toBeGreaterThan(1);
  await nextQuestion(page, -1, Number.POSITIVE_INFINITY);
  const { scene } = await sceneAtRest(page);
  const told = (await serverView(page, tableOf(page))) as Parameters<typeof expectedScene>[0];
  expect(sceneAsSeen(scene)).toEqual(expectedScene(told));
  expect(scene.info.calls).toBeLessThanOrEqual(150);
  expect(scene.info.triangles).toBeLessThanOrEqual(150_000);
  expect(troubles(page)).toEqual([]);
  await page.context().close();
});

test("by keys on a phone; a lost picture gives way to the flat one", async () => {
  const page = await sitAtBox(360, 800);
  expect(await play(page, "keyboard", 3, 4)).toBeGreaterThan(0);
  await page.evaluate(() => {
    const context = document.querySelector("canvas")?.getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
  });
  await page.locator("[data-box]").waitFor({ state: "attached" });
  expect(await page.locator("canvas").count()).toBe(0);
  const asked = await nextQuestion(page, -1, Number.POSITIVE_INFINITY);
  const word = asked?.actions[0] ?? "";
  await decideByKeys(page, word, asked?.since ?? -1, false);
  expect(await outcome(page, asked?.since ?? -1, null)).toBe("answered");
  await page.context().close();
});
