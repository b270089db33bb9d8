// Two people and one device: whole games, passed round behind a curtain that keeps every secret.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { comeQuietly } from "./beside";
import { sitDown, troubles } from "./browser";
import { type Dice, dice, playOn, probe } from "./driver";
import { ask } from "./gathering";
import { ALL, openOwnHouse } from "./house";
import { faults, WORDS } from "./looking";
import { type Frame, lookedOn, lookOn, type Overheard, overhear } from "./overhearing";

const house = openOwnHouse();

const TABLET = { width: 820, height: 1180, speed: 1000, still: true, unseen: true };
const SHORT = [
  { game: "master-thieves", changes: { round_cap: 1, box_diamonds: 0 } },
  { game: "forty-thieves", changes: { turn_cap: 6 } },
];

/** Lay a table for two at one device and a bot, and begin. */
async function shareDevice(page: Page, wanted: object): Promise<string> {
  await ask(page, "/guest");
  const { id } = await ask(page, "/tables", {
    ...wanted,
    seats: 3,
    companions: [{ seat: 1, name: "Bo" }],
    bots: [{ seat: 2, bot: "novice" }],
  });
  await ask(page, `/tables/${id}/ready`, { ready: true, contribution: "tea" });
  await ask(page, `/tables/${id}/start`);
  return id;
}

/** Wait until the device can be passed on, or the game is over; tell to whom it is passed. */
async function passedTo(page: Page): Promise<number | null> {
  const found = await page.waitForFunction(() => {
    const curtain = document.querySelector("dialog[data-curtain]");
    const free = curtain?.querySelector("[data-take]:enabled") ?? null;
    const who = curtain?.getAttribute("data-curtain") ?? "nobody";
    if (free !== null && who !== "nobody") return who;
    return window.larceny?.().status === "over" ? "over" : null;
  });
  const who = await found.jsonValue();
  return who === "over" ? null : Number(who);
}

async function take(page: Page, seat: number): Promise<void> {
  await page.locator(`[data-take="${seat}"]`).click();
  await page.locator("[data-shown]").waitFor();
}

/** Answer what the one who looks is asked, until the curtain falls, or the game is over. */
async function playTurn(page: Page, roll: Dice): Promise<void> {
  for (;;) {
    const goesOn = await page.waitForFunction(() => {
      const now = window.larceny?.();
      if (document.querySelector("dialog[data-curtain]") !== null) return "passed";
      if (now === undefined || now.moving) return null;
      return now.status === "over" ? "over" : now.legal === null ? null : "asked";
    });
    if ((await goesOn.jsonValue()) !== "asked") return;
    await playOn(page, "pointer", roll, 1);
  }
}

