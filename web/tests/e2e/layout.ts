// How still a page stands while something is asked on it, and whether its words stand clear of each other.

import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** All that moved by itself: how much, and what. */
    shifts?: { value: number; what: string[] }[];
  }
}

/** From now on every shift of the layout that no finger brought about is written down. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string[] }[] = [];
    window.shifts = shifts;
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const named = (node: Node | null) => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return `${element?.tagName.toLowerCase()}.${element?.getAttribute("class") ?? ""}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(
          ({ node, previousRect: old, currentRect: now }) =>
            `${named(node)} ${Math.round(now.x - old.x)},${Math.round(now.y - old.y)} ${Math.round(now.width - old.width)}x${Math.round(now.height - old.height)}`,
        );
        shifts.push({ value: entry.value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export async function shiftsOf(page: Page): Promise<{ value: number; what: string[] }[]> {
  return page.evaluate(() => window.shifts ?? []);
}

/** Begin to count anew. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => window.shifts?.splice(0));
}

/** Wait until what turns or fades because it is another one now has come to its end. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    return Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Where things stand, to a pixel; what is not there has no place. */
export async function placesOf(
  page: Page,
  things: Record<string, string>,
): Promise<Record<string, number[]>> {
  return page.evaluate((selectors) => {
    const found: Record<string, number[]> = {};
    for (const [name, selector] of Object.entries(selectors)) {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box === undefined) continue;
      found[name] = [box.left, box.top + scrollY, box.width, box.height].map(Math.round);
    }
    return found;
  }, things);
}

/** Words that stand over other words or over a button that is not theirs, and buttons over each other. */
export async function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Letters may come so near to each other, in pixels. */
    const NEAR = 3;
    const table = document.querySelector("main") ?? document.body;
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest(".visually-hidden, [aria-hidden=true] svg, dialog") === null;
    /** What is left of a box within all that cuts it off. */
    const cut = (box: DOMRect, within: Element): DOMRect[] => {
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      for (let holder: Element | null = within; holder !== null; holder = holder.parentElement) {
        if (getComputedStyle(holder).overflow === "visible") continue;
        const edge = holder.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      return right > left && bottom > top
        ? [new DOMRect(left, top, right - left, bottom - top)]
        : [];
    };
    interface Thing {
      element: Element;
      name: string;
      boxes: DOMRect[];
    }
    const things: Thing[] = [];
    // Drawers, jars and sapphires lie over each other as they do on a table.
    const ownPlace = "[data-place], [data-thing], [role=gridcell] *";
    for (const button of table.querySelectorAll("button")) {
      if (!isSeen(button) || button.matches(ownPlace) || button.closest(ownPlace)) continue;
      const name = `button ${button.getAttribute("aria-label") ?? button.textContent}`;
      things.push({ element: button, name, boxes: [button.getBoundingClientRect()] });
    }
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      if (element === null || (node.textContent ?? "").trim() === "" || !isSeen(element)) continue;
      if (element.closest("[data-place], [data-thing]") !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // A font reserves more height than its letters have.
      const boxes = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ x, y, width, height }) => new DOMRect(x, y + height / 5, width, (height * 3) / 5))
        .flatMap((box) => cut(box, element));
      things.push({ element, name: node.textContent?.trim() ?? "", boxes });
    }
    const found: string[] = [];
    things.forEach((one, index) => {
      for (const other of things.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (
          one.element.closest("button") === other.element.closest("button") &&
          one.element.closest("button")
        )
          continue;
        const over = one.boxes.some((a) =>
          other.boxes.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > NEAR &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > NEAR,
          ),
        );
        if (over) found.push(`“${one.name}” over “${other.name}”`);
      }
    });
    return found;
  });
}
