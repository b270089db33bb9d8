// Every screen: how to get there, and how it is shown.

import { AROUND } from "./around";
import type { Camera } from "./camera";
import { EVENING } from "./evening";
import type { Prepared } from "./prepare";
import type { Screen } from "./screen";
import { SOLID } from "./solid";

function waiting(game: "master" | "forty", what: string, abroad = false): Screen {
  const name = `${game}-${what}`;
  return {
    name,
    part: game,
    needs: name,
    abroad,
    take: async (camera, file, games) => {
      const table = games.waiting.get(name);
      if (table === undefined) return;
      await camera.goToTable(table);
      await camera.screen(file);
    },
  };
}

function moment(game: "master" | "forty", what: string): Screen {
  const name = `${game}-${what}`;
  return {
    name,
    part: game,
    needs: name,
    take: async (camera, file, games) => {
      const found = games.moments.get(name);
      if (found !== undefined) await camera.moment(file, found);
    },
  };
}

function end(game: "master" | "forty"): Screen[] {
  const needs = `${game}-over`;
  const table = (games: Prepared) => games.over.get(needs) ?? "";
  return [
    {
      name: `${game}-end`,
      part: game,
      needs,
      abroad: true,
      take: async (camera, name, games) => {
        await camera.goToTable(table(games));
        await camera.screen(name, 4);
      },
    },
    {
      name: `${game}-replay`,
      part: game,
      needs,
      take: async (camera, name, games) => {
        await camera.go(`/replay/${table(games)}?eyes=all&seq=30`);
        await camera.stands();
        await camera.screen(name);
      },
    },
  ];
}

/** Something that is opened from the line above a table. */
function opened(game: "master" | "forty", what: "log" | "chat" | "menu"): Screen {
  return {
    name: `${game}-${what}`,
    part: game,
    needs: `${game}-middle`,
    take: async (camera, name, games) => {
      await camera.goToTable(games.waiting.get(`${game}-middle`) ?? "");
      const button = camera.page.locator(`[data-frame="${what}"]`);
      if (!(await button.isVisible())) return; // it stands open beside the table
      await button.click();
      await camera.settle();
      await camera.screen(name, 1);
    },
  };
}

/** A decision that arrives as one which the rules forbid: the server says no, and why. */
function refused(game: "master" | "forty", at: string, asked: string, sent: string): Screen {
  return {
    name: `${game}-refused`,
    part: game,
    needs: `${game}-${at}`,
    abroad: true,
    take: async (camera, name, games) => {
      await camera.goToTable(games.waiting.get(`${game}-${at}`) ?? "");
      camera.twist(sent);
      await camera.page.locator(`[data-word="${asked}"]`).first().click();
      await camera.page.locator("[role=alert]", { hasText: /[A-Z]T-/ }).waitFor();
      await camera.settle();
      await camera.screen(name, 1);
    },
  };
}

const MASTER: Screen[] = [
  waiting("master", "choose", true),
  waiting("master", "fill"),
  waiting("master", "middle", true),
  {
    name: "master-overview",
    part: "master",
    needs: "master-middle",
    take: async (camera, name, games) => {
      await camera.goToTable(games.waiting.get("master-middle") ?? "");
      await camera.page.locator("[data-look=overview]").click();
      await camera.settle();
      await camera.screen(name);
    },
  },
  waiting("master", "drawer", true),
  waiting("master", "place"),
  waiting("master", "alarm"),
  waiting("master", "move"),
  waiting("master", "secret"),
  waiting("master", "booty"),
  waiting("master", "two"),
  waiting("master", "eight", true),
  opened("master", "log"),
  opened("master", "chat"),
  opened("master", "menu"),
  refused("master", "choose", "choose jeweler", "flip"),
  moment("master", "opening"),
  moment("master", "falling"),
  moment("master", "seen"),
  moment("master", "rotating"),
  moment("master", "rotating-two"),
  moment("master", "flipping"),
  moment("master", "revealed"),
  moment("master", "dividing"),
  moment("master", "alarm-set"),
  moment("master", "ruby"),
  ...end("master"),
];

const FORTY: Screen[] = [
  waiting("forty", "start", true),
  waiting("forty", "middle", true),
  waiting("forty", "hand"),
  waiting("forty", "lantern"),
  waiting("forty", "target"),
  waiting("forty", "steal", true),
  waiting("forty", "dagger", true),
  waiting("forty", "leaders"),
  waiting("forty", "genie"),
  waiting("forty", "merchant"),
  waiting("forty", "two"),
  refused("forty", "steal", "pass", "wish eyes"),
  moment("forty", "glimpsing"),
  moment("forty", "glimpsed-by-other"),
  moment("forty", "lit"),
  moment("forty", "opening"),
  moment("forty", "success"),
  moment("forty", "failure"),
  moment("forty", "stealing"),
  moment("forty", "clearing"),
  moment("forty", "swapping"),
  moment("forty", "replacing"),
  moment("forty", "playing"),
  moment("forty", "leading"),
  moment("forty", "merchant-comes"),
  moment("forty", "golden"),
  moment("forty", "sinbad"),
  ...end("forty"),
];

/** In the order of their numbers. */
export const SCREENS: Screen[] = [...AROUND, ...EVENING, ...MASTER, ...FORTY, ...SOLID].map(
  (screen, at) => ({
    ...screen,
    name: `${String(at + 1).padStart(2, "0")}-${screen.name}`,
  }),
);

/** What a table looks like when the server does not answer any more. */
export async function whenLost(camera: Camera): Promise<void> {
  await camera.page.getByText("The connection is lost").waitFor();
  await camera.screen("99-lost", 1);
}
