// The box in three dimensions: pointing at what is really drawn, and what the scene itself says.

import type { Browser, Page } from "playwright-core";
import type { Place, View } from "../../src/generated/master_thieves";
import type { Scene } from "../solid/scene";
import { openBrowser, PATIENCE_MS } from "./browser";
import { chromiumPath } from "./finding";

/** A browser that draws in three dimensions without a graphics processor. */
export async function openSolidBrowser(): Promise<Browser> {
  return openBrowser(chromiumPath(), [
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    "--disable-gpu-rasterization",
  ]);
}

/** From now on this person likes the box in three dimensions. */
export async function likeSolid(
  page: Page,
  detail: "auto" | "full" | "light" = "auto",
): Promise<void> {
  await page.addInitScript((wanted) => {
    const kept = JSON.parse(localStorage.getItem("larceny.settings") ?? "{}");
    const liked = { ...kept, box: "solid", detail: wanted };
    localStorage.setItem("larceny.settings", JSON.stringify(liked));
  }, detail);
}

/**
 * Let everything be drawn, but of every thing no triangle. The program does all that it does, and
 * only what a graphics processor would do is left out: without one, it takes the time of a hundred frames.
 */
export async function drawNoTriangles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawing = WebGL2RenderingContext.prototype;
    const { drawElements, drawElementsInstanced, drawArrays, drawArraysInstanced } = drawing;
    drawing.drawElements = function (mode, _, type, offset) {
      drawElements.call(this, mode, 0, type, offset);
    };
    drawing.drawElementsInstanced = function (mode, _, type, offset, many) {
      drawElementsInstanced.call(this, mode, 0, type, offset, many);
    };
    drawing.drawArrays = function (mode, first) {
      drawArrays.call(this, mode, first, 0);
    };
    drawing.drawArraysInstanced = function (mode, first, _, many) {
      drawArraysInstanced.call(this, mode, first, 0, many);
    };
  });
}

/** So often in a row the table must be found at rest: what is told to the page comes to the scene later. */
const QUIET = 3;
const LOOKING_MS = 25;

/** Wait until nothing moves; then what the table shows and what stands in the scene, at one moment. */
export async function sceneAtRest(page: Page): Promise<{ view: View; scene: Scene }> {
  const found = await page.evaluate(
    ([wanted, every, patience]) =>
      new Promise<unknown>((done, fail) => {
        const latest = performance.now() + patience;
        let quiet = 0;
        const look = () => {
          const [table, scene] = [window.larceny?.(), window.larceny3d?.()];
          quiet = table?.moving === false && scene?.still === true ? quiet + 1 : 0;
          if (scene !== undefined && quiet >= wanted) {
            const { pointAt: _, ...told } = scene;
            done({ view: table?.view, scene: told });
          } else if (performance.now() > latest) {
            fail(new Error("the scene does not come to rest"));
          } else {
            setTimeout(look, every);
          }
        };
        look();
      }),
    [QUIET, LOOKING_MS, PATIENCE_MS] as const,
  );
  // The border: what the page tells has the shape that its own types promise.
  return found as { view: View; scene: Scene };
}

const ONCE_ROUND = 4;

/** Walk round the box until a drawer can be seen, and click on it. */
export async function clickOnDrawer(page: Page, place: Place): Promise<void> {
  for (let sides = 0; sides < ONCE_ROUND; sides += 1) {
    await sceneAtRest(page);
    const at = await page.evaluate((wanted) => window.larceny3d?.().pointAt(wanted), place);
    const facing = await page.locator("[data-facing]").first().getAttribute("data-facing");
    if (at && facing === place.at(-1)) {
      await page.mouse.move(at.x, at.y);
      await page.mouse.click(at.x, at.y);
      return;
    }
    await page.locator("[data-look=next]").click();
  }
  const { open } = (await sceneAtRest(page)).scene;
  throw new Error(`${place} is seen from nowhere; open is ${open?.place ?? "none"}`);
}
