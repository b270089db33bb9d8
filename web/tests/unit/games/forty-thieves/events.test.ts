// Every kind of event that the server can send: how long it is shown, what is seen meanwhile, and
// what lies on the table after it. Some of them are too rare for the games that were played.

import { describe, expect, it } from "vitest";
import { type Scene, sceneOf } from "../../../../src/games/forty-thieves/model/scene";
import { fortyScript } from "../../../../src/games/forty-thieves/script";
import type { GameEvent, View } from "../../../../src/generated/forty_thieves";
import { stepOf } from "./games";
import { SAMPLES } from "./samples";

type Kind = GameEvent["event"];
type Told<K extends Kind> = Omit<Extract<GameEvent, { event: K }>, "event">;

interface Case<K extends Kind> {
  event: Told<K>;
  /** What is looked at, before it and after it. */
  looks: (view: View) => unknown;
  before: unknown;
  after: unknown;
  /** What is to be seen while it happens; nothing where it is not shown at all. */
  meanwhile?: (scene: Scene) => unknown;
}

/** A table on which anything can happen. */
const TABLE: View = {
  ...stepOf("three_tales", 0).view,
  ...{ turn: 3, active: 1, phase: "action", led: false, again: false, announced: null },
  board: Array.from({ length: 16 }, (_, at) => ({ jar: at === 0 ? "gm" : "rs", front: null })),
  seats: [0, 1, 2].map((seat) => ({
    jars: ["bh", "yc", "gt"],
    fronts: seat === 0 ? ["D", "L", "rc"] : null,
    ...{ gems: 2, sapphire_tiles: ["rm"], eye_tokens: 2, eye_tiles: ["bs"] },
  })),
  ...{ gems: [1, 5, 9], stack: 20, stack_top: "rt", discards: ["yt"], claims: ["5"] },
  merchant: { start: 1, gem: 1, turn: 1, loot: 3 },
  ...{ golden: ["$g"], gone: [], lit: [], lantern: null, target: null, to_clear: [] },
  chain: [{ seat: 0, jar: "bh", front: "E" }],
};

const gems = (view: View) => view.seats.map((seat) => seat.gems);
const square = (name: string) => (view: View) =>
  view.board["1234".indexOf(name[1] ?? "") * 4 + "abcd".indexOf(name[0] ?? "")];
const flown = (scene: Scene) => scene.flights.map(({ from, to }) => `${from} → ${to}`);

