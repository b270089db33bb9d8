// One's own place among all who are rated.

import { expect, test } from "vitest";
import { ask, comeQuietly, inDatabase } from "./beside";
import { sitDown } from "./browser";
import { openOwnHouse } from "./house";
import { faults } from "./looking";

const house = openOwnHouse();

test.each([
  ["en", 1280],
  ["fr", 360],
  ["it", 360],
  ["de", 360],
])(
  "ones own place is shown below the first hundred in %s at %d pixels",
  async (language, width) => {
    const looks = { still: true, unseen: true, language, width };
    const ann = await sitDown(house.browser, house.url, looks);
    await comeQuietly(ann);
    const { id } = await ask<{ id: string }>(ann, "/me", {}, "GET");
    inDatabase(
      house.server.database,
      `
add = "insert or ignore into ratings values ('master-thieves', ?, ?, 1.0, 9, ?)"
for at in range(120):
    db.execute("insert or ignore into people (id, name, created) values (?, ?, 1)", [f"rated-{at}", f"Rated {at}"])
    db.execute(add, [f"rated-{at}", 40.0 - at / 10, 37.0 - at / 10])
db.execute(add, ["${id}", 10.0, 7.0])`,
    );
    await ann.goto("/leaders/master-thieves");
    const mine = ann.locator("[data-mine] tr");
    await mine.waitFor();
    const told = await mine.locator("td").first().textContent();
    expect(Number(told)).toBeGreaterThan(120);
    expect(await ann.locator("[data-place]").textContent()).toContain(String(told));
    expect(await faults(ann, "the leaderboard with one's own place", language)).toEqual([]);
    await ann.context().close();
  },
);
