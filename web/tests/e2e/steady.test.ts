// A phone on which nothing jumps: where things stand when something is asked, what moves by itself in
// between, and whether words stand clear of each other.

import { expect, test } from "vitest";
import { sitDown } from "./browser";
import { dice, nextQuestion, playOn } from "./driver";
import { playWithBots } from "./gathering";
import { ALL, openHouse } from "./house";
import { atRest, collisions, forgetShifts, placesOf, shiftsOf, watchShifts } from "./layout";

const house = openHouse();
const PHONE = { width: 390, height: 844, touch: true };

/** What stays where it is for a whole game, whatever is asked. */
const STEADY: Record<string, Record<string, string>> = {
  "master-thieves": {
    board: "[data-board]",
    cards: "[data-steady=hand]",
    own: "[data-steady=own]",
  },
  "forty-thieves": {
    board: "[role=grid]",
    hand: "[data-steady=hand]",
    prompt: "[data-steady=prompt]",
  },
};
/** By the usual measure, a page up to here is called steady. */
const MOST_SHIFT = 0.1;

/** `make test` has time for the first, and for a few decisions of it. */
const PLAYED = [
  ["master-thieves", 4, "de"],
  ["forty-thieves", 3, "de"],
  ["master-thieves", 8, "it"],
  ["forty-thieves", 4, "fr"],
  ["master-thieves", 2, "en"],
  ["forty-thieves", 2, "en"],
].slice(0, ALL ? undefined : 1) as [string, number, string][];
const OTHER_LANGUAGES = ALL ? ["en", "fr", "it", "de"] : [];

test.each(PLAYED)("%s with %i seats in %s", async (game, seats, language) => {
  const page = await sitDown(house.browser, house.url, { ...PHONE, language });
  await watchShifts(page);
  await playWithBots(page, { game, seats });
  const stood: Record<string, Set<string>> = {};
  const collided = new Set<string>();
  const taller = new Set<number>();
  let first = true;
  await playOn(page, "touch", dice(3), {
    decisions: ALL ? Number.POSITIVE_INFINITY : 6,
    asked: async () => {
      if (first) await forgetShifts(page); // what is loaded at first comes when it comes
      first = false;
      await atRest(page);
      for (const [name, place] of Object.entries(await placesOf(page, STEADY[game] ?? {}))) {
        stood[name] ??= new Set();
        stood[name].add(place.join(" "));
      }
      for (const one of await collisions(page)) collided.add(one);
      taller.add(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight));
    },
  });
  for (const other of OTHER_LANGUAGES.filter((one) => one !== language)) {
    const again = await sitDown(house.browser, house.url, { ...PHONE, language: other });
    await again.context().addCookies(await page.context().cookies());
    await again.goto(page.url());
    await nextQuestion(again, -1, Number.POSITIVE_INFINITY);
    await atRest(again);
    for (const one of await collisions(again)) collided.add(`${other}: ${one}`);
    await again.context().close();
  }
  const shifts = await shiftsOf(page);
  const whole = shifts.reduce((sum, { value }) => sum + value, 0);
  const worst = shifts.sort((one, other) => other.value - one.value).slice(0, 6);
  expect([...collided]).toEqual([]);
  // All is in sight at once, so that a finger that drags a card does not drag the page.
  if (game === "master-thieves" && seats <= 4) expect([...taller]).toEqual([0]);
  expect(Object.keys(stood).sort()).toEqual(Object.keys(STEADY[game] ?? {}).sort());
  for (const [name, places] of Object.entries(stood)) expect([name, ...places]).toHaveLength(2);
  expect(whole, JSON.stringify(worst, null, 1)).toBeLessThan(MOST_SHIFT);
});