const CASES: { [K in Kind]: Case<K> } = {
  BoardLaid: {
    event: { jars: Array.from({ length: 16 }, () => "bm"), stack: 44 },
    looks: (view) => [view.board[3], view.stack],
    before: [{ jar: "rs", front: null }, 20],
    after: [{ jar: "bm", front: null }, 44],
  },
  TurnBegun: {
    event: { seat: 2, turn: 4 },
    looks: ({ active, turn, phase }) => [active, turn, phase],
    before: [1, 3, "action"],
    after: [2, 4, "draw"],
  },
  Discarded: {
    event: { seat: 0, slots: [1, 3], jars: ["bh", "gt"] },
    looks: ({ seats, discards }) => [seats[0]?.jars, seats[0]?.fronts, discards],
    before: [["bh", "yc", "gt"], ["D", "L", "rc"], ["yt"]],
    after: [["yc"], ["L"], ["yt", "bh", "gt"]],
    meanwhile: (scene) => flown(scene).length,
  },
  Drew: {
    event: { seat: 0, jar: "rt", front: "A" },
    looks: ({ seats, stack }) => [seats[0]?.jars.at(-1), seats[0]?.fronts?.at(-1), stack],
    before: ["gt", "rc", 20],
    after: ["rt", "A", 19],
    meanwhile: flown,
  },
  Shuffled: {
    event: { tiles: 12 },
    looks: ({ stack, discards }) => [stack, discards.length],
    before: [20, 1],
    after: [12, 0],
    meanwhile: flown,
  },
  Laid: {
    event: { square: "b2", jar: "rt" },
    looks: square("b2"),
    before: { jar: "rs", front: null },
    after: { jar: "rt", front: null },
    meanwhile: flown,
  },
  Glimpsed: {
    event: { seat: 0, square: "b2", with_lantern: false, front: "gm" },
    looks: square("b2"),
    before: { jar: "rs", front: null },
    after: { jar: "rs", front: null },
    meanwhile: ({ opened }) => opened.get("b2")?.front,
  },
  Shown: {
    event: { seat: 1, squares: ["c3"], fronts: ["L"] },
    looks: ({ lantern }) => lantern,
    before: null,
    after: "c3",
    meanwhile: ({ opened }) => opened.get("c3")?.front,
  },
  Named: {
    event: { seat: 1, square: "c3" },
    looks: ({ lit }) => lit,
    before: [],
    after: ["c3"],
    meanwhile: ({ touched }) => [...touched],
  },
  SapphireTileKept: {
    event: { seat: 1, square: "a1" },
    looks: (view) => [square("a1")(view), view.seats[1]?.sapphire_tiles],
    before: [{ jar: "gm", front: null }, ["rm"]],
    after: [null, ["rm", "gm"]],
    meanwhile: flown,
  },
  Replaced: {
    event: { seat: 0, slot: 2, square: "a1", lay_open: false, front: "ys" },
    looks: (view) => [square("a1")(view)?.jar, view.seats[0]?.jars[1], view.seats[0]?.fronts?.[1]],
    before: ["gm", "yc", "L"],
    after: ["yc", "gm", "ys"],
    meanwhile: (scene) => flown(scene).length,
  },
  Led: {
    event: { seat: 1, slot: 1, square: "a1", lay_open: false, leader: "r!", front: null },
    looks: (view) => [square("a1")(view), view.seats[1]?.jars[0], view.led],
    before: [{ jar: "gm", front: null }, "bh", false],
    after: [{ jar: "bh", front: "r!" }, "gm", true],
    meanwhile: (scene) => flown(scene).length,
  },
  Interchanged: {
    event: { seat: 1, squares: ["a1", "d4"] },
    looks: (view) => [square("a1")(view)?.jar, square("d4")(view)?.jar],
    before: ["gm", "rs"],
    after: ["rs", "gm"],
    meanwhile: (scene) => flown(scene).length,
  },
  Passed: {
    event: { seat: 1, phase: "action" },
    looks: (view) => view,
    before: TABLE,
    after: TABLE,
  },
  Played: {
    event: { seat: 0, slot: 1, front: "D" },
    looks: ({ seats, chain }) => [seats[0]?.fronts, chain.map(({ front }) => front)],
    before: [["D", "L", "rc"], ["E"]],
    after: [
      ["L", "rc"],
      ["E", "D"],
    ],
    meanwhile: flown,
  },
  Aimed: {
    event: { seat: 0, target: "give 2" },
    looks: ({ target }) => target,
    before: null,
    after: "give 2",
  },
  Worked: {
    event: { seat: 0, front: "S" },
    looks: ({ chain, discards }) => [chain.length, discards.at(-1)],
    before: [1, "yt"],
    after: [0, "bh"],
  },
  Cancelled: {
    event: { seat: 0, front: "E" },
    looks: ({ chain, discards }) => [chain.length, discards.at(-1)],
    before: [1, "yt"],
    after: [0, "bh"],
    meanwhile: flown,
  },
  EyeDropped: {
    event: { seat: 1, tile: true },
    looks: ({ seats, discards }) => [seats[1]?.eye_tiles, discards.at(-1)],
    before: [["bs"], "yt"],
    after: [[], "bs"],
    meanwhile: flown,
  },
  EyeGiven: {
    event: { seat: 0, to: 2 },
    looks: ({ seats, chain }) => [seats[2]?.eye_tiles, chain.length],
    before: [["bs"], 1],
    after: [["bs", "bh"], 0],
    meanwhile: flown,
  },
  Announced: {
    event: { seat: 1, place: "1", fronts: ["rs", "A", "$g", "y!"] },
    looks: (view) => ["a1", "b1", "a2", "b2", "c3"].map((name) => square(name)(view)?.front),
    before: [null, null, null, null, null],
    after: ["rs", "A", "$g", "y!", null],
    meanwhile: ({ opened }) => [...opened.keys()],
  },
  Failed: {
    event: { seat: 1, place: "5" },
    looks: ({ seats }) => seats[1]?.eye_tokens,
    before: 2,
    after: 3,
    meanwhile: ({ verdict }) => verdict,
  },
  Succeeded: {
    event: { seat: 1, place: "row 1" },
    looks: ({ announced, to_clear }) => [announced, to_clear],
    before: [null, []],
    after: ["row 1", ["a1", "b1", "c1", "d1"]],
    meanwhile: ({ verdict }) => verdict,
  },
  TookGem: {
    event: { seat: 1, gem: 9 },
    looks: (view) => [view.gems, gems(view)],
    before: [
      [1, 5, 9],
      [2, 2, 2],
    ],
    after: [
      [1, 5],
      [2, 3, 2],
    ],
    meanwhile: flown,
  },
  Robbed: {
    event: { seat: 1, victim: 0, tile: true },
    looks: ({ seats }) => seats.map((seat) => seat.sapphire_tiles.length),
    before: [1, 1, 1],
    after: [0, 2, 1],
    meanwhile: flown,
  },
  RobbedMerchant: {
    event: { seat: 1 },
    looks: (view) => [view.merchant?.loot, gems(view)],
    before: [3, [2, 2, 2]],
    after: [2, [2, 3, 2]],
    meanwhile: flown,
  },
  TookAll: {
    event: { seat: 2, gems: [1, 5, 9] },
    looks: (view) => [view.gems, gems(view)],
    before: [
      [1, 5, 9],
      [2, 2, 2],
    ],
    after: [[], [2, 2, 5]],
    meanwhile: flown,
  },
  Cleared: {
    event: { squares: ["a1", "b1"] },
    looks: (view) => [square("a1")(view), square("b1")(view), view.discards],
    before: [{ jar: "gm", front: null }, { jar: "rs", front: null }, ["yt"]],
    after: [null, null, ["yt", "gm", "rs"]],
    meanwhile: flown,
  },
  GoldenDrawn: {
    event: { seat: 1, front: "$s" },
    looks: ({ golden, stack }) => [golden, stack],
    before: [["$g"], 20],
    after: [["$g", "$s"], 19],
    meanwhile: flown,
  },
  GoldenActed: {
    event: { seat: 1, front: "$g" },
    looks: ({ golden, gone }) => [golden, gone],
    before: [["$g"], []],
    after: [[], ["$g"]],
    meanwhile: ({ spotlight }) => spotlight,
  },
  MerchantCame: {
    event: { gem: 7, turn: 2 },
    looks: ({ merchant }) => [merchant?.gem, merchant?.turn, merchant?.loot],
    before: [1, 1, 3],
    after: [7, 2, 3],
    meanwhile: ({ walk }) => walk,
  },
  MerchantTook: {
    event: { gem: 5 },
    looks: ({ gems: left, merchant }) => [left, merchant?.loot],
    before: [[1, 5, 9], 3],
    after: [[1, 9], 4],
    meanwhile: flown,
  },
  Wished: {
    event: { seat: 0, wish: "merchant", loot: 3 },
    looks: (view) => [view.merchant === null, gems(view)],
    before: [false, [2, 2, 2]],
    after: [true, [5, 2, 2]],
    meanwhile: flown,
  },
  HandsPassed: {
    event: {},
    looks: ({ seats }) => seats[0]?.fronts,
    before: ["D", "L", "rc"],
    after: [],
    meanwhile: (scene) => flown(scene).length,
  },
  HandSeen: {
    event: { seat: 0, fronts: ["A", "E", "S"] },
    looks: ({ seats }) => seats[0]?.fronts,
    before: ["D", "L", "rc"],
    after: ["A", "E", "S"],
  },
  TurnEnded: {
    event: { seat: 1 },
    looks: ({ claims }) => claims,
    before: ["5"],
    after: [],
  },
  GameOver: {
    event: { ending: "last_sapphire", scores: [1, 4, 2], winners: [1] },
    looks: ({ phase, scores, winners }) => [phase, scores, winners],
    before: ["action", TABLE.scores, TABLE.winners],
    after: ["over", [1, 4, 2], [1]],
  },
};

