// The box in three dimensions: pointing at what is really drawn, and what the scene itself says.

import { type Browser, chromium, type Page } from "playwright-core";
import { counted } from "../../src/box/gems";
import { PLACES } from "../../src/box/places";
import { FAR_OUT, OUT } from "../../src/box3d/measures";
import type { Seen3d } from "../../src/box3d/probe";
import type { View } from "../../src/generated/master_thieves";
import { chromiumPath } from "./browser";

/** A browser that draws in three dimensions without a graphics processor. */
export async function openSolidBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      "--no-sandbox",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--ignore-gpu-blocklist",
      "--disable-gpu-rasterization",
    ],
  });
}

/** From now on this person likes the box in three dimensions. */
export async function likeSolid(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("larceny.settings") ?? "{}");
    localStorage.setItem("larceny.settings", JSON.stringify({ ...kept, box: "solid" }));
  });
}

export type Scene = Omit<Seen3d, "pointAt">;

/** Wait until nothing moves; then what the table shows and what stands in the scene, at one moment. */
export async function sceneAtRest(page: Page): Promise<{ view: View; scene: Scene }> {
  const found = await page.waitForFunction(
    () => {
      const [table, scene] = [window.larceny?.(), window.larceny3d?.()];
      if (table === undefined || scene === undefined || table.moving || !scene.still) return null;
      const { pointAt: _, ...told } = scene;
      return { view: table.view, scene: told };
    },
    null,
    { polling: 30, timeout: 60_000 },
  );
  return (await found.jsonValue()) as unknown as { view: View; scene: Scene };
}

/** What the scene has to look like, for one who reads the view. */
export function expectedScene(view: View) {
  const upsideDown = view.turned_over === true;
  const pillows: Record<string, ReturnType<typeof counted>> = { red: counted(view.red) };
  view.seats.forEach((seat, at) => {
    pillows[`white-${at}`] = counted(seat.white);
    pillows[`black-${at}`] = counted(seat.black);
  });
  const drawer = view.open_drawer;
  const inside = counted(drawer?.gems ?? null);
  if (drawer?.looked === true && drawer.ruby === true) inside.R += 1;
  const alarms = view.seats.filter((seat) => seat.alarm_on_sheet).length;
  return {
    grains: Object.fromEntries(
      PLACES.map((place, at) => [
        place,
        { grain: view.grains?.[at] ?? null, upsideDown, mirrored: false },
      ]),
    ),
    open: drawer === null ? null : { place: drawer.place, out: drawer.looked ? FAR_OUT : OUT },
    pillows,
    elsewhere: inside,
    bells: alarms + Number(drawer !== null && drawer.alarm !== null),
    lidAbove: !upsideDown,
  };
}

/** The same, as it really stands. */
export function sceneAsSeen({ grains, open, pillows, elsewhere, bells, lidAbove }: Scene) {
  const opened =
    open === null ? null : { place: open.place, out: Math.round(open.out * 1e4) / 1e4 };
  return { grains, open: opened, pillows, elsewhere, bells, lidAbove };
}

/** Walk round the box until a drawer can be seen, and click on it. */
export async function clickOnDrawer(page: Page, place: string): Promise<void> {
  for (let sides = 0; sides < 4; sides += 1) {
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
  throw new Error(`${place} is seen from nowhere`);
}
