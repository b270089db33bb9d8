// Groups: joining by a link and by one tap, one table that is opened again, and what was played.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { en } from "../words";
import { ask, comeQuietly, tryTo } from "./beside";
import { PATIENT, sitDown, troubles } from "./browser";
import { openOwnHouse } from "./house";
import { faults } from "./looking";

const house = openOwnHouse();
const t = en.clubs;

async function named(name: string, looks = {}): Promise<Page> {
  const page = await sitDown(house.browser, house.url, { still: true, unseen: true, ...looks });
  await comeQuietly(page);
  await ask(page, "/me", { name }, "PATCH");
  return page;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const close = (...pages: Page[]) => Promise.all(pages.map((page) => page.context().close()));

const idOf = async (page: Page) => (await ask<{ id: string }>(page, "/me", {}, "GET")).id;

/** Make a group on the screen; return where it is. */
async function makeClub(page: Page, name: string): Promise<string> {
  await page.goto("/people");
  await page.getByLabel(t.name).fill(name);
  await button(page, t.make).click();
  await page.getByRole("heading", { name, exact: true }).waitFor();
  return new URL(page.url()).pathname;
}

test("people join by a link and by one tap, and one press opens the table for all of them", async () => {
  const [ann, bo, cy] = [await named("Ann Lee"), await named("Bo Diaz"), await named("Cy Ono")];
  // Given Ann's group, whose link Bo opens
  const group = await makeClub(ann, "Our Thursday");
  await bo.goto(await ann.getByRole("textbox", { name: t.link }).inputValue());
  await bo.getByRole("heading", { name: t.fromLink({ club: "Our Thursday" }) }).waitFor();
  await button(bo, en.notices.join).click();
  await bo.locator("[data-members]").getByText("Ann Lee").waitFor();
  // And Cy, a friend, whom she asks with one tap while he looks at something else
  await ask(ann, "/me/friends", { person: await idOf(cy) });
  await ask(cy, "/me/friends", { person: await idOf(ann) });
  await cy.goto("/settings");
  await cy.locator("[data-notices]").waitFor({ state: "attached" });
  await ann.reload();
  await ann.getByRole("button", { name: en.friends.inviteOf({ name: "Cy Ono" }) }).click();
  await cy.getByText(en.notices.asksToGroup({ name: "Ann Lee", club: "Our Thursday" })).waitFor();
  await cy
    .getByRole("button", { name: en.notices.joinOf({ club: "Our Thursday" }), exact: true })
    .click();
  await cy.locator("[data-members]").getByText("Bo Diaz").waitFor();
  // When Ann lays the first table, with what they play
  await ann.reload();
  await ann.getByRole("link", { name: t.choose }).click();
  await button(ann, en.newTable.create).click();
  await ann.getByRole("link", { name: t.ofTable }).waitFor();
  const table = new URL(ann.url()).pathname;
  // Then the others are told, and their page shows it; Bo comes with one press
  const invites = en.notices.invites({ name: "Ann Lee", game: "Master Thieves" });
  await cy.getByText(invites).waitFor();
  await cy.getByRole("link", { name: t.goTo, exact: true }).waitFor();
  await bo.getByRole("link", { name: t.goTo, exact: true }).click();
  await bo.locator("[data-sit]").click();
  await bo.getByRole("button", { name: en.lobby.beReady }).waitFor();
  expect(new URL(bo.url()).pathname).toBe(table);
  // And nobody else sits down there
  const stranger = await named("Dee Stranger");
  await stranger.goto(table);
  await stranger.locator("[data-sit]").click();
  await stranger.getByText(en.errors.codes["members-only"]).waitFor();
  expect((await tryTo(stranger, "GET", `/clubs/${group.split("/")[2]}`)).status).toBe(404);
  expect([ann, bo, cy].flatMap((page) => troubles(page))).toEqual([]);
  await close(ann, bo, cy, stranger);
});

test("what was played stands on the group's page, and the next table is laid alike", async () => {
  const [ann, bo] = [await named("Ann of Ur"), await named("Bo of Ur")];
  const group = await makeClub(ann, "Our Friday");
  const club = group.split("/")[2] ?? "";
  const { link } = await ask<{ link: string }>(ann, `/clubs/${club}`, {}, "GET");
  await ask(bo, "/me/clubs", { link });
  // Given a game at the group's table that is over
  const body = {
    game: "forty-thieves",
    seats: 2,
    reaction_ms: 0,
    changes: { turn_cap: 6 },
    bots: [{ seat: 1, bot: "random" }],
  };
  const { id } = await ask(ann, "/tables", { ...body, club });
  await ask(ann, `/tables/${id}/ready`, { contribution: "x" });
  await ask(ann, `/tables/${id}/start`);
  await ask(ann, `/tables/${id}/leave`); // a bot plays it to its end for her
  const status = async () => (await ask(ann, `/tables/${id}`, {}, "GET")).status;
  await expect.poll(status, PATIENT).toBe("over");
  // Then Bo, who was not there, sees how it ended, and gets to its replay
  await bo.goto(group);
  await expect
    .poll(async () => {
      await bo.reload();
      await bo.locator("[data-club]").waitFor();
      return bo.locator("[data-games] li").count();
    }, PATIENT)
    .toBe(1);
  await bo.locator("[data-scores]").getByText("Ann of Ur").waitFor();
  // When he opens the table, it is laid like the last one
  await button(bo, t.open).click();
  await bo.getByRole("link", { name: t.ofTable }).waitFor();
  const next = new URL(bo.url()).pathname.split("/")[2] ?? "";
  const laid = await ask(bo, `/tables/${next}`, {}, "GET");
  expect(next).not.toBe(id);
  expect([laid.game, laid.seats.length, laid.club]).toEqual(["forty-thieves", 2, club]);
  await bo.goBack();
  await bo.locator("[data-games]").getByRole("link").click();
  await bo.waitForURL(`**/replay/${id}`);
  expect([...troubles(ann), ...troubles(bo)]).toEqual([]);
  await close(ann, bo);
});

test("everybody reads in his own time when a group meets", async () => {
  const here = await named("Ann in Rome", { zone: "Europe/Rome" });
  const there = await named("Bo in New York", { zone: "America/New_York" });
  const group = await makeClub(here, "Our Monday");
  await here.getByLabel(t.weekday).selectOption({ value: "1" });
  await here.getByLabel(t.time).fill("02:00");
  await button(here, t.save).click();
  await here
    .locator("[data-meets]")
    .getByText(/Tuesday 2:00 AM/)
    .waitFor();
  const club = group.split("/")[2] ?? "";
  const { link } = await ask<{ link: string }>(here, `/clubs/${club}`, {}, "GET");
  await ask(there, "/me/clubs", { link });
  await there.goto(group);
  await there
    .locator("[data-meets]")
    .getByText(/Monday [78]:00 PM/)
    .waitFor();
  await close(here, there);
});

test.each([
  ["en", 1280],
  ["fr", 360],
  ["it", 360],
  ["de", 360],
])("groups are shown well in %s at %d pixels", async (language, width) => {
  const [ann, bo] = [await named("Ann Long-Name of Ur", { language, width }), await named("Bo")];
  const { id: club } = await ask<{ id: string }>(ann, "/clubs", {
    name: "Unser langer Donnerstag",
  });
  const { link } = await ask<{ link: string }>(ann, `/clubs/${club}`, {}, "GET");
  await ask(bo, "/me/clubs", { link });
  const when = { weekday: 3, minute: 1200, zone: "Europe/Berlin" };
  await ask(ann, `/clubs/${club}/meeting`, when, "PUT");
  await ask(bo, "/tables", { game: "master-thieves", seats: 3, club });
  await ann.goto("/people");
  await ann.locator("[data-clubs] li").first().waitFor();
  expect(await faults(ann, "people with groups", language)).toEqual([]);
  await ann.goto(`/group/${club}`);
  await ann.locator("[data-members] li").first().waitFor();
  expect(await faults(ann, "a group", language)).toEqual([]);
  await ann.goto(`/join/${link}`);
  await ann.locator("#main button").first().waitFor();
  expect(await faults(ann, "a group's link", language)).toEqual([]);
  await close(ann, bo);
});
