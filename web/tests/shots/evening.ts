// What makes an evening of it: lessons, one device for all, being told of one's turn, the end as a
// show, and the master's judgement.

import { playAway } from "../e2e/beside";
import { ask } from "../e2e/gathering";
import { WORDS } from "../e2e/looking";
import type { Camera } from "./camera";
import type { Screen } from "./screen";

const DAYS = { kind: "days", per_move_ms: 3 * 24 * 3_600_000 };
const BOTS = [1, 2, 3].map((seat) => ({ seat, bot: "novice" }));

/** Let somebody whom nobody knows hold the camera: whatever he begins is his alone. */
async function byStranger(camera: Camera, deed: () => Promise<void>): Promise<void> {
  const context = camera.page.context();
  const before = await context.cookies();
  await context.clearCookies();
  try {
    await ask(camera.page, "/guest");
    await context.request.patch("/api/me", { data: { name: "Ada" } });
    await deed();
  } finally {
    await context.clearCookies();
    await context.addCookies(before);
  }
}

async function begun(camera: Camera, wanted: object): Promise<string> {
  const { id } = await ask(camera.page, "/tables", { reaction_ms: 0, ...wanted });
  await ask(camera.page, `/tables/${id}/ready`, { ready: true, contribution: "pictures" });
  await ask(camera.page, `/tables/${id}/start`);
  return id;
}

/** Hold everything that moves so far into the time that all of it takes together. */
async function hold(camera: Camera, fraction: number): Promise<void> {
  await camera.page.evaluate((part) => {
    const moving = document.getAnimations().map((one) => {
      const { endTime } = one.effect?.getComputedTiming() ?? {};
      return { one, end: typeof endTime === "number" && Number.isFinite(endTime) ? endTime : 0 };
    });
    const time = part * Math.max(0, ...moving.map(({ end }) => end));
    for (const { one } of moving) {
      one.pause();
      one.currentTime = time;
    }
  }, fraction);
}

/** A lesson: its first step, and the first that asks for something. */
function lesson(game: "master" | "forty"): Screen {
  return {
    name: `lesson-${game}`,
    part: "screens",
    abroad: true,
    take: (camera, name) =>
      byStranger(camera, async () => {
        await camera.go("/learn");
        await camera.page.locator(`button[data-learn="${game}-thieves"]`).click();
        await camera.page.locator("[data-coach]:not([data-coach=''])").waitFor();
        await camera.stands();
        await camera.screen(name, 1);
        const next = camera.page.locator("[data-go-on]");
        while ((await next.count()) > 0) {
          await next.click();
          await camera.settle();
        }
        await camera.page.locator("[data-advised]").first().waitFor();
        await camera.screen(`${name}-asks`, 1);
      }),
  };
}

/** The curtain, and the same table in front of it. */
function curtain(game: "master" | "forty"): Screen {
  return {
    name: `curtain-${game}`,
    part: "screens",
    abroad: game === "master",
    take: (camera, name) =>
      byStranger(camera, async () => {
        const companions = [
          { seat: 1, name: "Bo" },
          { seat: 2, name: "Carlotta" },
        ];
        const table = await begun(camera, {
          game: `${game}-thieves`,
          seats: 4,
          companions,
          bots: BOTS.slice(2),
        });
        await camera.page.clock.resume();
        await camera.page.goto(`/table/${table}`);
        const take = camera.page.locator("[data-curtain] [data-take]:enabled");
        await take.first().waitFor();
        await camera.settle();
        await camera.screen(name, 1);
        await take.first().click();
        await camera.page.locator("[data-shown]").waitFor();
        await camera.stands();
        await camera.screen(`${name}-taken`, 1);
      }),
  };
}

/** The question whether one wants to be told; it must leave the table its room. */
function tell(game: "master" | "forty"): Screen {
  return {
    name: `tell-${game}`,
    part: "screens",
    abroad: game === "master",
    take: (camera, name) =>
      byStranger(camera, async () => {
        // Without a screen Chromium refuses; with one it has not been asked yet.
        await camera.page.addInitScript(() => {
          Object.defineProperty(Notification, "permission", { get: () => "default" });
        });
        const bots = BOTS.slice(0, 2);
        const wanted = { game: `${game}-thieves`, seats: 3, clock: DAYS, bots };
        await camera.goToTable(await begun(camera, wanted));
        const { days = "" } = WORDS[camera.look.language]?.notify ?? {};
        await camera.page.getByText(days).waitFor();
        await camera.screen(name, 1);
      }),
  };
}

/** Points while they are counted, in the midst of it. */
const COUNTING: Screen = {
  name: "end-counting",
  part: "screens",
  take: (camera, name) =>
    byStranger(camera, async () => {
      const { page } = camera;
      const changes = { round_cap: 3 };
      const table = await begun(camera, { game: "master-thieves", seats: 4, changes, bots: BOTS });
      await camera.goToTable(table);
      const other = await page.context().newPage();
      await other.goto("/settings");
      await playAway(other, table);
      await other.close();
      await page.locator("[data-counting]").waitFor({ timeout: 60_000 });
      await camera.settle();
      await hold(camera, 0.55);
      await camera.screen(name, 1);
    }),
};

/** A judgement, as soon as something has been found that cost much. */
function judged(game: "master" | "forty"): Screen {
  return {
    name: `judged-${game}`,
    part: "screens",
    needs: `${game}-over`,
    abroad: game === "master",
    take: async (camera, name, games) => {
      await camera.go(`/replay/${games.over.get(`${game}-over`)}?eyes=0&master=1`);
      const costly = camera.page.locator("[data-jump]");
      await costly.first().waitFor({ timeout: 120_000 });
      await costly.first().click();
      await camera.stands();
      await camera.screen(name, 1);
    },
  };
}

const oneDevice: Screen["take"] = async (camera, name) => {
  await camera.go("/new?game=master-thieves&device");
  await camera.whole(name);
};

/** A lobby as whoever opens its link sees it: with a free seat, and without. */
const JOINING: Screen = {
  name: "lobby-join",
  part: "screens",
  abroad: true,
  take: (camera, name, { lobby }) =>
    byStranger(camera, async () => {
      await camera.go(`/table/${lobby}`);
      await camera.page.locator("[data-join]").waitFor();
      await camera.whole(name);
    }),
};
const FULL: Screen = {
  name: "lobby-full",
  part: "screens",
  take: (camera, name) =>
    byStranger(camera, async () => {
      const wanted = { game: "forty-thieves", seats: 2, bots: BOTS.slice(0, 1) };
      const { id } = await ask(camera.page, "/tables", wanted);
      await byStranger(camera, async () => {
        await camera.go(`/table/${id}`);
        await camera.page.locator("[data-full]").waitFor();
        await camera.whole(name);
      });
    }),
};

export const EVENING: Screen[] = [
  JOINING,
  FULL,
  lesson("master"),
  lesson("forty"),
  { name: "new-one-device", part: "screens", abroad: true, take: oneDevice },
  curtain("master"),
  curtain("forty"),
  tell("master"),
  tell("forty"),
  COUNTING,
  judged("master"),
  judged("forty"),
];
