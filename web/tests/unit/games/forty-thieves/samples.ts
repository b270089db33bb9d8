// Events of every kind, and of every way in which a kind can be told.

import type { GameEvent } from "../../../../src/generated/forty_thieves";

type Kind = GameEvent["event"];
type Samples = { [K in Kind]: Omit<Extract<GameEvent, { event: K }>, "event">[] };

const seat = 0;

const BY_KIND: Samples = {
  BoardLaid: [{ jars: ["rs", "$"], stack: 44 }],
  TurnBegun: [{ seat, turn: 3 }],
  Discarded: [
    { seat, slots: [], jars: [] },
    { seat, slots: [1, 3], jars: ["gm", "yt"] },
  ],
  Drew: [
    { seat, jar: "bh", front: null },
    { seat, jar: "bh", front: "E" },
  ],
  Shuffled: [{ tiles: 12 }],
  Laid: [
    { square: "b2", jar: "rc" },
    { square: "b2", jar: "$" },
  ],
  Glimpsed: [
    { seat, square: "b2", with_lantern: false, front: null },
    { seat, square: "b2", with_lantern: true, front: "gm" },
  ],
  Shown: [{ seat, squares: ["a1", "b1"], fronts: ["L", "y!"] }],
  Named: [{ seat, square: "c3" }],
  SapphireTileKept: [{ seat, square: "c3" }],
  Replaced: [
    { seat, slot: 1, square: "a1", lay_open: false, front: null },
    { seat, slot: 1, square: "a1", lay_open: true, front: "$m" },
  ],
  Led: [
    { seat, slot: 2, square: "d4", lay_open: false, leader: "r!", front: null },
    { seat, slot: 2, square: "d4", lay_open: false, leader: "b!", front: "A" },
  ],
  Interchanged: [{ seat, squares: ["a1", "b2"] }],
  Passed: (["glimpse", "action", "steal", "claim", "wish", "dagger"] as const).map((phase) => ({
    seat,
    phase,
  })),
  Played: (["L", "S", "A", "D", "E"] as const).map((front) => ({ seat, slot: 1, front })),
  Aimed: (
    [
      "take 5",
      "rob 1 gem",
      "rob 1 tile",
      "rob merchant",
      "drop token",
      "drop tile",
      "give 1",
      "peek a1 b1",
    ] as const
  ).map((target) => ({ seat, target })),
  Worked: [{ seat, front: "S" }],
  Cancelled: [{ seat, front: "E" }],
  EyeDropped: [
    { seat, tile: true },
    { seat, tile: false },
  ],
  EyeGiven: [{ seat, to: 1 }],
  Announced: (["5", "row 2", "column c", "falling", "rising"] as const).map((place) => ({
    seat,
    place,
    fronts: ["rs", "A", "$g", "y!"],
  })),
  Failed: [{ seat, place: "5" }],
  Succeeded: [{ seat, place: "rising" }],
  TookGem: [{ seat, gem: 9 }],
  Robbed: [
    { seat, victim: 1, tile: false },
    { seat, victim: 1, tile: true },
  ],
  RobbedMerchant: [{ seat }],
  TookAll: [{ seat, gems: [1, 2, 9] }],
  Cleared: [{ squares: ["a1", "b1", "c1", "d1"] }],
  GoldenDrawn: [{ seat, front: "$s" }],
  GoldenActed: [{ seat, front: "$g" }],
  MerchantCame: [1, 2, 5, 6].map((turn) => ({ gem: 7, turn })),
  MerchantTook: [{ gem: 7 }],
  Wished: [
    { seat, wish: "eyes", loot: 0 },
    { seat, wish: "turn", loot: 0 },
    { seat, wish: "merchant", loot: 2 },
  ],
  HandsPassed: [{}],
  HandSeen: [
    { seat, fronts: null },
    { seat, fronts: [] },
    { seat, fronts: ["D", "bc"] },
  ],
  TurnEnded: [{ seat }],
  GameOver: (["last_sapphire", "four_leaders", "merchant", "turn_cap"] as const).map((ending) => ({
    ending,
    scores: [1, 2],
    winners: [1],
  })),
};

export const SAMPLES: GameEvent[] = Object.entries(BY_KIND).flatMap(([event, all]) =>
  all.map((one) => ({ event, ...one }) as GameEvent),
);
