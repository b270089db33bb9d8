// Every screen, in every language, by night and by day, on a phone, a tablet and a desk: it is
// there, it fits, it speaks the reader's language; and axe, who reads no words, finds nothing by
// night and by day in two of the languages.

import type { Cookie, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { ask, begun, comeQuietly, playAway } from "./beside";
import { sitDown } from "./browser";
import { ALL, openHouse } from "./house";
import { faults, WORDS, walkTo } from "./looking";
import { nextQuestion, outcome } from "./watching";

const house = openHouse();
/** Who sits at the tables that are looked at. */
let owner: Cookie[] = [];

/** The tables that are looked at, by the moment at which they stand. */
const tables: Record<string, string> = {};
const EVERY_LOOK = [
  { language: "en", theme: "night", width: 1440, height: 900 },
  { language: "en", theme: "day", width: 360, height: 800 },
  { language: "fr", theme: "night", width: 820, height: 1180 },
  { language: "fr", theme: "day", width: 1440, height: 900 },
  { language: "it", theme: "night", width: 360, height: 800 },
  { language: "it", theme: "day", width: 820, height: 1180 },
  { language: "de", theme: "night", width: 1440, height: 900 },
  { language: "de", theme: "day", width: 360, height: 800 },
] as const;

/** Where axe looks; in `make test` at the main screens only, by night in one, by day in the other. */
const BY_AXE = ["en", "it"];

/** `make test` goes once through every screen, and in the other languages through the main ones. */
const LOOKED_AT = ["en night", "de day"];
const LOOKS = EVERY_LOOK.filter(
  ({ language, theme }) => ALL || LOOKED_AT.includes(`${language} ${theme}`),
);
const MAIN = new Set([
  "home",
  "new table, Master Thieves",
  "lobby",
  "opening a drawer",
  "an action of 40 Thieves",
  "the end of Master Thieves",
]);

const MOMENTS: [string, string, RegExp | null][] = [
  ["choosing", "master-thieves", /^choose /],
  ["opening", "master-thieves", /^open /],
  ["drawer", "master-thieves", /^(take|leave|place|alarm|look)/],
  ["moving", "master-thieves", /^(rotate|flip)/],
  ["box over", "master-thieves", null],
  ["acting", "forty-thieves", /^(steal|replace|interchange)/],
  ["jars over", "forty-thieves", null],
  ...LOOKS.map(({ language, theme }): [string, string, RegExp] => [
    `glimpsing in ${language} by ${theme}`,
    "forty-thieves",
    /^glimpse /,
  ]),
];
const SHORT = { "master-thieves": { round_cap: 2 }, "forty-thieves": { turn_cap: 8 } };

beforeAll(async () => {
  const page = await sitDown(house.browser, house.url, { unseen: true });
  await comeQuietly(page);
  for (const [moment, game, until] of MOMENTS) {
    const changes = until === null ? SHORT[game as keyof typeof SHORT] : {};
    const table = await begun(page, game, { changes });
    await playAway(page, table, until);
    tables[moment] = table;
  }
  tables.lesson = (await ask(page, "/lessons/master-thieves", {})).id;
  const bots = [{ seat: 2, bot: "random" }];
  tables.lobby = (await ask(page, "/tables", { game: "forty-thieves", seats: 4, bots })).id;
  const host = await sitDown(house.browser, house.url, { unseen: true });
  await comeQuietly(host);
  tables.joining = (await ask(host, "/tables", { game: "master-thieves", seats: 3 })).id;
  const one = [{ seat: 1, bot: "novice" }];
  tables.full = (await ask(host, "/tables", { game: "forty-thieves", seats: 2, bots: one })).id;
  await host.context().close();
  owner = await page.context().cookies();
  await page.context().close();
});

type Step = (page: Page, language: string) => Promise<void>;
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();
const wordsIn = (language: string) => WORDS[language] ?? WORDS.en;

/** Everything that can be opened on the page is. */
const openAll: Step = async (page) => {
  await page.locator("details").first().waitFor();
  await page.evaluate(() => {
    for (const one of document.querySelectorAll("details")) one.open = true;
  });
};

async function signingIn(page: Page, language: string, making: boolean): Promise<void> {
  const t = wordsIn(language);
  const [account, password] = making
    ? [t?.you.accountName, t?.you.password]
    : [t?.signIn.account, t?.signIn.password];
  await page.getByLabel(account ?? "").fill("nobody.here");
  await page.getByLabel(password ?? "").fill("a wrong password");
  await press(page, (making ? t?.you.signUp : t?.signIn.go) ?? "");
  await page.getByRole("alert").first().waitFor();
}

const shown: Step = async (page) => page.locator("[data-shown]").waitFor();

/** The ways to a screen, and what is done there before it is looked at. */
const SCREENS: [string, () => string, Step?][] = [
  ["home", () => "/"],
  ["new table, Master Thieves", () => "/new?game=master-thieves", openAll],
  ["new table, 40 Thieves", () => "/new?game=forty-thieves", openAll],
  ["lobby", () => `/table/${tables.lobby}`],
  [
    "lobby, asked whether to give it up",
    () => `/table/${tables.lobby}?ask`,
    async (page, language) => {
      await press(page, wordsIn(language)?.lobby.close ?? "");
      await page.getByRole("dialog").waitFor();
    },
  ],
  [
    "lobby, choosing a thief",
    () => `/table/${tables.lobby}?thief`,
    async (page) => {
      await page.locator("[data-thieves]").first().click();
      await page.getByRole("dialog").waitFor();
    },
  ],
  [
    "lobby, before one sits down",
    () => `/table/${tables.joining}`,
    (page) => page.locator("[data-join]").waitFor(),
  ],
  ["lobby, full", () => `/table/${tables.full}`, (page) => page.locator("[data-full]").waitFor()],
  ["choosing a card", () => `/table/${tables.choosing}`, shown],
  [
    "a running table, chat open",
    () => `/table/${tables.choosing}?chat`,
    async (page) => {
      const opener = page.locator('[data-frame="chat"]').filter({ visible: true });
      const input = page.locator("#side-chat input, [role=tabpanel] input").first();
      await opener.or(input).first().waitFor(); // beside a wide table it is open
      if ((await opener.count()) > 0) await opener.click();
      await input.waitFor();
    },
  ],
  ["opening a drawer", () => `/table/${tables.opening}`, shown],
  ["a drawer open", () => `/table/${tables.drawer}`, shown],
  ["moving the box", () => `/table/${tables.moving}`, shown],
  ["an action of 40 Thieves", () => `/table/${tables.acting}`, shown],
  ["the end of Master Thieves", () => `/table/${tables["box over"]}`, shown],
  ["the end of 40 Thieves", () => `/table/${tables["jars over"]}`, shown],
  ["replay of Master Thieves", () => `/replay/${tables["box over"]}?eyes=all&seq=9`],
  ["replay of 40 Thieves", () => `/replay/${tables["jars over"]}?eyes=0&seq=5`],
  ["rules of Master Thieves", () => "/rules/master-thieves?edition=italian"],
  ["rules of 40 Thieves", () => "/rules/forty-thieves"],
  ["numbered rules", () => "/rules/master-thieves?all=1&edition=italian"],
  ["the lessons", () => "/learn", (page) => page.locator("button[data-learn]").last().waitFor()],
  ["a lesson", () => `/table/${tables.lesson}`, (page) => page.locator("[data-go-on]").waitFor()],
  ["the hall", () => "/lobby", (page) => page.locator("[data-here]").waitFor()],
  ["the leaderboards", () => "/leaders"],
  ["you", () => "/you"],
  ["settings", () => "/settings"],
  ["sign in, refused", () => "/sign-in", (page, language) => signingIn(page, language, false)],
  ["sign up", () => "/sign-in?new"],
  ["a table that is not there", () => "/table/AAAAAAAAAAAAAAAAAAAAAA"],
  ["no such page", () => "/nowhere"],
];

/** Walk through all screens with these looks; return what is wrong. */
async function walk(looks: (typeof LOOKS)[number]): Promise<string[]> {
  const { language, theme } = looks;
  const byAxe = BY_AXE.includes(language);
  const page = await sitDown(house.browser, house.url, {
    ...looks,
    speed: 1000,
    still: true,
    unseen: true,
  });
  await page.context().addCookies(owner);
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(String(error)));
  await page.goto("/");
  const screens = SCREENS.filter(([name]) => ALL || language === "en" || MAIN.has(name));
  for (const [name, path, first] of screens) {
    await walkTo(page, path());
    await first?.(page, language);
    found.push(...(await faults(page, name, language, byAxe && (ALL || MAIN.has(name)))));
    await page.keyboard.press("Escape"); // a dialog would stay over the next screen
  }
  await walkTo(page, `/table/${tables[`glimpsing in ${language} by ${theme}`]}`);
  const asked = await nextQuestion(page, -1, Number.POSITIVE_INFINITY);
  const glimpse = asked?.actions.find((one) => one.startsWith("glimpse ")) ?? "";
  const thing = `[data-thing="${glimpse.split(" ")[1]}"]`;
  await page.locator(thing).filter({ visible: true }).first().click();
  const word = page.locator(`[data-word="${glimpse}"]`).filter({ visible: true }).first();
  if ((await outcome(page, asked?.since ?? -1, glimpse)) === "button") await word.click();
  found.push(...(await faults(page, "a glimpse", language, ALL || byAxe)));
  await page.context().close();
  return found.map((fault) => `${theme}, ${looks.width} px, ${fault}`);
}

