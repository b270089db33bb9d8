import { describe, expect, it } from "vitest";
import { ChanceStream, commitment } from "../../../src/fairness/chance";
import { isBad, isGood, type Known, verify } from "../../../src/fairness/verification";
import { fortyDealFits } from "../../../src/games/forty-thieves/deal";
import { masterDealFits } from "../../../src/games/master-thieves/deal";
import type { RecordAnswer } from "../../../src/generated/api";
import forty from "../ui/fixtures/forty-thieves-end.json";
import master from "../ui/fixtures/master-thieves-end.json";

const SECRET = "tea at five";

function recordOf(game: typeof master | typeof forty): RecordAnswer {
  return {
    format: "larceny-record",
    version: 1,
    game: game.game,
    rules_version: 1,
    ruleset: game.ruleset,
    players: ["Ann", "Bo", "Cy"],
    commitment: commitment(SECRET),
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

/** Ann's browser: she was ready twice, and the second time counts. */
function known(seal: string, sent = ["a0", "aa"]): Known {
  return { seal, seat: 0, sent };
}

describe("the stream of chance", () => {
  it("draws the known answers of the documents", () => {
    expect(commitment("tea")).toMatch(/^a9f74d1ec36ebdeb/);
    const stream = ChanceStream.of("tea");
    expect(stream.shuffle([0, 1, 2, 3, 4, 5, 6, 7])).toEqual([4, 2, 3, 6, 0, 5, 1, 7]);
    const numbers = [];
    for (let i = 0; i < 5; i++) numbers.push(stream.below(100));
    expect(numbers).toEqual([44, 37, 92, 49, 25]);
  });
});

// The fixtures are deals that the Python engine made of this secret and these contributions.
describe.each([
  ["Master Thieves", master, masterDealFits],
  ["40 Thieves", forty, fortyDealFits],
])("a game of %s", (_, game, dealFits) => {
  it("is in order", () => {
    const record = recordOf(game);
    const verdict = verify(record, known(record.commitment), game.deal, dealFits);
    expect(verdict).toEqual({ seal: true, same: true, own: true, deal: true });
    expect(isGood(verdict)).toBe(true);
  });

  it("is not, with another secret", () => {
    const record = { ...recordOf(game), secret: "tea at six" };
    const verdict = verify(record, known(record.commitment), game.deal, dealFits);
    expect(verdict).toEqual({ seal: false, same: true, own: true, deal: false });
    expect(isBad(verdict)).toBe(true);
  });

  it("is not, if what a seat added was changed afterwards", () => {
    const record = { ...recordOf(game), contributions: ["aa", "bb", "cd"] };
    const verdict = verify(record, known(record.commitment), game.deal, dealFits);
    expect(verdict).toEqual({ seal: true, same: true, own: true, deal: false });
  });

  it("is not, if the seal is another one than the table showed", () => {
    const record = recordOf(game);
    const verdict = verify(record, known(commitment("coffee")), game.deal, dealFits);
    expect(verdict).toMatchObject({ seal: false, same: false });
  });

  it("is not, if what my browser added was left out", () => {
    const record = recordOf(game);
    const verdict = verify(record, known(record.commitment, ["a0"]), game.deal, dealFits);
    expect([verdict.own, isGood(verdict), isBad(verdict)]).toEqual([false, false, true]);
  });

  it("is in order for somebody who added nothing from here", () => {
    const record = recordOf(game);
    const onlooker = { ...known(record.commitment), seat: null };
    for (const who of [known(record.commitment, []), onlooker]) {
      const verdict = verify(record, who, game.deal, dealFits);
      expect([verdict.own, isGood(verdict)]).toEqual([null, true]);
    }
  });

  it("begins with the seat that the host has named", () => {
    const began = game.deal.find(({ event }) => ["TurnBegun", "FillingBegun"].includes(event));
    const first = (began as { seat: number } | undefined)?.seat ?? -1;
    const fits = [0, 1, 2].map((seat) => {
      const ruleset = { ...game.ruleset, first_player: `seat_${seat}` };
      const record = { ...recordOf(game), ruleset };
      return verify(record, known(record.commitment), game.deal, dealFits).deal;
    });
    expect(fits).toEqual([0, 1, 2].map((seat) => seat === first));
  });

  it("is neither good nor bad, where the deal is not known", () => {
    const record = recordOf(game);
    const verdict = verify(record, known(record.commitment), null, dealFits);
    expect([verdict.deal, isGood(verdict), isBad(verdict)]).toEqual([null, false, false]);
  });
});
