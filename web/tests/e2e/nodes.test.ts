// Two nodes with one PostgreSQL and one Redis: strangers in the lobbies of both are seated together, also
// when one node dies while somebody looks.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openHouse } from "./house";
import { inHall, looksFor, playsAt } from "./matching";
import { Server } from "./server";
import { HAS_SERVICES, Services } from "./services";

const house = openHouse();

describe.skipIf(!HAS_SERVICES)("two nodes", () => {
  const services = new Services();
  const nodes: Server[] = [];

  function node(number: number): Server {
    const one = nodes[number];
    if (one === undefined) throw new Error(`there is no node ${number}`);
    return one;
  }

  beforeAll(async () => {
    const settings = await services.start();
    for (let number = 0; number < 2; number += 1) {
      const one = new Server(settings);
      await one.start(); // one after the other, so that one of them lays the tables of the database
      nodes.push(one);
    }
  });

  afterAll(async () => {
    for (const one of nodes) await one.stop();
    await services.stop();
  });

  test("strangers at two nodes sit at one table after one tap each", async () => {
    const ann = await inHall(house.browser, node(0).url);
    const bo = await inHall(house.browser, node(1).url);
    await looksFor(ann, "forty-thieves/fast");
    await bo.locator('[data-match="forty-thieves/fast"]').click();
    expect(await playsAt(ann)).toBe(await playsAt(bo));
  });

  test("whose node dies while he looks keeps his place, and is told when it is there again", async () => {
    const ann = await inHall(house.browser, node(0).url);
    const bo = await inHall(house.browser, node(1).url);
    await looksFor(ann, "master-thieves/relaxed");
    await node(0).kill();
    await bo.locator('[data-match="master-thieves/relaxed"]').click();
    await node(0).start();
    expect(await playsAt(ann)).toBe(await playsAt(bo));
  });
});
