// Studies as people make them: a position set up by hand in each game, a line with comments, shown to
// somebody else; play from there against bots; and a study of a moment of a finished game.

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { StudyAnswer, TableAnswer } from "../../src/generated/api";
import { type Looks, PATIENT, sitDown, troubles } from "./browser";
import { ask } from "./gathering";
import { openHouse } from "./house";
import { faults } from "./looking";

const house = openHouse();
const QUICK: Looks = { speed: 1000, unseen: true };
const PHONE: Looks = { ...QUICK, width: 390, height: 844, touch: true };

async function come(looks: Looks = QUICK): Promise<Page> {
  const page = await sitDown(house.browser, house.url, looks);
  await page.goto("/study");
  await page.locator("[data-study='new']").waitFor();
  return page;
}

const told = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await (await page.request.get(`/api${path}`)).json()) as Answer;

/** A position that cannot stand is refused by the server, and the console says so. */
const REFUSED = /400 .*\/api\/positions/;

const idOf = (page: Page) => new URL(page.url()).pathname.split("/")[2] ?? "";
const studyOf = (page: Page) => told<StudyAnswer>(page, `/studies/${idOf(page)}`);
const verdict = (page: Page) => page.locator("[data-study='verdict']");
const stands = (page: Page) => verdict(page).getByText("This position can be played.").waitFor();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const titled = (page: Page) => page.getByLabel("Title");

