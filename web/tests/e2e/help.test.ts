// Help for people: a hint while they play, and a master who goes through the game afterwards.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { begun, comeQuietly, playAway } from "./beside";
import { sitDown, troubles } from "./browser";
import { ALL, openHouse } from "./house";
import { faults } from "./looking";
import { nextQuestion } from "./watching";

const house = openHouse();

/** A table of 40 Thieves against dice, where nobody waits for reactions. */
async function withHints(page: Page, game = "forty-thieves"): Promise<string> {
  await comeQuietly(page);
  const bots = [{ seat: 1, bot: "random" }];
  return begun(page, game, { seats: 2, bots, hints: true });
}

test("a hint says what a grandmaster would play, and with which chances", async () => {
  const page = await sitDown(house.browser, house.url, { speed: 4, still: true, unseen: true });
  await page.goto(`/table/${await withHints(page, "master-thieves")}`);
  await nextQuestion(page, -1, Number.POSITIVE_INFINITY);
  await page.keyboard.press("h");
  const note = page.locator("[data-hint]");
  await note.getByText("A grandmaster would play:").waitFor();
  const chances = await note.getByText(/^\d+\s%$/).allTextContents();
  expect(chances.length).toBeGreaterThan(0);
  expect(chances.reduce((sum, one) => sum + Number.parseInt(one, 10), 0)).toBeLessThanOrEqual(101);
  expect(await faults(page, "what a net would play", "en")).toEqual([]);
  expect(troubles(page)).toEqual([]);
  await page.context().close();
});

test("a hint says what to do and why, marks it on the table, and can be followed", async () => {
  const page = await sitDown(house.browser, house.url, { speed: 4, still: true, unseen: true });
  await page.goto(`/table/${await withHints(page)}`);
  let answered = -1;
  const kinds = new Set<string>();
  for (let decision = 0; decision < 4; decision++) {
    const asked = await nextQuestion(page, answered, Number.POSITIVE_INFINITY);
    if (asked === null) break;
    if (decision % 2 === 0) await page.keyboard.press("h");
    else await page.getByRole("button", { name: "Hint", exact: true }).click();
    const note = page.locator("[data-hint]");
    await note.waitFor();
    const word = (await note.getAttribute("data-hint")) ?? "";
    expect(asked.actions).toContain(word);
    if (asked.actions.length > 1) {
      expect(await page.locator("[data-advised]").count(), word).toBeGreaterThan(0);
      kinds.add(word.split(" ")[0] ?? "");
    }
    if (decision === 0) {
      const spoken = page.locator("p[aria-live]", { hasText: "Hint:" });
      await spoken.waitFor({ state: "attached" });
      expect(await spoken.count()).toBe(1);
      expect(await faults(page, "a hint", "en")).toEqual([]);
    }
    await note.getByRole("button", { name: "Do it" }).click();
    await note.waitFor({ state: "detached" });
    answered = asked.since;
  }
  expect(kinds.size).toBeGreaterThan(1);
  expect(troubles(page)).toEqual([]);
  await page.context().close();
});

/** Find a moment at which some theft of the first seat is not hopeless. */
async function hopeful(page: Page, table: string): Promise<number> {
  for (let seq = 4; seq <= 40; seq += 4) {
    const told = await page.request.get(`/api/tables/${table}/advice?eyes=0&seq=${seq}`);
    const { steals } = (await told.json()) as { steals: Record<string, number> };
    if (Object.values(steals).some((chance) => chance >= 0.01)) return seq;
  }
  throw new Error("every theft is hopeless");
}

test.runIf(ALL)(
  "a master judges a game that is over, and its chances stand on the board",
  async () => {
    const page = await sitDown(house.browser, house.url, {
      speed: 4,
      still: true,
      unseen: true,
      language: "de",
    });
    const table = await withHints(page);
    await playAway(page, table, 40);
    await page.request.post(`/api/tables/${table}/abandon`, { headers: { Origin: house.url } });
    await page.goto(`/replay/${table}?seq=1`);
    await page.getByRole("button", { name: "Den Meister fragen" }).click();
    const judgement = page.getByRole("complementary", { name: "Das Urteil des Meisters" });
    const costly = judgement.locator("[data-jump]");
    // The judging process gives way to everybody: on a busy machine it takes as long as it takes.
    await costly.first().waitFor({ timeout: 0 });
    await judgement.locator("progress").waitFor({ state: "detached", timeout: 0 });
    expect(await page.locator("[data-mark]").count()).toBeGreaterThanOrEqual(await costly.count());
    await costly.first().click();
    await judgement.getByText("Der Meister", { exact: true }).waitFor();
    const cost = await judgement.getByText(/Das hat \d+\s% Gewinnchance gekostet/).textContent();
    expect(Number(/\d+/.exec(cost ?? "")?.[0])).toBeGreaterThanOrEqual(5);
    await page.goto(`/replay/${table}?eyes=0&seq=${await hopeful(page, table)}`);
    await page.getByRole("button", { name: "Chancen" }).click();
    await page.locator("[data-chance]").first().waitFor();
    expect(new URL(page.url()).searchParams.get("eyes")).toBe("0");
    expect(await faults(page, "a judgement", "de")).toEqual([]);
    expect(troubles(page)).toEqual([]);
    await page.context().close();
  },
);
