// Whole games of 40 Thieves against bots, in a real browser: by pointer, by keys and by touch.

import { test } from "vitest";
import { sitDown } from "./browser";
import { playWithBots } from "./gathering";
import { ALL, openHouse } from "./house";
import { DESK, FORTY, PHONE, playOut, STILL } from "./whole";

const house = openHouse();

test.runIf(ALL)("by pointer, and by dragging tiles", async () => {
  const page = await sitDown(house.browser, house.url, { ...DESK, still: !ALL });
  await playWithBots(page, { game: "forty-thieves", seats: 3, changes: FORTY });
  await playOut(page, "pointer", 10);
});

test("by keys alone, with Leaders", async () => {
  const page = await sitDown(house.browser, house.url, { ...DESK, ...STILL });
  await playWithBots(page, { game: "forty-thieves", edition: "leaders", seats: 3, changes: FORTY });
  await playOut(page, "keyboard", 11);
});

test("by touch, on a phone, with a second for each Dagger, and three tales", async () => {
  const page = await sitDown(house.browser, house.url, { ...PHONE, ...STILL });
  const tales = { game: "forty-thieves", edition: "three_tales", seats: 2, changes: FORTY };
  await playWithBots(page, { ...tales, reaction_ms: 1_000 });
  await playOut(page, "touch", 12);
});
