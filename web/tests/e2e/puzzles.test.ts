// Puzzles as people solve them: that of the day solved, failed and shared; a rating that moves; an answer
// given on the table itself; the trainer; and all of it on a phone.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { movedTo } from "../../src/games/master-thieves/model/places";
import type { ExerciseAnswer, PuzzleAnswer, PuzzleState } from "../../src/generated/api";
import type { Move, Place } from "../../src/generated/master_thieves";
import { type Looks, sitDown, troubles } from "./browser";
import { openHouse } from "./house";
import { faults, walkTo } from "./looking";

const house = openHouse();
const QUICK: Looks = { speed: 1000, unseen: true };
const PHONE: Looks = { ...QUICK, width: 390, height: 844, touch: true };

/** Come, and be known to the server. */
async function come(looks: Looks): Promise<Page> {
  const page = await sitDown(house.browser, house.url, looks);
  await page.goto("/");
  await page.locator("[data-puzzle-card='new']").waitFor();
  return page;
}

const told = async <Answer>(page: Page, path: string, body?: object): Promise<Answer> => {
  const asked =
    body === undefined
      ? page.request.get(`/api${path}`)
      : page.request.post(`/api${path}`, { data: body, headers: { Origin: house.url } });
  return (await (await asked).json()) as Answer;
};

/** What is right, as somebody else is told who gives up. */
async function rightAnswer(name: string): Promise<string> {
  const other = await come(QUICK);
  const state = await told<PuzzleState>(other, `/puzzles/${name}/answer`, { answer: null });
  await other.context().close();
  return state.solution?.right ?? "";
}

const onPage = (page: Page) => page.locator("[data-question]").waitFor();
const answer = (word: string) => `button[data-answer="${word}"]`;

async function wrongAnswers(page: Page, right: string): Promise<string[]> {
  const all = await page
    .locator("[data-answer]")
    .evaluateAll((buttons) =>
      buttons.map((button) => (button as HTMLElement).dataset.answer ?? ""),
    );
  return all.filter((word) => word !== right);
}

/** The line that can be shared. */
const shared = (page: Page) => page.locator("[data-outcome] input").inputValue();

