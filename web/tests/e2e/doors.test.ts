// Doors that are closed: tables that are not there, full, broken off or of older rules; seats that
// somebody else was faster to take; and what the server refuses. Each ends in words, and in a way on.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { ParagraphAnswer } from "../../src/generated/api";
import { typeset } from "../../src/widgets/typeset";
import { en } from "../words";
import {
  ask,
  begun,
  begunUnderOtherRules,
  comeQuietly,
  inDatabase,
  playAway,
  tryTo,
} from "./beside";
import { sitDown } from "./browser";
import { ALL, openOwnHouse } from "./house";
import { WORDS } from "./looking";

/** Who has changed his name too often has to wait an hour. */
const house = openOwnHouse({ LIMITS_RENAMES: "3,3600" });

async function visitor(language = "en"): Promise<Page> {
  const page = await sitDown(house.browser, house.url, {
    ...{ speed: 1000, still: true, unseen: true },
    language,
  });
  await comeQuietly(page);
  return page;
}

/** Close the browsers of people. */
const leave = (...pages: Page[]) => Promise.all(pages.map((page) => page.context().close()));

const newTable = async (page: Page, agreed: object = {}) =>
  (await ask(page, "/tables", { game: "master-thieves", seats: 2, ...agreed })).id;

test("a link that leads nowhere", async () => {
  const page = await visitor();
  for (const path of ["/table/AAAAAAAAAAAAAAAAAAAAAA", "/table/cut", "/replay/cut"]) {
    await page.goto(path);
    await page.getByText(en.table.missingText).waitFor();
  }
  await page.getByRole("link", { name: en.table.home }).click();
  await page.locator("[data-play-now]").first().waitFor();
  await leave(page);
});

test("a full table says so, and shows the game when it begins", async () => {
  const [host, late] = [await visitor(), await visitor()];
  const bots = [{ seat: 1, bot: "random" }];
  const id = await newTable(host, { bots, public: false });
  await late.goto(`/table/${id}`); // not public: the link is enough
  await late.getByText(en.lobby.full).waitFor();
  await ask(host, `/tables/${id}/ready`, { ready: true, contribution: "tea" });
  await ask(host, `/tables/${id}/start`);
  await late.locator("[data-shown]").waitFor();
  await late.getByText(en.table.youWatch).first().waitFor();
  await leave(host, late);
});

test("a running table that is closed to onlookers does not tell that it is there", async () => {
  const [host, late] = [await visitor(), await visitor()];
  const id = await begun(host, "forty-thieves", { watching: "closed" });
  await late.goto(`/table/${id}`);
  await late.getByText(en.table.missingText).waitFor();
  await leave(host, late);
});

/** Let the requests of several pages set out only when each has sent one. */
async function meeting(pages: Page[], where: string): Promise<void> {
  let go: () => void;
  const all = new Promise<void>((resolve) => {
    go = resolve;
  });
  let waiting = 0;
  for (const page of pages) {
    await page.route(where, async (route) => {
      waiting += 1;
      if (waiting === pages.length) go();
      await all;
      await route.continue();
    });
  }
}

test("two people press for the last seat: one sits, the other is told", async () => {
  const [host, ann, bo] = [await visitor(), await visitor(), await visitor()];
  const id = await newTable(host);
  const sit = (page: Page) => page.getByRole("button", { name: en.lobby.sitOn({ number: 2 }) });
  for (const page of [ann, bo]) await page.goto(`/table/${id}`);
  for (const page of [ann, bo]) await sit(page).waitFor();
  await meeting([ann, bo], "**/sit");
  await Promise.all([ann, bo].map((page) => sit(page).dispatchEvent("click")));
  const outcome = async (page: Page) => {
    const sits = page.getByRole("button", { name: en.lobby.beReady });
    const told = page.getByText(en.errors.codes["seat-taken"]);
    await sits.or(told).first().waitFor();
    return (await sits.count()) > 0 ? "sits" : "told";
  };
  expect((await Promise.all([ann, bo].map(outcome))).sort()).toEqual(["sits", "told"]);
  await leave(host, ann, bo);
});

test("who is sent away is told; whom the host leaves behind is the host", async () => {
  const [host, ann] = [await visitor(), await visitor()];
  const id = await newTable(host, { seats: 3 });
  await ann.goto(`/table/${id}`);
  const sit = ann.getByRole("button", { name: en.lobby.sitOn({ number: 2 }) });
  await sit.click();
  await ann.getByRole("button", { name: en.lobby.beReady }).waitFor();
  await ask(host, `/tables/${id}/kick`, { seat: 1 });
  await ann.getByText(en.errors.sentAway).waitFor();
  await sit.click();
  await ann.getByText(en.errors.sentAway).waitFor({ state: "detached" });
  await ask(host, `/tables/${id}/stand`);
  await ann.getByText(en.errors.hostNow).waitFor();
  await leave(host, ann);
});

