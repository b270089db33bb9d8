// A few games by lot in three dimensions; `make solid` plays two hundred.

import { expect, test } from "vitest";
import { openTheatre, playSeason } from "../solid/theatre";
import { openSolidBrowser } from "./solid";

test("after every step of games by lot, the scene is what the server's view says", async () => {
  const browser = await openSolidBrowser();
  try {
    const page = await openTheatre(browser);
    const season = await playSeason(page, 4, Number(process.env.SEED ?? 1));
    expect(season.faults).toEqual([]);
    expect(season.steps).toBeGreaterThan(400);
    expect(Object.values(season.ways).every((count) => count > 0)).toBe(true);
  } finally {
    await browser.close();
  }
});
