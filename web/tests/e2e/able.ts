// What not every Chromium can do. Where it cannot, the tests that need it are left out, and say why;
// where everything has to be tested (CI=true), they fail.

import type { Browser } from "playwright-core";
import { beforeEach } from "vitest";
import { sitDown } from "./browser";
import type { House } from "./house";

const ABILITIES = {
  /** A bare Chromium may be allowed to show notifications, and shows none. */
  notifications: async (browser: Browser, url: string) => {
    const page = await sitDown(browser, url, { still: true, unseen: true });
    await page.context().grantPermissions(["notifications"], { origin: url });
    await page.goto("/app.webmanifest");
    const able = await page.evaluate(() => Notification.permission === "granted");
    await page.context().close();
    return able;
  },
  "three dimensions": async (browser: Browser) => {
    const page = await browser.newPage();
    const able = await page.evaluate(
      () => document.createElement("canvas").getContext("webgl2") !== null,
    );
    await page.close();
    return able;
  },
};

/** Let the tests of a file be played only by browsers that can do something. */
export function needs(house: House, ability: keyof typeof ABILITIES): void {
  let able: boolean | null = null;
  beforeEach(async ({ skip }) => {
    able ??= await ABILITIES[ability](house.browser, house.url);
    if (able) return;
    const why = `this browser has no ${ability}: LARCENY_TEST_BROWSER can name another one`;
    if (process.env.CI === "true") throw new Error(why);
    skip(why);
  });
}