/** What only those hear who are not asked to look: it is told, and nothing moves for it. */
const NOT_SHOWN = new Set<string>(["Passed", "HandSeen", "TurnEnded"]);

function played(kind: Kind, told: object) {
  const event = { event: kind, ...told } as GameEvent;
  const duration = fortyScript.duration(event, TABLE);
  const after = fortyScript.sketch(TABLE, event);
  return { duration, after, scene: sceneOf({ id: 1, event, before: TABLE, after, duration }) };
}

describe.each(Object.entries(CASES))("%s", (kind, one) => {
  const { duration, after, scene } = played(kind as Kind, one.event);

  it("leaves on the table what it says", () => {
    expect(one.looks(TABLE)).toEqual(one.before);
    expect(one.looks(after)).toEqual(one.after);
  });

  it("is shown for a while, or not at all", () => {
    expect(duration > 0).toBe(!NOT_SHOWN.has(kind));
  });

  if (one.meanwhile !== undefined) {
    it("shows something while it happens", () => {
      const seen = one.meanwhile?.(scene);
      expect(Array.isArray(seen) ? seen.length : seen).toBeTruthy();
    });
  }
});

it("has a sample of every kind for its sentences", () => {
  expect(new Set(SAMPLES.map(({ event }) => event))).toEqual(new Set(Object.keys(CASES)));
});

