// A hand that has nothing but keys: Tab and Shift+Tab, arrows, Enter and Space, and the keys that
// the page itself tells. It never puts the focus anywhere; it only looks where it is.

import type { Page } from "playwright-core";
import { type Named, thingsIn } from "./things";
import { isAsked, outcome } from "./watching";

/** More Tabs than this to what one wants are too many. */
const FARTHEST = 15;

type Way = "there" | "inside" | "ahead" | "back" | "missing";

interface Bearing {
  way: Way;
  /** In a group one walks by arrows: what the focus is at, and where both stand in the group. */
  from: string;
  steps: number;
}

/** Look from where the focus is to a thing. */
async function bearing(page: Page, selector: string): Promise<Bearing> {
  return page.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>(wanted)];
    const target = all.find((one) => one.checkVisibility()) ?? all[0];
    const active = document.activeElement;
    const found = (way: Way, from = "", steps = 0) => ({ way, from, steps });
    if (target === undefined) return found("missing");
    if (active === target) return found("there");
    const group = target.closest("[role=group], [role=grid]");
    if (active instanceof HTMLElement && group?.contains(active) && target.tabIndex < 0) {
      const buttons: Element[] = [...group.querySelectorAll("button")];
      const from = active.dataset.place ?? active.dataset.thing ?? "";
      return found("inside", from, buttons.indexOf(target) - buttons.indexOf(active));
    }
    if (active === null || active === document.body) return found("ahead");
    const follows = active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
    return found(follows ? "ahead" : "back");
  }, selector);
}

/** Go to a thing by Tabs, and within its group by arrows; return how many Tabs it took. */
export async function goTo(page: Page, thing: Pick<Named, "selector"> & Partial<Named>) {
  let tabs = 0;
  for (let keys = 0; keys < 40; keys += 1) {
    const { way, from, steps } = await bearing(page, thing.selector);
    if (way === "there") return tabs;
    if (way === "missing") throw new Error(`there is no ${thing.selector}`);
    if (way === "inside") {
      await page.keyboard.press(arrow(thing.kind, from, thing.name ?? "", steps));
    } else {
      tabs += 1;
      if (tabs > FARTHEST) throw new Error(`${thing.selector} is more than ${FARTHEST} Tabs away`);
      await page.keyboard.press(way === "ahead" ? "Tab" : "Shift+Tab");
    }
  }
  throw new Error(`${thing.selector} is not reached by arrows`);
}

/** The arrow that leads nearer, as one sees it on the screen. */
function arrow(kind: Named["kind"] | undefined, from: string, to: string, steps: number): string {
  const [dx, dy] = apart(kind, from, to, steps);
  if (dx !== 0) return dx > 0 ? "ArrowRight" : "ArrowLeft";
  return dy > 0 ? "ArrowDown" : "ArrowUp";
}

function apart(kind: Named["kind"] | undefined, from: string, to: string, steps: number) {
  const column = (name: string, names: string) => names.indexOf(name);
  if (kind === "square") {
    const [fromColumn = "", fromRow = ""] = from;
    const [toColumn = "", toRow = ""] = to;
    return [
      column(toColumn, "abcd") - column(fromColumn, "abcd"),
      Number(toRow) - Number(fromRow),
    ] as const;
  }
  if (kind === "sapphire") {
    const [one, other] = [Number(from) - 1, Number(to) - 1];
    return [(other % 3) - (one % 3), Math.floor(other / 3) - Math.floor(one / 3)] as const;
  }
  if (kind === "drawer") {
    const [fromLevel = "", fromSide = ""] = from.split(".");
    const [toLevel = "", toSide = ""] = to.split(".");
    const round = (column(toSide, "SENW") - column(fromSide, "SENW") + 4) % 4;
    return [round === 3 ? -1 : round, column(toLevel, "TMB") - column(fromLevel, "TMB")] as const;
  }
  return [steps, 0] as const;
}

/** Decide by keys; `short` uses the keys that stand on things, where there are any. */
export async function decideByKeys(page: Page, word: string, since: number, short: boolean) {
  const told = short ? await shortcut(page, word) : null;
  if (told !== null) {
    await page.keyboard.press(told);
  } else {
    for (const thing of thingsIn(word)) {
      if (!(await isAsked(page, since))) return;
      const digit = thing.kind === "tile" || thing.kind === "sapphire";
      if (short && digit) {
        await page.keyboard.press(thing.name);
      } else {
        await goTo(page, thing);
        await page.keyboard.press(short ? "Space" : "Enter");
      }
    }
  }
  if ((await outcome(page, since, word)) !== "button") return;
  if (short && told === null && thingsIn(word).length > 0) {
    await page.keyboard.press("c");
    if (!(await isAsked(page, since))) return;
  }
  await goTo(page, { selector: `[data-word="${word}"]` });
  await page.keyboard.press("Enter");
}

/** The key that stands on a button: S where one lets things be. */
async function shortcut(page: Page, word: string): Promise<string | null> {
  if (word === "pass" || word === "keep") return "s";
  return page.evaluate((wanted) => {
    const button = document.querySelector(`[data-word="${wanted}"]`);
    return button?.getAttribute("aria-keyshortcuts") ?? null;
  }, word);
}

/** Whether the focus is nowhere, so that one has to begin from the top of the page. */
export async function isLost(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const active = document.activeElement;
    return active === null || active === document.body;
  });
}
