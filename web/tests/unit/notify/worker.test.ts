// What a click on a notification does, in the service worker itself: it is run with a browser round
// it that notes what is asked of it.

import { beforeEach, expect, it, vi } from "vitest";

const TABLE = "/table/Xb0Qy1lWq3m8dR5uZk2n7A";

interface Click {
  notification: { data: unknown; close: () => void };
  waitUntil: (work: Promise<unknown>) => void;
}

const handlers = new Map<string, (event: Click) => void>();
const opened = vi.fn(async (_path: string) => null);
const focused = vi.fn(async (_url: string) => undefined);
const closed = vi.fn();
let pages: string[] = [];

beforeEach(async () => {
  pages = [];
  for (const noted of [opened, focused, closed]) noted.mockClear();
  if (handlers.size > 0) return;
  vi.stubGlobal("self", {
    addEventListener: (kind: string, handle: (event: Click) => void) => handlers.set(kind, handle),
    clients: {
      matchAll: async (which: object) => {
        // A page that was opened before the worker came is one of ours, too.
        expect(which).toEqual({ type: "window", includeUncontrolled: true });
        return pages.map((url) => ({ url, focus: () => focused(url) }));
      },
      openWindow: opened,
    },
  });
  const worker = "../../../src/notify/worker"; // types of its own: it sees no page
  await import(worker);
});

async function click(data: unknown): Promise<void> {
  let work: Promise<unknown> | null = null;
  handlers.get("notificationclick")?.({
    notification: { data, close: closed },
    waitUntil: (promised) => {
      work = promised;
    },
  });
  expect(work).not.toBeNull(); // else the browser may stop the worker before it is done
  await work;
}

it("goes to the page where the table is open, whatever else is open", async () => {
  pages = ["https://larceny.test/", `https://larceny.test${TABLE}?x#y`, "https://larceny.test/you"];
  await click(TABLE);
  expect(focused.mock.calls).toEqual([[pages[1]]]);
  expect(opened).not.toHaveBeenCalled();
  expect(closed).toHaveBeenCalledOnce();
});

it("goes to one of several pages with the table", async () => {
  pages = [`https://larceny.test${TABLE}`, `https://larceny.test${TABLE}`];
  await click(TABLE);
  expect(focused).toHaveBeenCalledOnce();
  expect(opened).not.toHaveBeenCalled();
});

it.each([[[]], [["https://larceny.test/", `https://larceny.test${TABLE}2`]]])(
  "opens the table where it is not open: %j",
  async (others) => {
    pages = others;
    await click(TABLE);
    expect(opened.mock.calls).toEqual([[TABLE]]);
    expect(focused).not.toHaveBeenCalled();
    expect(closed).toHaveBeenCalledOnce();
  },
);

it("opens the home screen where a notification does not tell its table", async () => {
  await click(undefined);
  expect(opened.mock.calls).toEqual([["/"]]);
});
