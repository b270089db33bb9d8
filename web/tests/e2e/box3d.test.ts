// Master Thieves in three dimensions, in a real browser: whole games, with drawers opened by pointing
// at their meshes, and by keys. At every question the scene itself is held against the view.

import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { drawerOf } from "../../src/games/master-thieves/model/choices";
import type { GameAction } from "../../src/generated/master_thieves";
import { expectedScene, type Scene, sceneAsSeen } from "../solid/scene";
import { needs } from "./able";
import { PATIENCE_MS, sitDown } from "./browser";
import { decide, dice, insist } from "./driver";
import { playWithBots } from "./gathering";
import { ALL, openHouse } from "./house";
import { decideByKeys } from "./keyboard";
import { decideByPointing } from "./pointer";
import { clickOnDrawer, drawNoTriangles, likeSolid, sceneAtRest } from "./solid";
import { nextQuestion, serverView, tableOf } from "./watching";
import { expectWellEnded } from "./whole";

const house = openHouse("solid");
needs(house, "three dimensions");

/** A whole game, and soon over: there is less to steal, and `make test` has little time. */
const ENDS = ALL ? { imitation_diamonds: 4 } : { imitation_diamonds: 4, round_cap: 2 };
const SHORT = { game: "master-thieves", seats: 2, changes: ENDS };
/** So many drawers are opened in it at least. */
const OPENED = ALL ? 5 : 1;

/** Without a graphics processor drawing takes its time, and `make test` has little. */
async function sitAtBox(width: number, height: number, speed: number, still = false, drawn = ALL) {
  const looks = { width, height, speed, still, unseen: !drawn };
  const page = await sitDown(house.browser, house.url, looks);
  await likeSolid(page);
  if (!drawn) await drawNoTriangles(page);
  await playWithBots(page, SHORT);
  await page.locator("[data-solid]").first().waitFor();
  return page;
}

/** The scene at rest is what the view says; what was told to the page last may still be on its way. */
async function expectTruthful(page: Page): Promise<Scene> {
  const latest = Date.now() + PATIENCE_MS;
  for (;;) {
    const { view, scene } = await sceneAtRest(page);
    const [shown, meant] = [sceneAsSeen(scene), expectedScene(view)];
    if (!isDeepStrictEqual(shown, meant) && Date.now() < latest) continue;
    expect(shown).toEqual(meant);
    return scene;
  }
}

/** Play to the end; before each decision the scene is what the view says. */
async function playOut(page: Page, hand: "pointer" | "keyboard", seed: number): Promise<number> {
  const roll = dice(seed);
  let answered = -1;
  let opened = 0;
  for (;;) {
    const asked = await nextQuestion(page, answered, Number.POSITIVE_INFINITY);
    if (asked === null) return opened;
    const scene = await expectTruthful(page);
    expect(scene.info.calls).toBeLessThanOrEqual(150);
    expect(scene.info.triangles).toBeLessThanOrEqual(150_000);
    // The border: what the page is asked has the shapes that were generated.
    const action = asked.choices[roll(asked.choices.length)] as GameAction;
    const { word } = action;
    const place = drawerOf(action);
    if (place !== null) opened += 1;
    await insist(page, word, asked.since, () => {
      if (hand === "keyboard") return decideByKeys(page, word, asked.since, roll(2) === 0);
      if (place !== null) return clickOnDrawer(page, place);
      return decideByPointing(page, word, asked.since, "pointer", false);
    });
    answered = asked.since;
  }
}

test("a whole game by pointing at what is drawn", async () => {
  const page = await sitAtBox(640, 560, 1_000, true);
  await nextQuestion(page, -1, Number.POSITIVE_INFINITY);
  const scene = await expectTruthful(page);
  const told = (await serverView(page, tableOf(page))) as Parameters<typeof expectedScene>[0];
  expect(sceneAsSeen(scene)).toEqual(expectedScene(told));
  expect(await playOut(page, "pointer", 3)).toBeGreaterThanOrEqual(OPENED);
  await expectWellEnded(page);
});

test.runIf(ALL)("a whole game in which everything moves", async () => {
  const page = await sitAtBox(640, 560, 20, false, false);
  expect(await playOut(page, "pointer", 5)).toBeGreaterThanOrEqual(OPENED);
  await expectWellEnded(page);
});

test.runIf(ALL)("a whole game by keys, on a phone", async () => {
  const page = await sitAtBox(360, 800, 1_000, true);
  expect(await playOut(page, "keyboard", 4)).toBeGreaterThanOrEqual(OPENED);
  await expectWellEnded(page);
});

test.runIf(ALL)(
  "a lost picture gives way to the flat one, and comes back when one looks again",
  async () => {
    const page = await sitAtBox(360, 800, 4);
    await sceneAtRest(page);
    await page.evaluate(() => {
      const context = document.querySelector("canvas")?.getContext("webgl2");
      context?.getExtension("WEBGL_lose_context")?.loseContext();
    });
    await page.locator("[data-box]").waitFor({ state: "attached" });
    expect(await page.locator("canvas").count()).toBe(0);
    const asked = await nextQuestion(page, -1, Number.POSITIVE_INFINITY);
    if (asked === null) throw new Error("the game is over before anything was asked");
    await decide(page, asked.actions[0] ?? "", asked.since, "keyboard", dice(6));
    expect(await page.locator("canvas").count()).toBe(0);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.locator("[data-solid] canvas").waitFor();
    await page.context().close();
  },
);