describe("the other ways in which things happen", () => {
  it("takes a token where no tile is dropped", () => {
    const { after, scene } = played("EyeDropped", { seat: 1, tile: false });
    expect([after.seats[1]?.eye_tokens, after.seats[1]?.eye_tiles]).toEqual([1, ["bs"]]);
    expect(flown(scene)).toEqual(["hoard 1 → eyes"]);
  });

  it("robs a sapphire from a hoard", () => {
    const { after, scene } = played("Robbed", { seat: 1, victim: 0, tile: false });
    expect(gems(after)).toEqual([1, 3, 2]);
    expect(flown(scene)).toEqual(["hoard 0 → hoard 1"]);
  });

  it("carries off every sapphire that is left, each from its place", () => {
    const { scene } = played("TookAll", { seat: 2, gems: [1, 5, 9] });
    expect(flown(scene)).toEqual(["gem 1 → hoard 2", "gem 5 → hoard 2", "gem 9 → hoard 2"]);
  });

  it("lets wished away Evil Eyes go one by one, and none of them twice", () => {
    const wished = { event: "Wished", seat: 0, wish: "eyes", loot: 0 } as const;
    const dropped = [false, false, true].map((tile) => ({ event: "EyeDropped", seat: 0, tile }));
    const flights: string[] = [];
    const last = [wished, ...dropped].reduce((before, told) => {
      const event = told as GameEvent;
      const after = fortyScript.sketch(before, event);
      flights.push(...flown(sceneOf({ id: 1, event, before, after, duration: 500 })));
      return after;
    }, TABLE);
    expect(flights).toEqual(["hoard 0 → eyes", "hoard 0 → eyes", "hoard 0 → discards"]);
    expect([last.seats[0]?.eye_tokens, last.seats[0]?.eye_tiles]).toEqual([0, []]);
    expect(last.discards).toEqual(["yt", "bs"]);
  });
});
