// A finished game with all that is to be measured in it, shown again step by step in three dimensions.

import type { Browser, Page } from "playwright-core";
import type { Seen3d } from "../src/games/master-thieves/solid/probe";
import type { ReplayStepAnswer } from "../src/generated/api";
import { sitDown } from "../tests/e2e/browser";
import { likeSolid, sceneAtRest } from "../tests/e2e/solid";
import { settled } from "../tests/e2e/watching";
import { masterDecider, NEVER } from "../tests/shots/deciders";
import { Person } from "../tests/shots/people";

export type Info = Seen3d["info"];

export interface Finished {
  table: string;
  steps: ReplayStepAnswer[];
}

/** Play a game at a full table, and tell it through the eyes of the first seat. */
export async function finishedGame(
  browser: Browser,
  url: string,
  seats: number,
): Promise<Finished> {
  const person = await Person.enter(browser, url, "Ada");
  const table = await person.table("master-thieves", seats);
  await person.play(table, masterDecider(1, NEVER));
  return { table, steps: await person.replay(table) };
}

/** A page of somebody who likes the box in three dimensions, with everything that can be drawn. */
export async function sitAtSolid(browser: Browser, url: string, speed: number): Promise<Page> {
  const page = await sitDown(browser, url, { width: 720, height: 560, speed });
  page.setDefaultTimeout(60_000);
  await likeSolid(page, "full");
  return page;
}

/** The steps of a finished game in which something happens. */
export function stepsWith(
  { steps }: Finished,
  is: (event: Record<string, unknown>) => boolean,
): number[] {
  return steps.flatMap(({ events }, at) => (at > 0 && events.some(is) ? [at] : []));
}

/** Stand in a replay right before a step. */
export async function before(page: Page, game: Finished, step: number): Promise<void> {
  const seq = game.steps[step - 1]?.seq ?? 0;
  await page.goto(`/replay/${game.table}?eyes=0&seq=${seq}`);
  await sceneAtRest(page);
}

/** After its last cue the eye arrives, and a drawer goes in by itself. */
const ARRIVING_MS = 700;

/** Show the next step of a replay as it happened. Nobody looks at the scene meanwhile: that costs, too. */
export async function forward(page: Page): Promise<void> {
  await page.keyboard.press("ArrowRight");
  await settled(page);
  await page.waitForTimeout(ARRIVING_MS);
}

/** From now on the page remembers the most that was drawn in one picture, and kept for drawing. */
export async function watchMost(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const most: Record<string, number> = {};
    setInterval(() => {
      for (const [name, value] of Object.entries(window.larceny3d?.().info ?? {})) {
        most[name] = Math.max(most[name] ?? 0, value);
      }
    }, 60);
    Object.assign(window, {
      takeMost: () => {
        const taken = { ...most };
        for (const name of Object.keys(most)) delete most[name];
        return taken;
      },
    });
  });
}

/** The most since it was last asked for. */
export async function takeMost(page: Page): Promise<Info> {
  return page.evaluate(() => (window as unknown as { takeMost: () => Info }).takeMost());
}
