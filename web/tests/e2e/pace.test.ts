// Bots' moves as a person sees them: each is on the screen for as long as it can be read, and none is
// skipped. `make test` plays a few moves, shown fast; `make e2e` plays whole games at the normal pace.

import { expect, test } from "vitest";
import { type Looks, sitDown } from "./browser";
import { dice, playOn } from "./driver";
import { playWithBots } from "./gathering";
import { ALL, openHouse } from "./house";
import { expectShown, readable, tellWaits, type Watched, watch } from "./pacing";
import { settled } from "./watching";

const house = openHouse();
/** A whole game at a pace for people takes its time. */
const LONG = { timeout: 7_200_000 };
/** How far `make test` plays. */
const FIRST_STEPS = 24;

async function comeAndWatch(looks: Looks): Promise<Watched> {
  return watch(await sitDown(house.browser, house.url, { still: true, unseen: true, ...looks }));
}

async function play(watched: Watched, seed: number, seq?: number): Promise<void> {
  const until = { asked: watched.asked, ...(seq === undefined ? {} : { seq }) };
  await playOn(watched.page, "keyboard", dice(seed), until);
  await settled(watched.page);
}

test.each(
  [
    ["master-thieves", 4],
    ["forty-thieves", 3],
  ].slice(0, ALL ? 2 : 1) as [string, number][],
)("the first moves of %s with %i seats are all seen", LONG, async (game, seats) => {
  const speed = 12;
  const watched = await comeAndWatch({ speed });
  await playWithBots(watched.page, { game, seats, pace: "brisk" });
  await play(watched, 5, FIRST_STEPS);
  expect(await expectShown(watched, game, speed)).toBeGreaterThan(12);
});

test("with everything at once nothing is waited for", LONG, async () => {
  const watched = await comeAndWatch({ pace: "at-once" });
  const { page } = watched;
  await playWithBots(page, { game: "master-thieves", seats: 4, changes: { round_cap: 1 } });
  await play(watched, 7, ALL ? undefined : FIRST_STEPS);
  expect(await page.evaluate(() => window.shownCues)).toEqual([]);
  expect(watched.told.length).toBeGreaterThan(15);
  tellWaits("at once", watched);
});

const WHOLE = [
  ["master-thieves", 4],
  ["master-thieves", 8],
  ["forty-thieves", 3],
  ["forty-thieves", 4],
] as const;

test.runIf(ALL).each(WHOLE)(
  "a whole game of %s with %i seats at the normal pace is seen to its last event",
  LONG,
  async (game, seats) => {
    const watched = await comeAndWatch({ pace: "normal" });
    await playWithBots(watched.page, { game, seats, pace: "normal" });
    await play(watched, seats);
    expect(await expectShown(watched, game, 1)).toBe(readable(watched, game).length);
    tellWaits(`${game} with ${seats}`, watched);
  },
);

test.runIf(ALL)(
  "who watches slowly sees everything, and the others wait for him",
  LONG,
  async () => {
    const game = "master-thieves";
    const watched = await comeAndWatch({ pace: "normal" });
    const slow = await comeAndWatch({ pace: "calm" });
    const table = await playWithBots(watched.page, {
      game,
      seats: 4,
      pace: "normal",
      changes: { round_cap: 3 },
    });
    await slow.page.goto(`/table/${table}`);
    await slow.page.locator("[data-shown]").waitFor();
    await play(watched, 11);
    await settled(slow.page);
    await expectShown(watched, game, 1);
    expect(await expectShown(slow, game, 0.65)).toBeGreaterThan(100);
    tellWaits("with a slow onlooker", watched);
  },
);
