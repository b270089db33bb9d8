// Hundreds of moves in one tab: game after game, by pointer or keys, without ever loading the page anew.

import type { Page } from "playwright-core";
import type { Probe } from "../src/ui/frame/useProbe";
import { type Dice, dice, type Hand, playOn, probe } from "../tests/e2e/driver";
import { layWithBots } from "../tests/e2e/gathering";

export interface Game {
  game: string;
  name: string;
  seats: number;
  /** Which rules are changed. */
  changes?: Record<string, number>;
}

/** Lay a table with bots over the API, and go to it within the page, without loading it anew. */
export async function nextTable(page: Page, { game, seats, changes = {} }: Game): Promise<void> {
  if (page.url() === "about:blank") {
    const known = page.waitForResponse("**/api/guest");
    await page.goto("/");
    await known;
  }
  const id = await layWithBots(page, { game, seats, changes });
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/table/${id}`);
  await page.locator("[data-shown]").waitFor();
}

/** Play on until the table has come to a move, or the game is over. */
export async function playTo(
  page: Page,
  move: number,
  roll: Dice,
  hand: Hand = "pointer",
): Promise<Probe> {
  await playOn(page, hand, roll, { seq: move });
  const now = await probe(page);
  if (now === null) throw new Error("the table is gone");
  return now;
}

/** Play so many moves of everybody at the table; tell how many games it took. */
export async function playMoves(
  page: Page,
  game: Game,
  moves: number,
  every: number,
  mark: (moves: number) => Promise<void>,
  hand: Hand = "pointer",
): Promise<number> {
  const roll = dice(17);
  let before = 0;
  let games = 0;
  for (let next = every; next <= moves; ) {
    await nextTable(page, game);
    games += 1;
    for (;;) {
      const now = await playTo(page, next - before, roll, hand);
      if (before + now.seq >= next) {
        await mark(next);
        next += every;
      }
      if (now.status !== "playing" || next > moves) {
        before += now.seq;
        break;
      }
    }
  }
  return games;
}
