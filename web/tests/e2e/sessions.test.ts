// A session that ends while a page is open: on the home screen, in a lobby, in the middle of a game.

import { expect, test } from "vitest";
import { en } from "../words";
import { ask, comeIn } from "./beside";
import { asked, chooser, showsWhatTheServerShows, visitor } from "./choosing";
import { probe } from "./driver";
import { openHouse } from "./house";

const house = openHouse();

test("a guest whose session is gone plays on as a new guest", async () => {
  const page = await visitor(house.browser, house.url);
  const before = await ask<{ id: string }>(page, "/me", {}, "GET");
  await page.context().clearCookies();
  await page.locator('[data-play-now="forty-thieves"]').click();
  await page.locator("[data-shown]").waitFor();
  const now = await ask<{ id: string; name: string }>(page, "/me", {}, "GET");
  await page.getByText(en.errors.forgotten({ name: now.name })).waitFor();
  expect((await probe(page))?.status).toBe("playing");
  expect(now.id).not.toBe(before.id);
  await page.getByRole("button", { name: en.common.close }).first().click();
  await page.getByText(en.errors.forgotten({ name: now.name })).waitFor({ state: "detached" });
  await page.context().close();
});

test("a guest whose session ends in mid-game looks on as a new guest", async () => {
  const { page, table } = await chooser(house.browser, house.url);
  await ask(page, "/logout", { everywhere: false });
  await page.getByText(en.errors.forgotten({ name: "" }).slice(0, 24)).waitFor();
  await page.getByText(en.table.youWatch).first().waitFor();
  await showsWhatTheServerShows(page, table);
  expect((await probe(page))?.legal).toBeNull();
  await page.context().close();
});

test("in the lobby an ended session is told, and one can sit down again", async () => {
  const page = await visitor(house.browser, house.url);
  const { id } = await ask(page, "/tables", { game: "master-thieves", seats: 3 });
  // Nothing is on its way that would find out before the button does.
  const loaded = ["/api/me/people", `/api/tables/${id}/invitations`].map((path) =>
    page.waitForResponse((one) => new URL(one.url()).pathname === path),
  );
  await page.goto(`/table/${id}`);
  await Promise.all(loaded);
  await page.getByRole("button", { name: en.lobby.beReady }).waitFor();
  await page.context().clearCookies();
  await page.getByRole("button", { name: en.lobby.beReady }).click();
  await page.getByText(en.errors.codes["not-seated"]).waitFor();
  await page.getByText(en.errors.forgotten({ name: "" }).slice(0, 24)).waitFor();
  await page
    .getByRole("button", { name: en.lobby.sitOn({ number: 2 }) })
    .or(page.getByRole("button", { name: en.lobby.sit }))
    .first()
    .click();
  await page.getByRole("button", { name: en.lobby.beReady }).waitFor();
  await page.context().close();
});

test("who has an account signs in again, and has the seat back", async () => {
  const { page, table } = await chooser(house.browser, house.url);
  await ask(page, "/me/account", { account: "ann.robust", password: "a long password" });
  await page.reload();
  await asked(page, /^choose /);
  await ask(page, "/logout", { everywhere: false });
  await page.getByText(en.errors.signedOut).waitFor();
  await page.getByRole("link", { name: en.signIn.go }).click();
  await page.getByLabel(en.signIn.account).fill("ann.robust");
  await page.getByLabel(en.signIn.password).fill("a long password");
  await page.getByRole("button", { name: en.signIn.go }).click();
  await asked(page, /^choose /);
  expect(new URL(page.url()).pathname).toBe(`/table/${table}`);
  expect(await page.getByText(en.errors.signedOut).count()).toBe(0);
  await page.context().close();
});

test("who signs in in one tab is somebody else in the others, too", async () => {
  const page = await visitor(house.browser, house.url);
  await ask(page, "/me/account", { account: "bo.robust", password: "a long password" });
  await page.context().clearCookies();
  await comeIn(page);
  const other = await page.context().newPage();
  await other.goto("/sign-in");
  await other.getByLabel(en.signIn.account).fill("bo.robust");
  await other.getByLabel(en.signIn.password).fill("a long password");
  await other.getByRole("button", { name: en.signIn.go }).click();
  await page.getByText(en.errors.elsewhere({ name: "" }).slice(0, 40)).waitFor();
  await page.context().close();
});
