// The screens round the games: before, beside and after.

import type { Camera } from "./camera";
import type { Prepared } from "./prepare";
import type { Screen } from "./screen";

const page =
  (path: string | ((games: Prepared) => string)): Screen["take"] =>
  async (camera, name, games) => {
    await camera.go(typeof path === "string" ? path : path(games));
    await camera.whole(name);
  };

/** Open what can be folded out; all of it, or the first. */
async function unfold(camera: Camera, most: number): Promise<void> {
  await camera.page.evaluate((count) => {
    for (const one of [...document.querySelectorAll("main details")].slice(0, count)) {
      if (one instanceof HTMLDetailsElement) one.open = true;
    }
  }, most);
  await camera.settle();
}

export const AROUND: Screen[] = [
  { name: "home", part: "screens", abroad: true, take: page("/") },
  { name: "new-master", part: "screens", abroad: true, take: page("/new?game=master-thieves") },
  {
    name: "new-differs",
    part: "screens",
    take: async (camera, name) => {
      await camera.go("/new?game=master-thieves&edition=italian");
      await unfold(camera, 1);
      await camera.whole(name);
    },
  },
  {
    name: "new-options",
    part: "screens",
    take: async (camera, name) => {
      await camera.go("/new?game=master-thieves");
      await unfold(camera, 99);
      const second = camera.page.locator("main details").nth(1);
      const top = await second.evaluate((one) => one.getBoundingClientRect().top + scrollY);
      await camera.whole(name, top - 160);
    },
  },
  { name: "new-forty", part: "screens", take: page("/new?game=forty-thieves&edition=leaders") },
  {
    name: "lobby",
    part: "screens",
    who: "master",
    abroad: true,
    take: page(({ lobby }) => `/table/${lobby}`),
  },
  {
    name: "lobby-options",
    part: "screens",
    who: "master",
    take: async (camera, name, { lobby }) => {
      await camera.go(`/table/${lobby}`);
      await camera.page.locator("[data-change]").waitFor();
      await unfold(camera, 99);
      await camera.whole(name);
    },
  },
  {
    name: "lobby-thieves",
    part: "screens",
    who: "master",
    abroad: true,
    take: async (camera, name, { lobby }) => {
      await camera.go(`/table/${lobby}`);
      await camera.page.locator("[data-thieves]").first().click();
      await camera.page.getByRole("dialog").waitFor();
      await camera.settle();
      await camera.screen(name, 1);
    },
  },
  {
    name: "lobby-guest",
    part: "screens",
    who: "dora",
    take: page(({ crowded }) => `/table/${crowded}`),
  },
  { name: "learn", part: "screens", abroad: true, take: page("/learn") },
  { name: "rules-master", part: "screens", abroad: true, take: page("/rules/master-thieves") },
  {
    name: "rules-forty",
    part: "screens",
    abroad: true,
    take: page("/rules/forty-thieves?edition=three_tales"),
  },
  { name: "rules-numbered", part: "screens", take: page("/rules/master-thieves?all=1") },
  {
    name: "rules-searched",
    part: "screens",
    take: async (camera, name) => {
      await camera.go("/rules/master-thieves?all=1");
      await camera.page.locator("input[type=search]").fill("alarm");
      await camera.settle();
      await camera.whole(name);
    },
  },
  {
    name: "rules-differences",
    part: "screens",
    take: async (camera, name) => {
      await camera.go("/rules/master-thieves?all=1&edition=italian");
      await camera.page.locator("main input[type=checkbox]").first().check({ force: true });
      await camera.settle();
      await camera.whole(name);
    },
  },
  { name: "you-guest", part: "screens", abroad: true, take: page("/you") },
  { name: "you", part: "screens", who: "dora", take: page("/you") },
  { name: "settings", part: "screens", abroad: true, take: page("/settings") },
  { name: "sign-in", part: "screens", take: page("/sign-in") },
  { name: "sign-up", part: "screens", take: page("/sign-in?new") },
  { name: "not-found", part: "screens", take: page("/nowhere") },
  { name: "no-such-table", part: "screens", take: page("/table/AAAAAAAAAAAAAAAAAAAAAA") },
];
