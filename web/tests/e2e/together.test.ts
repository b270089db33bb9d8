// People at one table, in browsers of their own; and what happens when the server dies under them.

import { expect, test } from "vitest";
import { type Looks, troubles } from "./browser";
import { dice, type Hand, playOn, probe, serverView } from "./driver";
import { gather } from "./gathering";
import { ALL, openOwnHouse } from "./house";
import { expectWellEnded } from "./whole";

const house = openOwnHouse();

const DESK = { width: 800, height: 700, speed: 1000, still: true, unseen: true };
const PHONE = { width: 360, height: 640, speed: 1000, still: true, unseen: true, touch: true };

/** Two at a desk, two with a phone, each plays in another way; `make test` has time for one of each. */
const EVERYBODY: [Hand, Looks][] = [
  ["keyboard", DESK],
  ["touch", PHONE],
  ["listener", DESK],
  ["touch", PHONE],
];
const FRIENDS = ALL ? EVERYBODY : EVERYBODY.slice(1, 3);

/** Four browsers share two processors here, so that an end of the game is agreed on beforehand. */
const PLAYED = [
  { game: "master-thieves", changes: { round_cap: ALL ? 2 : 1 } },
  { game: "forty-thieves", changes: { turn_cap: 8 } },
].filter(({ game }) => ALL || game === "forty-thieves");

test.each(PLAYED)("a whole game of $game by people in browsers of their own", async (wanted) => {
  const looks = FRIENDS.map(([, look]) => look);
  const { pages } = await gather(house.browser, house.url, wanted, looks);
  const played = await Promise.all(
    pages.map((page, seat) => playOn(page, FRIENDS[seat]?.[0] ?? "touch", dice(seat + 1))),
  );
  expect(played.flatMap(({ lost }) => lost)).toEqual([]);
  for (const page of pages) await expectWellEnded(page);
});

test.runIf(ALL)(
  "a game goes on without a reload after the server is killed and started again",
  async () => {
    const wanted = { game: "master-thieves" };
    const { pages, table } = await gather(house.browser, house.url, wanted, [DESK, DESK]);
    const everybody = (seq: number) =>
      Promise.all(pages.map((page, seat) => playOn(page, "keyboard", dice(seat + 9), { seq })));
    await everybody(6);
    await Promise.all(
      pages.map((page) => page.evaluate(() => Object.assign(window, { same: true }))),
    );
    await house.server.kill();
    await pages[0]?.getByText("The connection is lost").waitFor();
    await house.server.start();
    await everybody(ALL ? 40 : 14);
    for (const page of pages) {
      expect(await page.evaluate(() => "same" in window)).toBe(true);
      expect((await probe(page))?.view).toEqual(await serverView(page, table));
      expect(troubles(page, /WebSocket|ERR_CONNECTION_REFUSED|fetching the script/)).toEqual([]);
      await page.context().close();
    }
  },
);