describe.each(["en", "fr", "it", "de"])("in %s", (language) => {
  test("every screen is there, fits, is in the language, and axe finds nothing", async () => {
    const both = LOOKS.filter((looks) => looks.language === language);
    expect((await Promise.all(both.map(walk))).flat()).toEqual([]);
  });
});

test("what can hardly be read is found, though nothing is painted", async () => {
  const page = await sitDown(house.browser, house.url, { unseen: true });
  await page.goto("/");
  await page.locator("[data-play-now]").first().waitFor();
  await page.evaluate(() => {
    const grey = document.createElement("p");
    grey.textContent = "grey on grey";
    Object.assign(grey.style, { color: "#333", background: "#222" });
    document.querySelector("main")?.prepend(grey);
  });
  expect((await faults(page, "home", "en")).join()).toContain("color-contrast");
  await page.context().close();
});

test("a replay can be stepped through, by somebody's eyes, and linked to", async () => {
  const page = await sitDown(house.browser, house.url);
  await page.goto(`/replay/${tables["jars over"]}?eyes=all&seq=5`);
  await page.locator("input[type=range]").waitFor();
  expect(await page.locator("input[type=range]").inputValue()).toBe("5");
  await page.locator("input[type=range]").focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(/seq=6/);
  await page.keyboard.press("End");
  await page.waitForURL((url) => Number(url.searchParams.get("seq")) > 6);
  await page.context().close();
});