/** Only the curtain is in the page, nothing else is kept, and nothing came but what lies open. */
async function expectNoSecret(page: Page, onlooker: Page, heard: Overheard): Promise<void> {
  const left = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    body.querySelector("dialog[data-curtain]")?.remove();
    const kept = { ...localStorage, ...sessionStorage };
    const { "larceny.settings": _, "larceny.seen": seen = "{}", ...more } = kept;
    const things = body.querySelectorAll("#root > * > *").length;
    return { text: body.textContent?.trim(), things, more, seen };
  });
  expect(left).toEqual({ text: "", things: 0, more: {}, seen: left.seen });
  expect(left.seen).toMatch(/^{("table":"[\w-]+","steps":{[\d":,]*})?}$/); // how far each has looked on
  expect(await page.evaluate(() => window.larceny === undefined)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.closest("dialog[open]") !== null)).toBe(
    true,
  );
  const frames = heard.behindCurtain.splice(0);
  expect(frames.length).toBeGreaterThan(0);
  const open = await lookedOn(onlooker, frames.at(-1)?.seq ?? 0);
  for (const frame of frames) {
    expect(frame.legal).toBeNull();
    expect(frame.view).toEqual(open.get(frame.seq)?.view);
    if (frame.type === "step") expect(frame.events).toEqual(open.get(frame.seq)?.events);
  }
}

/** What somebody at the device saw is more than what lay open, so that there was a secret to keep. */
async function expectSecrets(onlooker: Page, frames: Frame[]): Promise<void> {
  const open = await lookedOn(onlooker, frames.at(-1)?.seq ?? 0);
  const seen = frames.filter(({ view }) => view !== null);
  const secret = seen.filter(({ seq, view }) => {
    const lying = open.get(seq)?.view ?? view;
    return JSON.stringify(lying) !== JSON.stringify(view);
  });
  expect(secret.length).toBeGreaterThan(seen.length / 2);
}

/** `make test` has little time: there one title is played, in one language. */
const PLAYED = SHORT.flatMap((wanted) =>
  Object.keys(WORDS).map((language) => ({ ...wanted, language })),
).filter(({ game, language }) => ALL || `${language} ${game}` === "fr forty-thieves");

test.each(PLAYED)("a whole game of $game by two at one device, in $language", async (wanted) => {
  const { language, ...plan } = wanted;
  const words = WORDS[language] ?? WORDS.en;
  const page = await sitDown(house.browser, house.url, { ...TABLET, language });
  const onlooker = await sitDown(house.browser, house.url, TABLET);
  await comeQuietly(onlooker);
  const heard = overhear(page);
  const table = await shareDevice(page, plan);
  await lookOn(onlooker, table);
  await page.goto(`/table/${table}`);
  const turns: number[] = [];
  for (let who = await passedTo(page); who !== null; who = await passedTo(page)) {
    await expectNoSecret(page, onlooker, heard);
    if (turns.length === 0) expect(await faults(page, "the curtain", language)).toEqual([]);
    turns.push(who);
    await take(page, who);
    await playTurn(page, dice(turns.length));
  }
  expect(new Set(turns)).toEqual(new Set([0, 1]));
  expect(turns.length).toBeGreaterThan(2);
  await expectSecrets(onlooker, heard.inFront);
  expect((await probe(page))?.status).toBe("over");
  expect(await page.getByText(words?.end.youWon ?? "").count()).toBe(0);
  expect(await faults(page, "the end at one device", language)).toEqual([]);
  await page.getByRole("button", { name: words?.end.rematch ?? "" }).click();
  await page.locator("dialog[data-curtain]").waitFor(); // all are here: it begins at once
  expect(troubles(page)).toEqual([]);
  await page.context().close();
  await onlooker.context().close();
});

test.runIf(ALL)(
  "the curtain is there in every language, and after a reload and a restart",
  async () => {
    const page = await sitDown(house.browser, house.url, { ...TABLET, width: 360, height: 800 });
    await page.goto("/");
    await page.locator('[data-one-device="forty-thieves"]').click();
    await page.getByLabel(WORDS.en?.hotseat.name({ number: 2 }) ?? "").fill("Bo");
    await page.getByRole("button", { name: WORDS.en?.hotseat.begin ?? "" }).click();
    await page.locator("dialog[data-curtain]").waitFor();
    for (const language of Object.keys(WORDS)) {
      await page.evaluate((chosen) => {
        const kept = JSON.parse(localStorage.getItem("larceny.settings") ?? "{}");
        const theme = kept.theme === "day" ? "night" : "day";
        localStorage.setItem(
          "larceny.settings",
          JSON.stringify({ ...kept, language: chosen, theme }),
        );
      }, language);
      await page.reload();
      const words = WORDS[language]?.hotseat;
      const who = await passedTo(page);
      expect(await page.getByText(words?.others ?? "").count()).toBe(1);
      expect(await faults(page, "the curtain", language)).toEqual([]);
      await take(page, who ?? 0);
      await page.locator("[data-frame=hide]").click();
      expect(await passedTo(page)).toBe(who);
      const table = page.url();
      await page.goto("/new?game=forty-thieves&device");
      await page.getByRole("button", { name: words?.begin ?? "" }).waitFor();
      expect(await faults(page, "a table for one device", language)).toEqual([]);
      await page.goto(table);
    }
    const who = await passedTo(page);
    await take(page, who ?? 0);
    await page.reload();
    expect(await passedTo(page)).toBe(who);
    await take(page, who ?? 0);
    await house.server.kill();
    await page.locator("dialog[data-curtain]").waitFor();
    await house.server.start();
    expect(await passedTo(page)).toBe(who);
    await take(page, who ?? 0);
    await page.context().close();
  },
);
