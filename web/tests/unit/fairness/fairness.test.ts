// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { commitment } from "../../../src/fairness/chance";
import { beReady, keptOf, openOwn } from "../../../src/fairness/fairness";
import { ROUNDS, sealOf } from "../../../src/fairness/sealing";
import type { OpeningAnswer } from "../../../src/generated/api";

interface Sent {
  path: string;
  body: { seal?: string; round?: number; contribution?: string };
}

const SEAT = 1;
const TABLE = { id: "one", commitment: commitment("tea"), status: "playing" as const };
const PLACE = { table: TABLE.id, commitment: TABLE.commitment, seat: SEAT };
const sent: Sent[] = [];
let answers: (() => Response)[] = [];

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  answers = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return (answers.shift() ?? (() => new Response("{}")))();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function opening(changes: Partial<OpeningAnswer> = {}): OpeningAnswer {
  return {
    round: 0,
    until: 0,
    added_by: ["sealed", "sealed"],
    seals: ["another", sent[0]?.body.seal ?? ""],
    waiting: [0, SEAT],
    withheld: [],
    beacon: null,
    ...changes,
  };
}

const openings = () => sent.filter(({ path }) => path.endsWith("/open"));

it("seals what it adds when one is ready, and keeps it to itself", async () => {
  await beReady(TABLE, SEAT);
  await beReady({ ...TABLE, commitment: "another" }, SEAT);
  const kept = keptOf("one");
  expect(kept?.seal).toBe(TABLE.commitment);
  expect(kept?.chains).toHaveLength(2);
  const last = kept?.chains[0]?.last ?? "";
  expect(last).toMatch(/^[0-9a-f]{64}$/);
  expect(sent[0]?.body).toEqual({ ready: true, seal: sealOf(PLACE, last, ROUNDS - 1) });
  expect(JSON.stringify(sent)).not.toContain(last);
  expect(keptOf("two")).toBeNull();
});

it("opens when all seals are fixed, once, and remembers what it was told before", async () => {
  await beReady(TABLE, SEAT);
  expect(openings()).toEqual([]);
  await openOwn({ ...TABLE, opening: opening() }, SEAT);
  await openOwn({ ...TABLE, opening: opening({ waiting: [0] }) }, SEAT);
  await openOwn({ ...TABLE, opening: opening({ waiting: [] }) }, SEAT);
  const [own] = openings();
  expect(openings()).toHaveLength(1);
  expect(own?.body.round).toBe(0);
  expect(sealOf(PLACE, own?.body.contribution ?? "", 0)).toBe(sent[0]?.body.seal);
  const { seals } = opening();
  expect(keptOf("one")?.chains[0]).toMatchObject({ seals, opened: [0], complete: 0 });
});

it("opens the next text in the next round", async () => {
  await beReady(TABLE, SEAT);
  await openOwn({ ...TABLE, opening: opening() }, SEAT);
  const next = opening({ round: 1, waiting: [SEAT], withheld: [[0, 0]] });
  await openOwn({ ...TABLE, opening: next }, SEAT);
  const [, again] = openings();
  expect(again?.body.round).toBe(1);
  expect(sealOf(PLACE, again?.body.contribution ?? "", 1)).toBe(sent[0]?.body.seal);
});

it("opens for one list of seals only", async () => {
  await beReady(TABLE, SEAT);
  await openOwn({ ...TABLE, opening: opening() }, SEAT);
  const seals = ["exchanged", opening().seals[1] ?? ""];
  await openOwn({ ...TABLE, opening: opening({ seals, round: 1 }) }, SEAT);
  expect(openings()).toHaveLength(1);
});

it("opens nothing before the game has begun, for others, or what it did not seal", async () => {
  await beReady(TABLE, SEAT);
  await openOwn({ ...TABLE, opening: null }, SEAT);
  await openOwn({ ...TABLE, status: "lobby", opening: opening() }, SEAT);
  await openOwn({ ...TABLE, opening: opening() }, 0);
  await openOwn({ ...TABLE, opening: opening() }, null);
  await openOwn({ ...TABLE, opening: opening({ seals: ["another", "copied"] }) }, SEAT);
  expect(openings()).toEqual([]);
});

it("sends it again where the server could not be reached, and takes a no for a no", async () => {
  vi.useFakeTimers();
  await beReady(TABLE, SEAT);
  answers = [
    () => {
      throw new Error("no network");
    },
    () => new Response("{}", { status: 503 }),
  ];
  const done = openOwn({ ...TABLE, opening: opening() }, SEAT);
  await vi.runAllTimersAsync();
  await done;
  expect(openings()).toHaveLength(3);
  answers = [() => new Response('{"code": "too-late"}', { status: 400 })];
  const late = openOwn({ ...TABLE, opening: opening({ round: 1 }) }, SEAT);
  await vi.runAllTimersAsync();
  await late;
  expect(openings()).toHaveLength(4);
  vi.useRealTimers();
});

it("forgets the oldest tables first", async () => {
  const before = Array.from({ length: 200 }, (_, table) => [`t${table}`, { seal: "", chains: [] }]);
  localStorage.setItem("larceny.deals", JSON.stringify(Object.fromEntries(before)));
  await beReady({ id: "t200", commitment: "" }, SEAT);
  expect([keptOf("t0"), keptOf("t1")?.seal, keptOf("t200")?.chains.length]).toEqual([null, "", 1]);
});

it("lets a browser play that remembers nothing: this page does", async () => {
  localStorage.setItem("larceny.deals", "no JSON");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  await beReady(TABLE, SEAT);
  await openOwn({ ...TABLE, opening: opening() }, SEAT);
  expect(openings()).toHaveLength(1);
});

it("bears what an older page remembered", () => {
  localStorage.setItem("larceny.deals", '{"old": {"seal": "s", "sent": ["aa"]}}');
  expect(keptOf("old")).toEqual({ seal: "s", chains: [] });
});
