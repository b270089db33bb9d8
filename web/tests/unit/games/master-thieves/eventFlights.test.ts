import { describe, expect, it } from "vitest";
import { master as de } from "../../../../src/games/master-thieves/i18n/de/table";
import { master as en } from "../../../../src/games/master-thieves/i18n/en/table";
import { master as fr } from "../../../../src/games/master-thieves/i18n/fr/table";
import { master as italian } from "../../../../src/games/master-thieves/i18n/it/table";
import { flightsOf } from "../../../../src/games/master-thieves/model/flightsOf";
import { crowd, sittingRound } from "../../../../src/games/master-thieves/model/sitting";

describe("gems that fall", () => {
  it("drop on the cloth before their side of the box, and roll to the red pillow", () => {
    const [gems, ...more] = flightsOf({
      event: "Fell",
      place: "M.E",
      gems: "2D1S",
      alarm: null,
      to: "red",
    });
    expect(gems).toEqual({
      things: ["S", "D", "D"],
      from: "place:M.E",
      to: "red",
      falls: true,
      over: "cloth-E",
    });
    expect(more).toEqual([]);
  });

  it("go to the owner of the alarm that falls with them, and the alarm goes home", () => {
    const flights = flightsOf({ event: "Fell", place: "T.W", gems: "1R", alarm: 2, to: "owner" });
    expect(flights.map(({ to, over }) => [to, over])).toEqual([
      ["black-2", "cloth-W"],
      ["alarm-2", "cloth-W"],
    ]);
  });

  it("are not those that somebody takes", () => {
    const taken = flightsOf({ event: "Took", seat: 1, place: "B.N", gems: "1D", to: "black" });
    expect(taken).toEqual([
      { things: ["D"], from: "place:B.N", to: "black-1", falls: false, over: null },
    ]);
  });
});

describe("sitting round the box", () => {
  it("leaves nobody out, begins after the viewer, and fills both sides", () => {
    for (let players = 2; players <= 8; players += 1) {
      for (const viewer of [null, 0, players - 1]) {
        const round = sittingRound(players, viewer);
        const others = Array.from({ length: players }, (_, seat) => seat).filter(
          (seat) => seat !== viewer,
        );
        expect(round.map(({ seat }) => seat).sort()).toEqual(others);
        if (viewer !== null) expect(round[0]?.seat).toBe((viewer + 1) % players);
        const left = round.filter(({ side }) => side === "left").length;
        expect(left - (round.length - left)).toBeOneOf([0, 1]);
      }
    }
  });

  it("gives few players more room", () => {
    expect([2, 3, 4, 5, 8].map(crowd)).toEqual(["two", "few", "few", "many", "many"]);
  });
});

describe.each(Object.entries({ en, fr, it: italian, de }))("the compass in %s", (_, words) => {
  it("has the first letters of the sides' names", () => {
    for (const side of ["N", "E", "S", "W"] as const) {
      expect(words.sideMark[side]).toBe(words.side[side].charAt(0).toUpperCase());
    }
  });
});
