// @vitest-environment jsdom
// The first questions to the server wait for the first picture, but never for ever.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Told = (list: { getEntriesByName: (name: string) => unknown[] }) => void;
let tell: Told = () => undefined;

class Observer {
  static supportedEntryTypes = ["paint"];
  observe = () => undefined;
  disconnect = () => undefined;

  constructor(told: Told) {
    tell = told;
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("PerformanceObserver", Observer);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  history.replaceState(null, "", "/");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function waiting(): Promise<() => Promise<boolean>> {
  const { painted } = await import("../../../src/net/painted");
  let done = false;
  void painted.then(() => {
    done = true;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return done;
  };
}

test("the home screen is painted first", async () => {
  const isDone = await waiting();
  expect(await isDone()).toBe(false);
  tell({ getEntriesByName: (name) => (name === "first-contentful-paint" ? [{}] : []) });
  expect(await isDone()).toBe(true);
});

test("another kind of paint is not enough, but a second is", async () => {
  const isDone = await waiting();
  tell({ getEntriesByName: () => [] });
  expect(await isDone()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await isDone()).toBe(true);
});

test("a screen that needs an answer to show anything asks at once", async () => {
  history.replaceState(null, "", "/table/abc");
  expect(await (await waiting())()).toBe(true);
});

test("a page that nobody looks at asks at once", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  expect(await (await waiting())()).toBe(true);
});

test("a browser that does not tell of paints asks at once", async () => {
  vi.stubGlobal("PerformanceObserver", undefined);
  expect(await (await waiting())()).toBe(true);
});
