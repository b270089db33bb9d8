import { describe, expect, it } from "vitest";
import { ChanceStream, commitment } from "../../../src/fairness/chance";
import type { KeptChain } from "../../../src/fairness/fairness";
import { ROUNDS, sealOf, textOf } from "../../../src/fairness/sealing";
import { isBad, isGood, type Known, verify } from "../../../src/fairness/verification";
import { fortyDealFits } from "../../../src/games/forty-thieves/deal";
import { masterDealFits } from "../../../src/games/master-thieves/deal";
import type { RecordAnswer, SealedAnswer } from "../../../src/generated/api";
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
    sealed: null,
    start: null,
    chapters: [],
    result: null,
    digest: "",
    moves: [],
    events: [],
  };
}

/** The browser of somebody who looked on, or was ready elsewhere. */
function known(seal: string): Known {
  return { seal, seat: null, chains: [] };
}

const NOTHING_SEALED = { told: null, sealed: null, own: null };

const TEA = "a9f74d1ec36ebdeb2da3f6e5868090cd2a2d20b3dcca7b62f60304b1d3d9ef42";
const ZEROS = "0".repeat(64);

/** The known answers of docs/deals.md: seat 2 has withheld in round 0. */
function sealedRecord(): RecordAnswer & { sealed: SealedAnswer } {
  const place = (seat: number) => ({ table: "A".repeat(22), commitment: TEA, seat });
  const sealed: SealedAnswer = {
    table: "A".repeat(22),
    round: 1,
    added_by: ["sealed", "bot", "sealed"],
    seals: [
      sealOf(place(0), ZEROS, ROUNDS - 1),
      sealOf(place(1), "milk", 0),
      sealOf(place(2), "1".repeat(64), ROUNDS - 1),
    ],
    withheld: [[0, 2]],
    beacon: null,
  };
  const contributions = [textOf(place(0), ZEROS, 1), "milk", ""];
  return { ...recordOf(master), version: 2, commitment: TEA, secret: "tea", contributions, sealed };
}

describe("a sealed deal", () => {
  const { seals } = sealedRecord().sealed;
  const chain: KeptChain = {
    seat: 0,
    last: ZEROS,
    seals,
    opened: [0, 1],
    beacons: [null, null],
    complete: 1,
  };
  const ann: Known = { seal: TEA, seat: 0, chains: [chain] };
  const judged = (record: RecordAnswer, who: Known = ann) => verify(record, who, [], () => true);
  const resealed = (changes: Partial<SealedAnswer>) => {
    const record = sealedRecord();
    return { ...record, sealed: { ...record.sealed, ...changes } };
  };

  it("has the known answers of the documents", () => {
    const { sealed, contributions } = sealedRecord();
    expect(contributions[0]).toBe(
      "f40ad2501ea8b0b56fd1354ccd16fef2637b23f4175e5091c6816b8db829d1bb",
    );
    expect(sealed.seals.slice(0, 2)).toEqual([
      "fc4a4d4b7e0ed95157fd706d89b35053daa8c2f40ffa42a935b4277ffff2c8d6",
      "7ce089f8cdb8a729b9adb637d7b33454b1dd2d58796eec0fdea9be86f660d145",
    ]);
    const first = ChanceStream.of("tea", contributions, sealed).below(2 ** 32);
    expect(first).toBe(993224677);
  });

  it("is in order", () => {
    expect(judged(sealedRecord())).toEqual({
      same: true,
      seal: true,
      told: true,
      sealed: true,
      own: true,
      deal: true,
    });
  });

  it("is not, if a seat did not seal what it added, or the rounds cannot be", () => {
    const other = { ...sealedRecord(), contributions: [ZEROS, "milk", ""] };
    expect(judged(other)).toMatchObject({ sealed: false, own: false });
    const cream = { ...sealedRecord(), contributions: ["cream", "milk", ""] };
    expect(judged(cream).sealed).toBe(false);
    for (const withheld of [
      [],
      [[1, 2]],
      [[0, 1]],
      [
        [0, 2],
        [0, 2],
      ],
    ]) {
      expect(judged(resealed({ withheld })).sealed).toBe(false);
    }
    const beacon = { chain: "c", round: 7, signature: "00", randomness: ZEROS };
    expect(judged(resealed({ beacon })).sealed).toBe(false);
  });

  it("is not, if the seals are others than I was told, or a round too many was played", () => {
    const told = (changes: Partial<KeptChain>) =>
      judged(sealedRecord(), { ...ann, chains: [{ ...chain, ...changes }] }).told;
    expect(told({})).toBe(true);
    expect(told({ seals: [seals[0] ?? "", "exchanged", seals[2] ?? ""] })).toBe(false);
    expect(told({ complete: 0 })).toBe(false);
    expect(told({ beacons: [null, 7] })).toBe(false);
  });

  it("is not, if I am said to have withheld what I opened", () => {
    const cy: KeptChain = { ...chain, seat: 2, last: "1".repeat(64), opened: [0] };
    const own = (one: KeptChain) =>
      judged(sealedRecord(), { seal: TEA, seat: 2, chains: [one] }).own;
    expect(own(cy)).toBe(false);
    expect(own({ ...cy, opened: [] })).toBeNull();
  });
});

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
    expect(verdict).toEqual({ seal: true, same: true, ...NOTHING_SEALED, deal: true });
    expect(isGood(verdict)).toBe(true);
  });

  it("is not, with another secret", () => {
    const record = { ...recordOf(game), secret: "tea at six" };
    const verdict = verify(record, known(record.commitment), game.deal, dealFits);
    expect(verdict).toEqual({ seal: false, same: true, ...NOTHING_SEALED, deal: false });
    expect(isBad(verdict)).toBe(true);
  });

  it("is not, if what a seat added was changed afterwards", () => {
    const record = { ...recordOf(game), contributions: ["aa", "bb", "cd"] };
    const verdict = verify(record, known(record.commitment), game.deal, dealFits);
    expect(verdict).toEqual({ seal: true, same: true, ...NOTHING_SEALED, deal: false });
  });

  it("is not, if the seal is another one than the table showed", () => {
    const record = recordOf(game);
    const verdict = verify(record, known(commitment("coffee")), game.deal, dealFits);
    expect(verdict).toMatchObject({ seal: false, same: false });
  });

  it("is not, if my browser sealed something, and the server forgot it", () => {
    const record = recordOf(game);
    const who = { ...known(record.commitment), seat: 0, chains: [{ seat: 0, last: ZEROS }] };
    const verdict = verify(record, who, game.deal, dealFits);
    expect([verdict.own, isGood(verdict), isBad(verdict)]).toEqual([false, false, true]);
  });

  it("is in order for somebody who sealed nothing from here", () => {
    const record = recordOf(game);
    const who = { ...known(record.commitment), seat: 0 };
    const verdict = verify(record, who, game.deal, dealFits);
    expect([verdict.own, isGood(verdict)]).toEqual([null, true]);
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
