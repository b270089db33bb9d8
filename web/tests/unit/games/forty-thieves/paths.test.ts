// The ways of things: through the air, on foot between the jars, and round the table.

import { describe, expect, it } from "vitest";
import { flightsOf, PASSES } from "../../../../src/games/forty-thieves/model/flightsOf";
import {
  arc,
  gemPoint,
  journey,
  lanes,
  strides,
} from "../../../../src/games/forty-thieves/model/paths";
import { softened } from "../../../../src/games/forty-thieves/model/softened";
import { fortyScript, paceOf } from "../../../../src/games/forty-thieves/script";
import type { Jar, Sapphire, View } from "../../../../src/generated/forty_thieves";
import { READING } from "../../../../src/generated/reading";
import { stepOf } from "./games";

const one = { x: 0, y: 100, size: 40 };
const other = { x: 200, y: 100, size: 20 };

describe("a flight", () => {
  it("ends where the thing will lie, as large as it will be", () => {
    expect(arc(one, other, { aside: 0.2, up: 50, near: 2 }, 8).at(-1)).toEqual(other);
  });

  it("is highest and nearest halfway", () => {
    const way = arc(one, other, { aside: 0, up: 50, near: 2 }, 8);
    const highest = way.reduce((best, now) => (now.y < best.y ? now : best));
    expect(highest).toEqual({ x: 100, y: 50, size: 60 });
  });

  it("keeps to its right, so that two that change places do not meet", () => {
    const bend = { aside: 0.16, up: 0, near: 1 };
    const [there, back] = [arc(one, other, bend, 2)[0], arc(other, one, bend, 2)[0]];
    expect((there?.y ?? 0) - (back?.y ?? 0)).toBeCloseTo(64);
  });

  it("passes all its stops", () => {
    const stops = [one, other, { x: 50, y: 0, size: 30 }];
    const way = journey(stops, { aside: 0.1, up: 9, near: 1 }, 4);
    expect([way[0], way[4], way[8]]).toEqual(stops);
    expect(way).toHaveLength(9);
  });
});

describe("the merchant", () => {
  it("walks between the jars, wherever he comes from and goes to", () => {
    for (const from of [null, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      for (const to of [1, 3, 5, 7, 9]) {
        const way = lanes(from, to);
        expect(way.at(-1)).toEqual(gemPoint(to));
        way.slice(1).forEach((point, index) => {
          const last = way[index];
          const along = point.x === last?.x ? point.x : point.y === last?.y ? point.y : null;
          expect([25, 50, 75], `${from} → ${to}`).toContain(along);
        });
      }
    }
  });

  it("comes in from outside, and has no way to go where he stays", () => {
    expect(lanes(null, 7)[0]?.x).toBeLessThan(0);
    expect(lanes(null, 3)[0]?.x).toBeGreaterThan(100);
    expect(lanes(5, 5)).toHaveLength(1);
  });

  it("is shown for as long as he is told of, time enough for the longest way", () => {
    const { view } = stepOf("three_tales", 0);
    const at = (gem: Sapphire): View => ({
      ...view,
      merchant: { gem, start: 1, turn: 1, loot: 0 },
    });
    const takes = (from: Sapphire, gem: Sapphire) =>
      fortyScript.duration({ event: "MerchantCame", gem, turn: 2 }, at(from));
    const told = READING["forty-thieves"]?.MerchantCame?.ms;
    expect([takes(5, 5), takes(4, 1), takes(9, 1)]).toEqual([told, told, told]);
    expect(told).toBeGreaterThanOrEqual(4 * 550); // from corner to corner, step by step
    expect(strides(lanes(9, 5))).toEqual([0, 0.5, 1]);
  });
});

describe("hands that are passed", () => {
  it("go to the next seat seven times, all tiles of a hand together", () => {
    const { view } = stepOf("three_tales", 0);
    const [hand] = view.seats;
    if (hand === undefined) throw new Error("nobody sits there");
    for (const players of [2, 3, 4]) {
      const jars: Jar[] = ["rs", "gm", "bh"];
      const seats = Array.from({ length: players }, () => ({ ...hand, jars }));
      const before = { ...view, players, seats };
      const flights = flightsOf({ event: "HandsPassed" }, before);
      expect(flights).toHaveLength(3 * players);
      for (const { from, via = [], to } of flights) {
        const seat = Number(from.split(" ")[1]);
        const stops = [...via, to].map((stop) => Number(stop.split(" ")[1]));
        expect(stops).toEqual(
          Array.from({ length: PASSES }, (_, pass) => (seat + pass + 1) % players),
        );
      }
      const after = fortyScript.sketch(before, { event: "HandsPassed" });
      expect(after.seats.map((one) => one.jars.length)).toEqual(seats.map(() => 3));
    }
  });
});

it("keeps the speed at which an event is shown", () => {
  const { view } = stepOf("three_tales", 0);
  const event = { event: "HandsPassed" } as const;
  const whole = fortyScript.duration(event, view);
  expect(paceOf({ id: 1, event, before: view, after: view, duration: whole / 4 })).toBe(0.25);
});

it("breaks long words of a name only where a syllable ends, and short ones not at all", () => {
  const shown = (name: string) => softened(name).replaceAll("\u00AD", "·");
  expect(shown("Principiante 2")).toBe("Prin·ci·piante 2");
  expect(shown("Novice 2")).toBe("Novice 2");
  expect(shown("Bartholomäus")).toBe("Bartho·lo·mäus");
});
