// How a page is brought to stand still for a picture: what moves, how far it is scrolled, its light.

import type { Page } from "playwright-core";
import type { Theme } from "./looks";

/** What moved in an earlier event has arrived when the next one begins. */
export async function finishMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (typeof endTime === "number" && Number.isFinite(endTime)) animation.finish();
    }
  });
}

/** Hold everything that moves where it is so many milliseconds after it began. */
export async function stopAt(page: Page, time: number): Promise<void> {
  await page.evaluate((ms) => {
    for (const animation of document.getAnimations()) {
      if (animation.playState === "finished") continue;
      animation.pause();
      animation.currentTime = ms;
    }
  }, time);
}

/** Scroll so many screens down what can be scrolled: the page or the main part of it. */
export async function scrolledTo(page: Page, screen: number): Promise<boolean> {
  return page.evaluate((at) => {
    const page = document.documentElement;
    const main = document.querySelector("main");
    const inner = main !== null && main.scrollHeight > main.clientHeight + 16;
    const part = inner && page.scrollHeight <= innerHeight + 16 ? main : page;
    const before = part.scrollTop;
    part.scrollTo({ top: at * part.clientHeight * 0.9, behavior: "instant" });
    return at === 0 || part.scrollTop > before + 16;
  }, screen);
}

/** Change night and day as the setting does, without waiting for colours to fade over. */
export async function light(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((wanted) => {
    const held = new Set(document.getAnimations());
    document.documentElement.dataset.theme = wanted;
    for (const fading of document.getAnimations()) {
      if (!held.has(fading) && fading instanceof CSSTransition) fading.finish();
    }
  }, theme);
}

/** What sticks to an edge of the screen would lie across a picture that is higher than it. */
export async function stick(page: Page, sticks: boolean): Promise<void> {
  await page.evaluate((free) => {
    for (const one of document.querySelectorAll<HTMLElement>("body *")) {
      const { position } = getComputedStyle(one);
      if (free) one.style.removeProperty("position");
      else if (position === "sticky") one.style.position = "static";
      else if (position === "fixed") one.style.position = "absolute";
    }
  }, sticks);
}