test("a table that was given up, before the game and in the middle of it", async () => {
  const [host, ann] = [await visitor(), await visitor()];
  const lobby = await newTable(host);
  await ann.goto(`/table/${lobby}`);
  await ann.locator("[data-join]").waitFor();
  await ask(host, `/tables/${lobby}/abandon`);
  await ann.getByText(en.table.abandonedText).waitFor();
  const running = await begun(host, "forty-thieves");
  await ann.goto(`/table/${running}`);
  await ann.locator("[data-shown]").waitFor();
  await ask(host, `/tables/${running}/abandon`);
  await ann.getByText(en.table.abandonedText).waitFor();
  await leave(host, ann);
});

test.runIf(ALL)(
  "a game of other rules: its host breaks it off; what is over can be watched and read",
  async () => {
    const [host, ann] = [await visitor(), await visitor()];
    const running = await begun(host, "forty-thieves");
    const over = await begun(host, "forty-thieves", { changes: { turn_cap: 4 } });
    await playAway(host, over);
    await host.goto(`/replay/${over}`); // what is asked for is kept at once
    await host.locator("input[type=range]").waitFor();
    await house.server.kill();
    begunUnderOtherRules(house.server.database, running);
    begunUnderOtherRules(house.server.database, over);
    await house.server.start();

    for (const page of [ann, host]) {
      await page.goto(`/table/${running}`);
      await page.getByText(en.errors.olderRunning).waitFor();
    }
    expect(await ann.getByRole("button", { name: en.table.abandon }).count()).toBe(0);
    await host.getByRole("button", { name: en.table.abandon }).click();
    for (const page of [ann, host]) await page.getByText(en.table.olderText).waitFor();

    await ann.goto(`/table/${over}`);
    await ann.getByText(en.table.olderText).waitFor();
    const record = ann.getByRole("link", { name: en.end.text });
    const [download] = await Promise.all([ann.waitForEvent("download"), record.click()]);
    expect(await download.failure()).toBeNull();
    await ann.goto(`/replay/${over}`);
    await ann.locator("input[type=range]").waitFor();
    await leave(host, ann);
  },
);

test("too often: how long to wait; a store that fails: try again, and it works", async () => {
  const page = await visitor();
  for (let status = 200, times = 0; status < 400; times += 1) {
    expect(times).toBeLessThan(4);
    status = (await tryTo(page, "PATCH", "/me", { name: `Ann ${times}` })).status;
  }
  await page.goto("/you");
  await page.getByRole("button", { name: en.home.changeName }).click();
  await page.getByRole("textbox", { name: en.home.name }).fill("Bo");
  await page.getByRole("button", { name: en.common.save, exact: true }).click();
  await page.getByText(/Too often\. Try again in (a second|\d+ seconds)\./).waitFor();

  inDatabase(house.server.database, 'db.execute("alter table chairs rename to chairs_away")');
  expect((await tryTo(page, "GET", "/me/tables")).status).toBe(503);
  await page.goto("/you");
  await page.getByText(en.errors.codes.unavailable).first().waitFor();
  inDatabase(house.server.database, 'db.execute("alter table chairs_away rename to chairs")');
  await page.getByRole("button", { name: en.common.tryAgain }).first().click();
  await page.getByText(en.errors.codes.unavailable).waitFor({ state: "detached" });
  await leave(page);
});

const LANGUAGES = Object.entries(WORDS).filter(([language]) => ALL || language === "de");

test.each(LANGUAGES)(
  "a refused decision tells its rule, and leads to it, in %s",
  async (...in_) => {
    const [language, t] = in_;
    const page = await visitor(language);
    for (const [game, asked] of [
      ["master-thieves", "open T.N"],
      ["forty-thieves", "steal 5"],
    ] as const) {
      const table = await begun(page, game);
      await playAway(page, table, game === "master-thieves" ? /^choose / : /^glimpse /);
      await page.routeWebSocket(/\/api\/socket/, (route) => {
        const through = route.connectToServer(); // a decision becomes one that nobody was offered
        route.onMessage((said) =>
          through.send(String(said).replace(/"action":"[^"]*"/, `"action":"${asked}"`)),
        );
      });
      await page.goto(`/table/${table}`);
      const word = game === "master-thieves" ? "choose thief" : "pass";
      await page.locator(`[data-word="${word}"]`).filter({ visible: true }).first().click();
      const note = page.getByRole("alert").locator("[data-rule]");
      await note.waitFor();
      await page.getByText(t.errors.codes["illegal-action"]).waitFor();
      const rule = (await note.getAttribute("data-rule")) ?? "";
      const paragraph = await ask<ParagraphAnswer>(
        page,
        `/games/${game}/rules/${rule}?language=${language}`,
        {},
        "GET",
      );
      const title = typeset(paragraph.title);
      await note.getByText(title).waitFor();
      const link = note.getByRole("link", { name: t.table.refusedBy({ rule }) });
      const [opened] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
      const target = opened.locator(`[id="${rule}"]`);
      await target.waitFor();
      await opened.waitForFunction((id) => document.activeElement?.id === id, rule);
      expect(await target.textContent()).toContain(title);
      await opened.close();
    }
    await leave(page);
  },
);
