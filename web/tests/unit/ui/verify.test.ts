import { describe, expect, it } from "vitest";
import type { RecordAnswer } from "../../../src/generated/api";
import { Chance, commitment } from "../../../src/ui/end/chance";
import { isBad, isGood, verify } from "../../../src/ui/end/verify";
import forty from "./fixtures/forty-thieves-end.json";
import master from "./fixtures/master-thieves-end.json";

const SECRET = "tea at five";

async function recordOf(game: typeof master | typeof forty): Promise<RecordAnswer> {
  return {
    format: "larceny-record",
    version: 1,
    game: game.game,
    rules_version: 1,
    ruleset: game.ruleset,
    players: ["Ann", "Bo", "Cy"],
    commitment: await commitment(SECRET),
    secret: SECRET,
    contributions: ["aa", "bb", "cc"],
    start: null,
    chapters: [],
    result: null,
    digest: "",
    moves: [],
    events: [],
  };
}

describe("the stream of chance", () => {
  it("draws the known answers of the architecture document", async () => {
    expect(await commitment("tea")).toMatch(/^a9f74d1ec36ebdeb/);
    const stream = await Chance.of("tea");
    expect(await stream.shuffle([0, 1, 2, 3, 4, 5, 6, 7])).toEqual([4, 2, 3, 6, 0, 5, 1, 7]);
    const numbers = [];
    for (let i = 0; i < 5; i++) numbers.push(await stream.below(100));
    expect(numbers).toEqual([44, 37, 92, 49, 25]);
  });
});

// The fixtures are deals that the Python engine made of this secret and these contributions.
describe.each([
  ["Master Thieves", master],
  ["40 Thieves", forty],
])("a game of %s", (_, game) => {
  it("is in order", async () => {
    const record = await recordOf(game);
    const verdict = await verify(record, record.commitment, game.deal);
    expect(verdict).toEqual({ seal: true, same: true, deal: true });
    expect(isGood(verdict)).toBe(true);
  });

  it("is not, with another secret", async () => {
    const record = { ...(await recordOf(game)), secret: "tea at six" };
    const verdict = await verify(record, record.commitment, game.deal);
    expect(verdict).toEqual({ seal: false, same: true, deal: false });
    expect(isBad(verdict)).toBe(true);
  });

  it("is not, if what a seat added was changed afterwards", async () => {
    const record = { ...(await recordOf(game)), contributions: ["aa", "bb", "cd"] };
    const verdict = await verify(record, record.commitment, game.deal);
    expect(verdict).toEqual({ seal: true, same: true, deal: false });
  });

  it("is not, if the seal is another one than the table showed", async () => {
    const record = await recordOf(game);
    const verdict = await verify(record, await commitment("coffee"), game.deal);
    expect(verdict).toMatchObject({ seal: false, same: false });
  });

  it("is neither good nor bad, where the deal is not known", async () => {
    const record = await recordOf(game);
    const verdict = await verify(record, record.commitment, null);
    expect([verdict.deal, isGood(verdict), isBad(verdict)]).toEqual([null, false, false]);
  });
});