test("what a step of a replay tells at length is read in three lines, and the table keeps its place", async () => {
  const page = await sitDown(house.browser, house.url);
  await page.goto(`/replay/${tables["box over"]}?eyes=all&seq=0`);
  const told = page.locator("p[role='status'][tabindex='0']");
  await told.waitFor();
  const lines = () =>
    told.evaluate((part) => {
      const line = Number.parseFloat(getComputedStyle(part).lineHeight);
      return [part.scrollHeight, part.clientHeight].map((height) => Math.round(height / line));
    });
  const [all = 0, seen = 0] = await lines();
  expect(all).toBeGreaterThan(3);
  expect(seen).toBe(3);
  await page.context().close();
});

test("beside the board, one's own tiles are on the screen in a replay of 40 Thieves", async () => {
  const page = await sitDown(house.browser, house.url);
  await page.goto(`/replay/${tables["jars over"]}?eyes=0&seq=5`);
  const hand = page.locator("[data-steady=hand]");
  await hand.waitFor();
  const controls = page.getByRole("slider");
  const [tiles, bar] = [await hand.boundingBox(), await controls.boundingBox()];
  expect((tiles?.y ?? 0) + (tiles?.height ?? 0)).toBeLessThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await page.context().close();
});

test("the link to a rule leads to its paragraph", async () => {
  const page = await sitDown(house.browser, house.url, {
    language: "de",
    speed: 1000,
    unseen: true,
  });
  await page.goto("/rules/master-thieves#MT-4.1");
  const paragraph = page.locator('[id="MT-4.1"]');
  await paragraph.waitFor();
  expect(await paragraph.textContent()).toContain("MT-4.1");
  await page.waitForFunction(() => document.activeElement?.id === "MT-4.1");
  await page.context().close();
});
