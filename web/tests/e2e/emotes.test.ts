// Signs at a table, and whom one would rather not hear there.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { en } from "../words";
import { ask, begunTogether, comeQuietly } from "./beside";
import { PATIENT, sitDown, troubles } from "./browser";
import { openOwnHouse } from "./house";
import { faults } from "./looking";

const house = openOwnHouse();
const t = en.emotes;

async function named(name: string, looks = {}): Promise<Page> {
  const page = await sitDown(house.browser, house.url, { still: true, unseen: true, ...looks });
  await comeQuietly(page);
  await ask(page, "/me", { name }, "PATCH");
  return page;
}

const close = (...pages: Page[]) => Promise.all(pages.map((page) => page.context().close()));

/** Open the chat, where it is not in sight already. */
async function openChat(page: Page): Promise<void> {
  const opener = page.locator("[data-frame=chat]");
  if (await opener.isVisible()) await opener.click();
  await page.getByLabel(en.table.chatLabel).waitFor();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel(en.table.chatLabel).fill(text);
  await page.getByRole("button", { name: en.table.chatSend }).click();
}

const signs = (page: Page, emote: string) => page.locator(`[data-shown-emote=${emote}]`);

test("a sign stands at the seat for a moment, and who is muted is heard no more, also after a reload", async () => {
  const [ann, bo] = [await named("Ann Lee"), await named("Bo Diaz")];
  const table = await begunTogether([ann, bo], "forty-thieves");
  for (const page of [ann, bo]) {
    await page.goto(`/table/${table}`);
    await page.locator("[data-frame=chat]").first().waitFor({ state: "attached" });
    await openChat(page);
  }
  // Both are there: a sign is for those who are, and is not sent later
  await say(bo, "here I am");
  await ann.getByText("here I am").waitFor();
  // When Bo shows a sign, both see it at his seat, and hear it as words
  const said = ann.getByText(t.shows({ name: "Bo Diaz", what: t.of.laugh }));
  await Promise.all([
    ...[ann, bo].map((page) => page.locator('[data-shown-emote=laugh][data-at="1"]').waitFor()),
    said.waitFor({ state: "attached" }),
    bo.getByRole("button", { name: t.of.laugh, exact: true }).click(),
  ]);
  // Then it goes by itself
  await signs(ann, "laugh").waitFor({ state: "detached" });
  // When Ann mutes him for herself, she hears and sees nothing of him
  await say(bo, "you there");
  await ann.getByText("you there").waitFor();
  await ann.getByRole("heading", { name: en.friends.title, exact: true }).click();
  // All that can be done about him is on the screen
  const deeds = ann.locator("[data-part='chat'] details button");
  const lowest = () =>
    deeds.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
  await deeds.last().waitFor();
  await expect.poll(lowest, PATIENT).toBeLessThanOrEqual(800);
  expect(await faults(ann, "a table with signs", "en")).toEqual([]);
  await ann.getByRole("button", { name: t.muteOf({ name: "Bo Diaz" }) }).click();
  await ann.getByText("you there").waitFor({ state: "detached" });
  await Promise.all([
    signs(bo, "sorry").waitFor(), // he learns nothing of it
    bo.getByRole("button", { name: t.of.sorry, exact: true }).click(),
  ]);
  await say(bo, "hello?");
  await bo.getByText("hello?").waitFor();
  await say(ann, "a quiet evening");
  await ann.getByText("a quiet evening").waitFor();
  expect(await signs(ann, "sorry").count()).toBe(0);
  expect(await ann.getByText("hello?").count()).toBe(0);
  // Nor when she comes back; and once she wants to, she hears all of it
  await ann.reload();
  await ann.locator("[data-frame=chat]").first().waitFor({ state: "attached" });
  await openChat(ann);
  await ann.getByText("a quiet evening").waitFor();
  expect(await ann.getByText("hello?").count()).toBe(0);
  await ann.getByRole("heading", { name: en.friends.title, exact: true }).click();
  await ann.getByRole("button", { name: t.unmuteOf({ name: "Bo Diaz" }) }).click();
  await ann.getByText("hello?").waitFor();
  expect([...troubles(ann), ...troubles(bo)]).toEqual([]);
  await close(ann, bo);
});

test("who looks on shows no signs, and before the game they hang at the chairs", async () => {
  const [ann, bo] = [
    await named("Ann of Ur", { width: 390, height: 844 }),
    await named("Bo of Ur"),
  ];
  const { id } = await ask(ann, "/tables", { game: "master-thieves", seats: 3 });
  await ask(bo, `/tables/${id}/sit`, {});
  await ann.goto(`/table/${id}`);
  await bo.goto(`/table/${id}`);
  await openChat(bo);
  await say(bo, "here I am");
  await ann.getByText("here I am").waitFor({ state: "attached" });
  await Promise.all([
    signs(ann, "hello").waitFor(),
    bo.getByRole("button", { name: t.of.hello, exact: true }).click(),
  ]);
  const onlooker = await named("Cy of Ur");
  await onlooker.goto(`/table/${id}`);
  await onlooker.getByLabel(en.table.chatLabel).waitFor();
  expect(await onlooker.locator("[data-emote]").count()).toBe(0);
  await close(ann, bo, onlooker);
});