/** All of it is on the screen. */
async function inSight(thing: Locator): Promise<void> {
  const seen = () =>
    thing.evaluate((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(seen, PATIENT).toBe(true);
}

/** Save the study, and come to it. */
async function make(page: Page, title: string): Promise<void> {
  await titled(page).fill(title);
  await page.locator("[data-study='make']").click();
  await page.locator("[data-study='lead']").waitFor();
}

async function comment(page: Page, text: string): Promise<void> {
  await page.getByLabel("Comment on this step").fill(text);
  await page.locator("[data-study='save']").click();
  await page.locator("[data-line] > li").getByText(text).waitFor();
}

/** How many steps the page shows. */
const steps = (page: Page) => page.locator("[data-line] > li").count();

async function goneOn(page: Page, count: number): Promise<void> {
  await page.locator("[data-line] > li").nth(count).waitFor();
}

/** Somebody else sees all of it, and can change nothing. */
async function seenByStranger(link: string, comments: string[]): Promise<void> {
  const stranger = await come();
  await stranger.goto(link);
  await stranger.locator("[data-study='lead']").waitFor();
  for (const text of comments) await stranger.locator("[data-line] > li").getByText(text).waitFor();
  expect(await stranger.locator("textarea").count()).toBe(0);
  expect(await stranger.locator("[data-study='cut'], [data-study='remove']").count()).toBe(0);
  const study = await studyOf(stranger);
  const change = { version: study.version, title: "Mine" };
  const origin = { headers: { Origin: house.url }, data: change };
  const refused = await stranger.request.patch(`/api/studies/${study.id}`, origin);
  expect(refused.status()).toBe(403);
  expect(troubles(stranger)).toEqual([]);
  await stranger.context().close();
}

/** Begin a game from the step that is shown; return the table. */
async function playFromHere(page: Page): Promise<TableAnswer> {
  await page.locator("[data-study='play']").click();
  await page.locator("[data-study='begin']").click();
  await page.waitForURL(/\/table\//);
  await page.getByRole("heading", { name: /set position/ }).waitFor();
  return told<TableAnswer>(page, `/tables/${idOf(page)}`);
}

test.each([
  ["at a desk", QUICK],
  ["on a phone", PHONE],
])(
  "Master Thieves: a position is set up at the drawers and shown to others: %s",
  async (_, looks) => {
    const page = await come(looks);
    await page.locator("[data-study='new']").click();
    await page.locator("[data-editor='master']").waitFor();
    await stands(page);
    // Two diamonds more in a drawer are too many, and are said to be.
    await page.locator("[data-place='T.S']:visible").first().click();
    const upper = page.locator("[data-drawer='T.S'] [data-side='upper']");
    await inSight(upper);
    const more = upper.getByRole("button", { name: "One more: Diamonds" });
    await more.click();
    await more.click();
    await verdict(page).getByText("2 too many (Diamonds)").waitFor();
    await page.locator("[data-drawer='T.S'] [data-told]", { hasText: "2 too many" }).waitFor();
    await inSight(verdict(page));
    expect(await page.locator("[data-study='make']").isDisabled()).toBe(true);
    // Taken from where the others lie, they fit.
    await page.locator("button[data-inside='B.E']").click();
    const others = page.locator("[data-drawer='B.E'] [data-side='upper']");
    const fewer = others.getByRole("button", { name: "One fewer: Diamonds" });
    await fewer.click();
    await fewer.click();
    await stands(page);
    expect(await faults(page, "studies", "en")).toEqual([]);
    await make(page, "Two in front");
    const study = await studyOf(page);
    expect(study.steps[0]?.position).toContain("T.S=2D/");
    expect(study.steps[0]?.position).toContain("B.E=10D/");
    // Everybody chooses a card: one decides for all of them.
    await comment(page, "Where will she look?");
    await page.locator("[data-steady='hand'] button").first().click();
    await goneOn(page, 1);
    await comment(page, "Nobody sees that.");
    expect(await faults(page, "studies", "en")).toEqual([]);
    expect(troubles(page, REFUSED)).toEqual([]);
    await seenByStranger(page.url(), ["Where will she look?", "Nobody sees that."]);
    const table = await playFromHere(page);
    expect([table.set_up, table.rated, table.status]).toEqual([true, false, "playing"]);
    expect(troubles(page, REFUSED)).toEqual([]);
  },
);

test("a position that cannot stand is told at the drawer or the jar it is about", async () => {
  const page = await come(PHONE);
  await page.goto("/study/new?game=master-thieves");
  await stands(page);
  const line = "french 3 T.N=/(R) T.S=/(R) M.E=/(R) M.S=/(R) B.N=/(R) B.E=12D/ B.S=/(R)";
  await page.locator("textarea").fill(line);
  const drawer = page.locator("[data-inside][data-wrong]");
  await drawer.getByText(/only long drawers have a secret compartment/).waitFor();
  expect(await drawer.evaluateAll((all) => all.map((one) => one.dataset.inside))).toEqual(["M.E"]);
  await drawer.click();
  await inSight(page.locator("[data-drawer='M.E'] [data-told]"));
  await page.goto("/study/new?game=forty-thieves");
  await stands(page);
  const written = await page.locator("textarea").inputValue();
  const [first = ""] = /(?<=board=)\w+/.exec(written) ?? [];
  await page.locator("textarea").fill(written.replace(/(?<=board=\w+,)\w+/, first));
  await page.getByText(/^a1, b1: There is no \(further\) tile/).waitFor();
  const jars = page.locator("[data-hides][data-wrong]");
  expect(await jars.evaluateAll((all) => all.map((one) => one.dataset.hides))).toEqual([
    "a1",
    "b1",
  ]);
  expect(await faults(page, "studies", "en")).toEqual([]);
  await page.locator("[data-thing='d4']").click();
  await inSight(page.locator("[data-picker] [data-front]").first());
  expect(troubles(page, REFUSED)).toEqual([]);
});

test("a set position goes by the options that are chosen, whatever lies there already", async () => {
  const page = await come();
  await page.goto("/study/new?game=forty-thieves");
  await stands(page);
  const text = () => page.locator("textarea").inputValue();
  await page.locator("details").filter({ hasText: "Rules in detail" }).first().click();
  const search = page.getByLabel("Search the options");
  // Golden tiles belong to the deck then: what nobody has touched is laid anew with them.
  await search.fill("three_tales");
  await page.getByRole("switch").first().click();
  await stands(page);
  expect(await text()).toMatch(/^standard\[three_tales=true\] 3 .*\$/);
  // What is set up already stays as it is.
  await page.locator("[data-thing='a1']").click();
  await page.locator("[data-picker] [data-front='D']").click();
  await stands(page);
  await search.fill("evil_eye_tokens");
  await page.getByRole("spinbutton").first().fill("7");
  await expect.poll(text, PATIENT).toMatch(/^standard\[.*evil_eye_tokens=7.*\] 3 board=[a-z]{2}D,/);
  await stands(page);
  expect(await faults(page, "studies", "en")).toEqual([]);
  expect(troubles(page)).toEqual([]);
});

test("40 Thieves: a position is set up at the jars, and what follows is deleted", async () => {
  const page = await come();
  await page.goto("/study/new?game=forty-thieves");
  await page.locator("[data-editor='forty']").waitFor();
  await stands(page);
  await page.locator("[data-thing='a1']").click();
  await page.locator("[data-picker] [data-front='D']").click();
  await stands(page);
  await page.getByRole("button", { name: "One more tile: Player 1", exact: true }).click();
  await stands(page);
  await page.locator("[data-slot='0 0']").click();
  await page.locator("[data-picker] [data-front='L']").click();
  await stands(page);
  await page.locator("[data-place='5']").click();
  await button(page, "Give it to Player 2").click();
  await stands(page);
  expect(await faults(page, "studies", "en")).toEqual([]);
  await make(page, "A Dagger at a1");
  const { position = "" } = (await studyOf(page)).steps[0] ?? {};
  expect(position).toMatch(/board=[a-z]{2}D,/);
  expect(position).toMatch(/hands=[a-z]{2}L;-;-/);
  expect(position).toContain("won=0,1,0");
  await page.locator("[data-thing='b2']").click();
  await goneOn(page, 1);
  await comment(page, "She must look.");
  await page.locator("[data-line] > li button").first().click();
  await page.locator("[data-study='cut']").click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete what follows" }).click();
  await expect.poll(() => steps(page), PATIENT).toBe(1);
  await page.locator("[data-thing='c3']").click();
  await goneOn(page, 1);
  await comment(page, "Better there.");
  await seenByStranger(page.url(), ["Better there."]);
  expect(troubles(page, REFUSED)).toEqual([]);
  const table = await playFromHere(page);
  expect([table.set_up, table.seats.filter((seat) => seat.bot !== null).length]).toEqual([true, 2]);
});

test("a position that is pasted is refused by name, and another one is taken", async () => {
  const page = await come();
  await page.goto("/study/new?game=master-thieves");
  await stands(page);
  const text = page.getByLabel("The position as text");
  await text.fill("french 2 T.N=40D/ rest=B.E");
  await verdict(page)
    .getByText(/too many \(Diamonds\)/)
    .waitFor();
  await text.fill("french 2 dragons=3");
  await verdict(page).getByText("dragons=3").waitFor();
  await text.fill("french 2 phase=open actor=0 chosen=T,D T.N=2D/ rest=B.E");
  await stands(page);
  await make(page, "Pasted");
  expect((await studyOf(page)).players).toBe(2);
});

test("a study begins at a moment of a finished game", async () => {
  const page = await come();
  const { id } = await ask(page, "/tables", {
    game: "master-thieves",
    seats: 2,
    bots: [{ seat: 1, bot: "novice" }],
    changes: { round_cap: 1 },
  });
  await ask(page, `/tables/${id}/ready`, { ready: true });
  await ask(page, `/tables/${id}/start`);
  await ask(page, `/tables/${id}/leave`); // a bot plays it to its end
  await expect
    .poll(async () => (await told<TableAnswer>(page, `/tables/${id}`)).status, PATIENT)
    .toBe("over");
  await page.goto(`/replay/${id}?seq=4&eyes=all`);
  await page.locator("[data-replay='study']").waitFor({ state: "attached" });
  await page.locator("[data-replay='study']").click();
  await page.waitForURL(/\/study\//);
  await page.locator("[data-study='lead']").waitFor();
  const study = await studyOf(page);
  expect([study.game, study.steps.length, study.mine]).toEqual(["master-thieves", 1, true]);
  expect(troubles(page, REFUSED)).toEqual([]);
});

test.each(["de", "fr", "it"])("setting up speaks %s, and axe finds nothing", async (language) => {
  const page = await come({ ...QUICK, language });
  expect(await faults(page, "studies", language)).toEqual([]);
  for (const game of ["master-thieves", "forty-thieves"]) {
    await page.goto(`/study/new?game=${game}`);
    await page.locator("[data-editor]").waitFor();
    await page.locator("[data-study='verdict'] *").first().waitFor();
    expect(await faults(page, game, language)).toEqual([]);
  }
});
