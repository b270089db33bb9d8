// What a click on a notification does, and a new address from a push service, in the service worker
// itself: it is run with a browser round it that notes what is asked of it.

import { beforeEach, expect, it, vi } from "vitest";

const TABLE = "/table/Xb0Qy1lWq3m8dR5uZk2n7A";

interface Happening {
  waitUntil: (work: Promise<unknown>) => void;
}

const handlers = new Map<string, (event: Happening) => void>();
const opened = vi.fn(async (_path: string) => null);
const focused = vi.fn(async (_url: string) => undefined);
const closed = vi.fn();
const subscribed = vi.fn(async (_options: object) => subscription("new"));
const fetched = vi.fn(async (_path: string, _what: RequestInit) => new Response());
let pages: string[] = [];

beforeEach(async () => {
  pages = [];
  for (const noted of [opened, focused, closed, subscribed, fetched]) noted.mockClear();
  if (handlers.size > 0) return;
  vi.stubGlobal("self", {
    addEventListener: (kind: string, handle: (event: Happening) => void) =>
      handlers.set(kind, handle),
    clients: {
      matchAll: async (which: object) => {
        // A page that was opened before the worker came is one of ours, too.
        expect(which).toEqual({ type: "window", includeUncontrolled: true });
        return pages.map((url) => ({ url, focus: () => focused(url) }));
      },
      openWindow: opened,
    },
    registration: { pushManager: { subscribe: subscribed } },
  });
  vi.stubGlobal("fetch", fetched);
  const worker = "../../../src/notify/worker"; // types of its own: it sees no page
  await import(worker);
});

async function happens(kind: string, about: object): Promise<void> {
  let work: Promise<unknown> | null = null;
  const waitUntil = (promised: Promise<unknown>): void => {
    work = promised;
  };
  handlers.get(kind)?.({ ...about, waitUntil });
  expect(work).not.toBeNull(); // else the browser may stop the worker before it is done
  await work;
}

const click = (data: unknown): Promise<void> =>
  happens("notificationclick", { notification: { data, close: closed } });

const OPTIONS = { userVisibleOnly: true };

function subscription(name: string): object {
  const endpoint = `https://push.test/${name}`;
  const keys = { p256dh: `${name}-key`, auth: `${name}-secret` };
  return { endpoint, options: OPTIONS, toJSON: () => ({ endpoint, keys }) };
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

it.each([subscription("new"), null])(
  "tells the server another address, and the old one, by which it knows the language",
  async (newSubscription) => {
    const oldSubscription = subscription("old");
    await happens("pushsubscriptionchange", { oldSubscription, newSubscription });
    expect(subscribed.mock.calls).toEqual(newSubscription === null ? [[OPTIONS]] : []);
    const [path, what] = fetched.mock.calls[0] ?? [];
    expect([path, what?.method]).toEqual(["/api/me/push", "PUT"]);
    expect(JSON.parse(String(what?.body))).toEqual({
      endpoint: "https://push.test/new",
      p256dh: "new-key",
      auth: "new-secret",
      old_endpoint: "https://push.test/old",
    });
  },
);

it("leaves it to the page where the old address is not known", async () => {
  await happens("pushsubscriptionchange", { oldSubscription: null, newSubscription: null });
  expect(subscribed).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});
