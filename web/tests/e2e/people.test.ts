// People: friends by a link, an invitation with one press, and a block that holds.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { ProfileAnswer } from "../../src/generated/api";
import { en } from "../words";
import { ask, comeIn, comeQuietly, tryTo } from "./beside";
import { PATIENT, sitDown, troubles } from "./browser";
import { openOwnHouse } from "./house";
import { faults } from "./looking";

const house = openOwnHouse({ ADMINISTRATORS: "root.of.ur" });
const t = en.friends;

async function named(name: string, looks = {}): Promise<Page> {
  const page = await sitDown(house.browser, house.url, { still: true, unseen: true, ...looks });
  await comeQuietly(page);
  await ask(page, "/me", { name }, "PATCH");
  return page;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const close = (...pages: Page[]) => Promise.all(pages.map((page) => page.context().close()));

/** The link that one gives away, as it stands on the screen. */
async function linkOf(page: Page): Promise<string> {
  await page.goto("/people");
  return page.getByRole("textbox", { name: t.link }).inputValue();
}

test("two become friends by a link, and one brings the other to a table with one press", async () => {
  const [ann, bo] = [await named("Ann Lee"), await named("Bo Diaz")];
  // Given that Ann gives her link away, and Bo opens it and says yes
  const link = await linkOf(ann);
  await bo.goto(link);
  await bo.getByRole("heading", { name: t.fromLink({ name: "Ann Lee" }) }).waitFor();
  await button(bo, t.beFriends).click();
  await bo.getByText(t.now({ name: "Ann Lee" })).waitFor();
  // Then she sees it where she is, without asking
  await ann.getByRole("button", { name: t.removeOf({ name: "Bo Diaz" }) }).waitFor();
  // When she opens a table and presses his name, while he looks at the home screen
  await comeIn(bo);
  const { id } = await ask(ann, "/tables", { game: "master-thieves", seats: 2 });
  await ann.goto(`/table/${id}`);
  await bo.locator("[data-notices]").waitFor({ state: "attached" });
  await ann.getByRole("button", { name: t.inviteOf({ name: "Bo Diaz" }) }).click();
  await ann.getByText(t.invited, { exact: true }).waitFor();
  // Then he is told at once, and comes with one press
  await bo.getByText(en.notices.invites({ name: "Ann Lee", game: "Master Thieves" })).waitFor();
  await bo.getByRole("link", { name: en.notices.comeOf({ name: "Ann Lee" }) }).click();
  await bo.locator("[data-sit]").click();
  await expect
    .poll(
      async () => (await ask(ann, `/tables/${id}`, {}, "GET")).seats.map(({ name }) => name),
      PATIENT,
    )
    .toEqual(["Ann Lee", "Bo Diaz"]);
  await bo.getByRole("button", { name: en.lobby.beReady }).waitFor();
  expect(await bo.getByText(en.notices.notNow).count()).toBe(0);
  expect([...troubles(ann), ...troubles(bo)]).toEqual([]);
  await close(ann, bo);
});

test("one asks by name, the other says yes; and who is blocked reaches one no more", async () => {
  const [ann, bo] = [await named("Ann of Ur"), await named("Bo of Ur")];
  await ann.goto("/people");
  await ann.getByLabel(t.name).fill("Bo of Ur");
  await button(ann, t.ask).click();
  await ann.getByText(t.waiting).waitFor();
  await bo.goto("/people");
  await bo.getByRole("button", { name: t.acceptOf({ name: "Ann of Ur" }) }).click();
  const remove = bo.getByRole("button", { name: t.removeOf({ name: "Ann of Ur" }) });
  await remove.waitFor();
  // When Bo blocks her
  await bo.getByRole("button", { name: t.blockOf({ name: "Ann of Ur" }) }).click();
  await bo.getByRole("dialog").getByRole("button", { name: t.block, exact: true }).click();
  await bo.getByRole("button", { name: t.unblockOf({ name: "Ann of Ur" }) }).waitFor();
  expect(await remove.count()).toBe(0);
  // Then she can neither ask him again, nor sit down at his table, and is told so
  await ann.getByLabel(t.name).fill("Bo of Ur");
  await button(ann, t.ask).click();
  await ann.getByText(en.errors.codes["not-welcome"]).waitFor();
  const { id } = await ask(bo, "/tables", { game: "forty-thieves", seats: 2 });
  await ann.goto(`/table/${id}`);
  await ann.locator("[data-sit]").click();
  await ann.getByText(en.errors.codes["not-welcome"]).waitFor();
  expect((await tryTo(ann, "POST", `/tables/${id}/sit`, {})).status).toBe(403);
  // And once he takes it back, she can
  await bo.getByRole("button", { name: t.unblockOf({ name: "Ann of Ur" }) }).click();
  await bo.getByRole("button", { name: t.unblockOf({ name: "Ann of Ur" }) }).waitFor({
    state: "detached",
  });
  await ann.locator("[data-sit]").click();
  await ann.getByRole("button", { name: en.lobby.beReady }).waitFor();
  await close(ann, bo);
});

test.each([
  ["en", 1280],
  ["fr", 360],
  ["it", 360],
  ["de", 360],
])("people are shown well in %s at %d pixels", async (language, width) => {
  const [ann, bo, cy] = [
    await named("Ann Long-Name of Ur", { language, width }),
    await named("Bo the Patient"),
    await named("Cy the Loud"),
  ];
  const { id } = await ask<{ id: string }>(ann, "/me", {}, "GET");
  const { id: loud } = await ask<{ id: string }>(cy, "/me", {}, "GET");
  await ask(bo, "/me/friends", { person: id });
  await ask(ann, "/me/friends", { person: loud });
  await ask(ann, `/me/blocks/${(await ask<{ id: string }>(bo, "/me", {}, "GET")).id}`, {}, "PUT");
  await ann.goto("/people");
  await ann.locator("#main li").first().waitFor();
  expect(await faults(ann, "people", language)).toEqual([]);
  const { link } = await ask<{ link: string }>(cy, "/me/people", {}, "GET");
  await ann.goto(`/friend/${link}`);
  await ann.locator("#main button").first().waitFor();
  expect(await faults(ann, "a friend's link", language)).toEqual([]);
  await close(ann, bo, cy);
});

test("a profile tells how somebody has played, and leads to the move that brought the most", async () => {
  const ann = await named("Ann the Swift");
  const { id: me } = await ask<{ id: string }>(ann, "/me", {}, "GET");
  // Given a public game against a bot, which plays it to its end for her
  const { id } = await ask(ann, "/tables", {
    ...{ game: "forty-thieves", seats: 2, public: true, reaction_ms: 0 },
    bots: [{ seat: 1, bot: "random" }],
  });
  await ask(ann, `/tables/${id}/ready`, { ready: true, contribution: "tea" });
  await ask(ann, `/tables/${id}/start`);
  await ask(ann, `/tables/${id}/leave`);
  const status = async () => (await ask(ann, `/tables/${id}`, {}, "GET")).status;
  await expect.poll(status, PATIENT).toBe("over");
  const standings = async () =>
    (await ask<ProfileAnswer>(ann, `/people/${me}/profile`, {}, "GET")).standings.length;
  await expect.poll(standings, PATIENT).toBe(1);
  await ann.goto("/you");
  await ann.getByRole("link", { name: en.profile.yours }).click();
  await ann.getByRole("heading", { name: "40 Thieves" }).waitFor();
  expect(await faults(ann, "a profile", "en")).toEqual([]);
  const watch = ann.getByRole("link", { name: en.profile.watch });
  if ((await watch.count()) > 0) {
    await watch.first().click();
    await ann.waitForURL(/\/replay\/.*seq=\d+/);
  }
  await close(ann);
});

test("what somebody reports at a table an administrator sees and closes; nothing else happens", async () => {
  const [ann, bo, root] = [await named("Ann"), await named("Bo the Rude"), await named("Root")];
  await ask(root, "/me/account", { account: "root.of.ur", password: "correct horse battery" });
  const { id } = await ask(ann, "/tables", { game: "master-thieves", seats: 2 });
  await ask(bo, `/tables/${id}/sit`, {});
  // When Ann opens who sits beside her, and reports him
  await ann.goto(`/table/${id}`);
  await ann.getByRole("heading", { name: t.title, exact: true }).click();
  const name = "Bo the Rude";
  await ann.getByRole("button", { name: en.reports.reportOf({ name }) }).click();
  const dialog = ann.getByRole("dialog");
  await dialog.getByLabel(en.reports.reasons.insults).check();
  await dialog.getByLabel(en.reports.words).fill("Calls me names.");
  expect(await faults(ann, "the report", "en")).toEqual([]);
  await dialog.getByRole("button", { name: en.reports.send }).click();
  await ann.getByText(en.reports.sent).waitFor();
  // Then an administrator reads it, and closes it with what was decided
  await root.goto("/admin/reports");
  await root.getByText("Calls me names.").waitFor();
  expect(await faults(root, "reports", "en")).toEqual([]);
  await root.getByLabel(en.reports.note).fill("Talked to both.");
  await root.getByRole("button", { name: en.reports.closeOf({ name }) }).click();
  await root.getByText(en.reports.none).waitFor();
  await root.getByRole("button", { name: en.reports.closed, exact: true }).click();
  await root.getByText(en.reports.decided({ note: "Talked to both." })).waitFor();
  // And nobody else sees the page, and Bo sits where he sat
  await ann.goto("/admin/reports");
  await ann.getByText(en.errors.codes["administrators-only"]).waitFor();
  expect((await ask(bo, `/tables/${id}`, {}, "GET")).seats[1]?.name).toBe(name);
  await close(ann, bo, root);
});
