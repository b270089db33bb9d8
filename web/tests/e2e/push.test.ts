// Told far from the page that it is one's turn: by push, by the open page, or not at all, with the
// reason; and the code by which a phone finds the table.

import jsQR from "jsqr";
import type { CDPSession, Page, Worker } from "playwright-core";
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TurnMessage } from "../../src/notify/message";
import { de, en } from "../words";
import { needs } from "./able";
import { ask, comeIn, comeQuietly, tryTo } from "./beside";
import { PATIENT, sitDown, troubles } from "./browser";
import { ALL, openOwnHouse } from "./house";
import { faults } from "./looking";
import { Phone } from "./phone";

/** To loopback, too, and at once; and the bare Chromium knows no notifications. */
const house = openOwnHouse({ PUSH_ANYWHERE: "true", PUSH_AFTER_MS: "0" }, "whole");
needs(house, "notifications");
const phone = new Phone();
const DAYS = { kind: "days", per_move_ms: 3 * 24 * 3_600_000 };
const GAME = "forty-thieves";

beforeAll(() => phone.open());
afterAll(() => phone.close());

async function visitor(allows: boolean, language = "en"): Promise<Page> {
  const page = await sitDown(house.browser, house.url, {
    ...{ speed: 1000, still: true, unseen: true },
    language,
  });
  if (allows) await page.context().grantPermissions(["notifications"], { origin: house.url });
  return page;
}

const soon = <Value>(what: () => Value | Promise<Value>) => expect.poll(what, PATIENT);

const tellMe = (page: Page, words: typeof en.notify = en.notify) =>
  page.getByRole("switch", { name: words.tell });

/** A table of two with days per move. */
async function tableOf(ann: Page, bo: Page): Promise<string> {
  const { id } = await ask(ann, "/tables", { game: GAME, seats: 2, clock: DAYS, reaction_ms: 0 });
  await ask(bo, `/tables/${id}/sit`);
  return id;
}

async function begin(table: string, ann: Page, bo: Page): Promise<void> {
  for (const page of [ann, bo]) {
    await ask(page, `/tables/${table}/ready`, { ready: true, contribution: "tea" });
  }
  await ask(ann, `/tables/${table}/start`);
}

/** Let whoever is asked decide over a socket of its own; say whether that was this page. */
async function decide(page: Page, table: string): Promise<boolean> {
  return page.evaluate(
    (id) =>
      new Promise<boolean>((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/socket`);
        const say = (what: object) => socket.send(JSON.stringify({ table: id, ...what }));
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(data);
          if (told.type === "welcome") say({ type: "subscribe" });
          if (told.type === "snapshot" && told.legal === null) end(false);
          else if (told.type === "snapshot") {
            const [action] = told.legal.actions.slice(-1);
            say({ type: "act", id: String(Math.random()), seq: told.seq, action });
          }
          if (told.type === "ack") end(true);
        };
        function end(did: boolean): void {
          socket.close();
          done(did);
        }
      }),
    table,
  );
}

/** Look at a table, so that nobody has to be told of a turn at it, while something is done. */
async function looking(page: Page, table: string, deed: () => Promise<void>): Promise<void> {
  await page.evaluate(
    (id) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/socket`);
        Object.assign(window, { looks: socket });
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(data);
          if (told.type === "welcome") {
            socket.send(JSON.stringify({ type: "subscribe", table: id }));
          }
          if (told.type === "snapshot") done();
        };
      }),
    table,
  );
  await deed();
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { looks } = window as never as { looks: WebSocket };
        looks.onclose = () => done();
        looks.close();
      }),
  );
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration("/");
    const all = (await registration?.getNotifications()) ?? [];
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** What brings a push to the service worker of a page. */
async function courier(page: Page): Promise<(text: string) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [found] = registrations;
      if (found !== undefined) done(found.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const worker = page.context().serviceWorkers().at(-1);
  if (worker === undefined) throw new Error("the page has no service worker");
  await worker.evaluate(keepWhatItDoes);
  return async (data) => {
    const before = (await done(worker)).came;
    const what = { origin: house.url, registrationId, data };
    await session.send("ServiceWorker.deliverPushMessage", what);
    await soon(async () => (await done(worker)).came).toBe(before + 1);
  };
}

/** In the service worker: keep which pushes came, and what it has begun to do about them. */
function keepWhatItDoes(): void {
  const kept: Kept = { came: 0, begun: [] };
  Object.assign(self, { kept });
  const { prototype } = (self as never as { ExtendableEvent: { prototype: Lasting } })
    .ExtendableEvent;
  const { waitUntil } = prototype;
  prototype.waitUntil = function (deed) {
    kept.begun.push(deed);
    waitUntil.call(this, deed);
  };
  self.addEventListener("push", () => {
    kept.came += 1;
  });
}

/** An event of a service worker, which lives as long as it is busy with it. */
interface Lasting {
  waitUntil: (this: Lasting, deed: Promise<unknown>) => void;
}

interface Kept {
  came: number;
  begun: Promise<unknown>[];
}

/** Wait until a service worker has done what it has begun; tell how many pushes came to it. */
const done = (worker: Worker) =>
  worker.evaluate(async () => {
    const { kept } = self as never as { kept: Kept };
    const { came } = kept;
    await Promise.all(kept.begun);
    return { came };
  });

