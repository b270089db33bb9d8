// A few games by lot in three dimensions, in `make e2e`; `make solid` plays two hundred.

import { expect, test } from "vitest";
import { openTheatre, playSeason } from "../solid/theatre";
import { needs } from "./able";
import { ALL, openHouse } from "./house";

const house = openHouse("solid");
needs(house, "three dimensions");

test.runIf(ALL)(
  "after every step of games by lot, the scene is what the server's view says",
  async () => {
    const page = await openTheatre(house.browser);
    const season = await playSeason(page, 4, Number(process.env.SEED ?? 1));
    await page.close();
    expect(season.faults).toEqual([]);
    expect(season.steps).toBeGreaterThan(400);
    expect(Object.values(season.ways).every((count) => count > 0)).toBe(true);
  },
);
