// A mouse, or a finger.

import type { Locator, Page } from "playwright-core";
import { PATIENCE_MS } from "./browser";
import { type Named, thingsIn } from "./things";
import { isAsked, outcome } from "./watching";

type Tool = "pointer" | "touch";

export async function decideByPointing(
  page: Page,
  word: string,
  since: number,
  tool: Tool,
  drags: boolean,
): Promise<void> {
  const things = thingsIn(word);
  if (drags && tool === "pointer" && /^(replace|lead|interchange)/.test(word)) {
    await drag(page, things);
  } else {
    for (const thing of things) {
      if (!(await isAsked(page, since))) return;
      if (thing.kind === "drawer") await walkTo(page, thing, tool);
      const found = seen(page, thing.selector);
      if ((await found.count()) > 0) await point(page, found, since, tool);
    }
  }
  if ((await outcome(page, since, word)) !== "button") return;
  await point(page, seen(page, `[data-word="${word}"]`), since, tool);
}

function seen(page: Page, selector: string): Locator {
  return page.locator(selector).filter({ visible: true }).first();
}

/** So long a finger stays at a thing before somebody looks whether it is still worth it. */
const A_LOOK = { timeout: 15_000 };

/** Click or tap; what is answered meanwhile, because its time was over, need not be touched. */
async function point(page: Page, thing: Locator, since: number, tool: Tool): Promise<void> {
  const latest = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await (tool === "touch" ? thing.tap(A_LOOK) : thing.click(A_LOOK));
    } catch (failed) {
      if (!(await isAsked(page, since))) return;
      if (Date.now() > latest) throw failed;
    }
  }
}

/** Walk round the box until a drawer's side is in front. */
async function walkTo(page: Page, drawer: Named, tool: Tool): Promise<void> {
  const side = drawer.name.at(-1);
  for (let sides = 0; sides < 4; sides += 1) {
    const facing = await page.locator("[data-facing]").first().getAttribute("data-facing");
    if (facing === side) return;
    const next = seen(page, "[data-look=next]");
    await (tool === "touch" ? next.tap() : next.click());
  }
}

/** Drag one thing onto another. */
async function drag(page: Page, [one, other]: Named[]): Promise<void> {
  const [from, to] = await Promise.all([one, other].map((thing) => middle(page, thing)));
  if (from === undefined || to === undefined) return;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

async function middle(page: Page, thing: Named | undefined) {
  const found = seen(page, thing?.selector ?? "");
  await found.scrollIntoViewIfNeeded();
  const box = await found.boundingBox();
  if (box === null) throw new Error(`${thing?.selector} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
