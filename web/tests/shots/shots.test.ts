// `make shots`: every screen of a real server with real games, as pictures to look at.

import { rmSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../e2e/browser";
import { Server } from "../e2e/server";
import { openSolidBrowser } from "../e2e/solid";
import { Camera, SHOTS, type Taken } from "./camera";
import { LOOKS } from "./looks";
import { type Prepared, prepare } from "./prepare";
import { SCREENS, whenLost } from "./screens";
import { writeSheet } from "./sheet";

/** Some pictures only: a part (screens, master, forty), or a piece of a picture's name. */
const ONLY = process.env.ONLY ?? "";
/** On some screens only, such as 360, or in one language, such as 1440.fr. */
const LOOK = process.env.LOOK ?? "";
const wanted = SCREENS.filter(({ name, part }) => part === ONLY || name.includes(ONLY));
const looks = LOOKS.filter(({ width, language }) => `${width}.${language}`.startsWith(LOOK));

const server = new Server();
const taken: Taken[] = [];
let browser: Browser;
let games: Prepared;

beforeAll(async () => {
  if (ONLY === "" && LOOK === "") rmSync(SHOTS, { recursive: true, force: true });
  await server.start();
  browser = await openBrowser();
  games = await prepare(browser, server.url, new Set(wanted.flatMap(({ needs }) => needs ?? [])));
});

afterAll(async () => {
  await browser?.close();
  await server.stop();
  if (taken.length > 0) writeSheet(taken);
});

test.each(looks)("$width × $height, $language", async (look) => {
  const cameras = new Map<string, Camera>();
  const heldBy = async (who: keyof Prepared["cookies"]): Promise<Camera> => {
    const found = cameras.get(who);
    if (found !== undefined) return found;
    const camera = await Camera.of(browser, server.url, look, games.cookies[who], taken);
    cameras.set(who, camera);
    return camera;
  };
  const troubles: string[] = [];
  for (const { name, abroad, take, part, who } of wanted) {
    if (part === "solid" || (look.language !== "en" && !abroad)) continue;
    try {
      await take(await heldBy(who ?? part), name, games);
    } catch (trouble) {
      troubles.push(`${name}: ${String(trouble).split("\n")[0]}`);
    }
  }
  for (const camera of cameras.values()) await camera.close();
  expect(troubles).toEqual([]);
});

const solid = wanted.filter(({ part }) => part === "solid");
/** What is painted for the light of day is painted anew: every light has a camera of its own. */
const solidLooks = looks
  .filter(({ language }) => language === "en")
  .flatMap((look) => look.themes.map((theme) => ({ ...look, theme, themes: [theme] })));

test.runIf(solid.length > 0).each(solidLooks)(
  "in three dimensions: $width × $height, $theme",
  async (look) => {
    const browserOfSolid = await openSolidBrowser();
    const cookies = games.cookies.master;
    const camera = await Camera.of(browserOfSolid, server.url, look, cookies, taken, true);
    const troubles: string[] = [];
    for (const { name, take } of solid) {
      try {
        await take(camera, name, games);
      } catch (trouble) {
        troubles.push(`${name}: ${String(trouble).split("\n")[0]}`);
      }
    }
    await browserOfSolid.close();
    expect(troubles).toEqual([]);
  },
);

test.runIf(ONLY === "" || ONLY === "screens")("the connection is lost", async () => {
  const cameras = await Promise.all(
    looks
      .filter(({ language }) => language === "en")
      .map((look) => Camera.of(browser, server.url, look, games.cookies.master, taken)),
  );
  for (const camera of cameras) await camera.goToTable(games.lost);
  await server.kill();
  for (const camera of cameras) {
    await whenLost(camera);
    await camera.close();
  }
});