/** What can be pressed at the table, but does not lie wholly on a large screen. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#main button")].flatMap((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return one.checkVisibility() && (top < 0 || bottom > innerHeight) ? [one.outerHTML] : [];
    }),
  );

test("by push: once a turn, to a closed page, in words of the reader's language", async () => {
  const [ann, bo] = [await visitor(true, "de"), await visitor(false)];
  await phone.isOf(ann);
  await comeIn(ann);
  await comeQuietly(bo);
  const table = await tableOf(ann, bo);
  await ann.goto(`/table/${table}`);
  await tellMe(ann, de.notify).click();
  await ann.locator("[role=switch][aria-checked=true]").waitFor();
  await ann.getByText(de.notify.help).waitFor();
  expect(await ask(ann, "/me/push", {}, "GET")).toMatchObject({ devices: 1 });
  await ann.goto("/settings"); // away from the table
  await begin(table, ann, bo);
  const turns = () => phone.arrived.map((text) => (JSON.parse(text) as TurnMessage).turn);
  for (let told = 1; told <= 2; told += 1) {
    while (await decide(bo, table));
    await soon(() => turns().length).toBe(told);
    if (told === 1) {
      await looking(ann, table, async () => {
        while (await decide(ann, table));
      });
    }
  }
  expect(new Set(turns()).size).toBe(2);

  const deliver = await courier(ann);
  const [first = "", second = ""] = phone.arrived;
  const { name } = await ask<{ name: string }>(bo, "/me", {}, "GET");
  const told = {
    title: de.notify.turnAt({ game: "40 Thieves" }),
    body: de.notify.waits({ names: [name] }),
    tag: `turn/${table}`,
  };
  await deliver(first);
  expect(await shown(ann)).toEqual([told]);
  await deliver(second);
  expect(await shown(ann)).toEqual([told]); // the newer one in place of the older
  await ann.goto(`/table/${table}`);
  await soon(() => shown(ann)).toEqual([]); // who looks need not be told
  await ann.goto("/settings");
  for (const text of [first, second, "{}", "nonsense"]) await deliver(text);
  expect(await shown(ann)).toEqual([]); // what was shown is not shown again

  await tellMe(ann, de.notify).click();
  await soon(() => tellMe(ann, de.notify).isChecked()).toBe(false);
  await soon(() => ask(ann, "/me/push", {}, "GET")).toMatchObject({ devices: 0 });
  const icon = /favicon/; // a browser asks for one where a page that is no page of ours names none
  expect([...troubles(ann, icon), ...troubles(bo, icon)]).toEqual([]);
  await Promise.all([ann, bo].map((page) => page.context().close()));
});

test.runIf(ALL)(
  "by the page where there is no push service, while it is hidden; the tab shows it",
  async () => {
    const [ann, bo] = [await visitor(true), await visitor(false)];
    await comeQuietly(ann);
    await comeQuietly(bo);
    const table = await tableOf(ann, bo);
    await begin(table, ann, bo);
    await ann.goto(`/table/${table}`);
    await ann.getByText(en.notify.days).waitFor();
    expect(await faults(ann, "days per move", "en")).toEqual([]);
    expect(await cut(ann)).toEqual([]);
    await ann.getByRole("button", { name: en.notify.yes }).click();
    await ann.getByText(en.notify.days).waitFor({ state: "detached" });
    await ann.goto("/settings");
    await ann.getByText(en.notify.whileOpen).waitFor();
    await ann.goto(`/table/${table}`);
    await ann.locator("[data-shown]").waitFor();
    while (await decide(ann, table));
    await ann.waitForFunction(() => document.querySelector('link[href="/icon.svg"]') !== null);
    expect(await shown(ann)).toEqual([]);
    await ann.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    while (await decide(bo, table));
    await ann.waitForFunction(() => document.querySelector('link[href="/icon-turn.svg"]') !== null);
    await ann.waitForFunction(() => document.title.startsWith("●"));
    await soon(async () => (await shown(ann)).length).toBe(1);
    await Promise.all([ann, bo].map((page) => page.context().close()));
  },
);

test("not where the browser refuses, and it says so", async () => {
  const page = await visitor(false);
  await comeIn(page);
  await page.goto("/settings");
  await tellMe(page).click(); // without a screen Chromium asks nobody, and refuses
  await page.getByText(en.notify.blocked).waitFor();
  expect(await tellMe(page).isDisabled()).toBe(true);
  expect((await tryTo(page, "PUT", "/me/push", { endpoint: "https://[::1]/" })).status).toBe(422);
  await page.context().close();
});

const SEEN = [
  ["night", 360],
  ["day", 1440],
] as const;

test.each(SEEN.filter(([theme]) => ALL || theme === "night"))(
  "a camera reads the invitation by %s, at %d pixels",
  async (theme, width) => {
    const page = await sitDown(house.browser, house.url, { theme, width, height: 800 });
    await comeQuietly(page);
    const { id } = await ask(page, "/tables", { game: GAME, seats: 2 });
    await page.goto(`/table/${id}`);
    const code = page.getByRole("img", { name: en.lobby.qr });
    await code.scrollIntoViewIfNeeded();
    const box = await code.boundingBox();
    if (box === null) throw new Error("the code is not shown");
    // With what lies round it, as a camera sees it.
    const around = { x: Math.max(0, box.x - 15), y: Math.max(0, box.y - 15) };
    const clip = { ...around, width: box.width + 30, height: box.height + 30 };
    const picture = PNG.sync.read(await page.screenshot({ clip }));
    const read = jsQR(new Uint8ClampedArray(picture.data), picture.width, picture.height);
    expect(read?.data).toBe(`${house.url}/table/${id}`);
    await page.context().close();
  },
);