test.each([
  ["at a desk", QUICK],
  ["on a phone", PHONE],
])("a day's puzzle, missed once and solved, is shared without the answer: %s", async (_, looks) => {
  const page = await come(looks);
  const today = await told<PuzzleAnswer>(page, "/puzzles/daily");
  const right = await rightAnswer(today.id);
  await page.locator("[data-puzzle-card] a").click();
  await onPage(page);
  const [wrong = ""] = await wrongAnswers(page, right);
  await page.locator(answer(wrong)).click();
  await page.locator("[data-because]").waitFor();
  expect(await page.locator("[data-outcome]").count()).toBe(0);
  await page.locator(answer(right)).click();
  await page.locator("[data-outcome='solved']").waitFor();
  const line = await shared(page);
  expect(line).toMatch(/^Larceny #\d+ · .+ · ✗✓ https?:/);
  expect(line).not.toContain(right);
  await page.goto("/puzzles");
  await page.locator("[data-today='solved']").waitFor();
  expect(await page.locator("[data-streak]").getAttribute("data-streak")).toBe("1");
  await walkTo(page, "/");
  await page.locator("[data-puzzle-card='solved']").waitFor();
  expect(troubles(page)).toEqual([]);
  await page.context().close();
});

test("a day's puzzle that is missed three times is failed, and says why each answer is wrong", async () => {
  const page = await come(QUICK);
  const today = await told<PuzzleAnswer>(page, "/puzzles/daily");
  const right = await rightAnswer(today.id);
  await walkTo(page, "/puzzles/daily");
  await onPage(page);
  const wrong = (await wrongAnswers(page, right)).slice(0, 3);
  for (const [given, word] of wrong.entries()) {
    await page.locator(answer(word)).click();
    await expect
      .poll(() => page.locator("[data-because]").count(), { timeout: 600_000 })
      .toBeGreaterThan(given);
  }
  await page.locator("[data-outcome='failed']").waitFor();
  expect(await shared(page)).toContain("✗".repeat(wrong.length));
  expect(await page.locator("[data-because]").count()).toBe(today.answers.length - 1);
  await page.context().close();
});

test("a rating moves up and down, by keys alone", async () => {
  const page = await come(QUICK);
  await walkTo(page, "/puzzles");
  await page.locator("[data-solver-rating='1500']").waitFor();
  await page.locator("select").selectOption("game=forty-thieves&theme=what-lies-under");
  await page.locator("[data-endless]").click();
  await onPage(page);
  const ratings = [1500];
  for (const isRight of [true, false]) {
    const puzzle = await told<PuzzleAnswer>(page, "/puzzles", { theme: "what-lies-under" });
    const right = await rightAnswer(puzzle.id);
    const at = puzzle.answers.findIndex((word) => (word === right) === isRight);
    await page.keyboard.press(String(at + 1));
    if (!isRight) {
      await page.locator("[data-because]").first().waitFor();
      await page.locator("[data-give-up]").click();
    }
    await page.locator("[data-outcome]").waitFor();
    ratings.push(Number(await page.locator("[data-rating]").getAttribute("data-rating")));
    await page.keyboard.press("n");
    await page.locator("[data-outcome]").waitFor({ state: "detached" });
    await onPage(page);
  }
  const [first = 0, second = 0, third = 0] = ratings;
  expect(second).toBeGreaterThan(first);
  expect(third).toBeLessThan(second);
  await walkTo(page, "/puzzles");
  await page.locator(`[data-solver-rating='${third}']`).waitFor();
  expect(await page.locator("[data-past]").count()).toBe(2);
  expect(troubles(page)).toEqual([]);
  await page.context().close();
});

test("what is a decision is answered on the table itself", async () => {
  const page = await come(QUICK);
  await walkTo(page, "/puzzles/next?theme=which-glimpse");
  await onPage(page);
  const puzzle = await told<PuzzleAnswer>(page, "/puzzles", { theme: "which-glimpse" });
  const right = await rightAnswer(puzzle.id);
  const square = right.replace("glimpse ", "");
  await page.locator(`[role=gridcell] [data-thing="${square}"]`).click();
  await page.locator("[data-outcome='solved']").waitFor();
  await page.context().close();
});

/** Follow the box with one's eyes, as far as it is shown. */
function followed({ steps }: ExerciseAnswer): string {
  let place: Place = "T.N";
  let height = "above";
  for (const { events, view } of steps) {
    for (const event of events) {
      const open = view.open_drawer as { place: Place; gems: string } | null;
      if (event.event === "Seen" && open?.gems === "4D") place = open.place;
      if (event.event !== "BoxMoved") continue;
      place = movedTo(place, event.move as Move);
      if (event.move === "flip") height = height === "above" ? "below" : "above";
    }
  }
  return `${place} ${height}`;
}

test.each([
  ["at a desk", QUICK],
  ["on a phone", PHONE],
])("who follows the box three times comes to the next level: %s", async (_, looks) => {
  const page = await come(looks);
  await walkTo(page, "/puzzles");
  await page.locator("[data-train]").click();
  for (const number of [0, 1, 2]) {
    await onPage(page);
    const exercise = await told<ExerciseAnswer>(page, "/puzzles/trainer");
    expect(exercise.number).toBe(number);
    const right = followed(exercise);
    expect(await page.locator(`${answer(right)}:disabled`).count()).toBe(1); // not before it is shown
    await page.locator("[data-play]").click();
    await page.locator(`${answer(right)}:enabled`).click();
    await page.locator("[data-outcome='solved']").waitFor();
    if (number < 2) await page.locator("[data-next]").click();
    if (number < 2) await page.locator("[data-outcome]").waitFor({ state: "detached" });
  }
  await page.locator("[data-level='2']").waitFor();
  await page.goto("/puzzles");
  await page.locator("[data-level='2']").waitFor();
  expect(troubles(page)).toEqual([]);
  await page.context().close();
});

test.each([
  ["en", { width: 1440, height: 900 }],
  ["fr", { width: 820, height: 1180, theme: "day" as const }],
  ["it", { width: 360, height: 800, theme: "day" as const }],
  ["de", { width: 360, height: 800 }],
])(
  "the screens of puzzles fit, speak the reader's language, and axe finds nothing: %s",
  async (language, looks) => {
    const page = await sitDown(house.browser, house.url, { ...QUICK, ...looks, language });
    const found: string[] = [];
    for (const path of [
      "/puzzles",
      "/puzzles/daily",
      "/puzzles/next?theme=where-are-the-gems",
      "/puzzles/next?theme=which-interchange",
      "/puzzles/trainer",
    ]) {
      await page.goto(path);
      await page.locator(path === "/puzzles" ? "[data-today]" : "[data-question]").waitFor();
      found.push(...(await faults(page, path, language)));
      if (!path.includes("next")) continue;
      await page.locator("[data-give-up]").click();
      await page.locator("[data-outcome]").waitFor();
      found.push(...(await faults(page, `${path}, over`, language)));
    }
    expect(found).toEqual([]);
    await page.context().close();
  },
);
