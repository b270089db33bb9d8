// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beReady, keptOf } from "../../../src/fairness/fairness";

const sent: string[] = [];

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)).contribution);
    return new Response("{}");
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("remembers the first seal, and everything that was sent", async () => {
  await beReady({ id: "one", commitment: "seal" });
  await beReady({ id: "one", commitment: "another seal" });
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[0]).not.toBe(sent[1]);
  expect(keptOf("one")).toEqual({ seal: "seal", sent });
  expect(keptOf("two")).toBeNull();
});

it("forgets the oldest tables first", async () => {
  for (let table = 0; table <= 200; table++) await beReady({ id: `t${table}`, commitment: "" });
  expect([keptOf("t0"), keptOf("t1")?.sent.length, keptOf("t200")?.sent.length]).toEqual([
    null,
    1,
    1,
  ]);
});

it("lets a browser play that remembers nothing", async () => {
  localStorage.setItem("larceny.deals", "no JSON");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  await beReady({ id: "one", commitment: "seal" });
  expect(sent).toHaveLength(1);
  expect(keptOf("one")).toBeNull();
  vi.restoreAllMocks();
});
