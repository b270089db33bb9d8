// The addresses of all screens, with tables of every kind to look at.

import type { Page } from "playwright-core";
import { dice, playOn, tableOf } from "../tests/e2e/driver";
import { ask } from "../tests/e2e/gathering";
import { type Game, nextTable, playTo } from "./moves";

export const GAMES: Game[] = [
  { game: "master-thieves", name: "Master Thieves", seats: 4 },
  { game: "forty-thieves", name: "40 Thieves", seats: 3 },
];

/** Begin, play and finish games as the person of a page; say where each screen is. */
export async function screens(page: Page): Promise<[string, string][]> {
  const running: [string, string][] = [];
  for (const game of GAMES) {
    await nextTable(page, game);
    await playOn(page, "pointer", dice(5), 3);
    running.push([`${game.name}, running`, `/table/${tableOf(page)}`]);
  }
  const lobby = await ask(page, "/tables", { game: "master-thieves", seats: 3 });
  await nextTable(page, { game: "master-thieves", name: "", seats: 2 });
  await playTo(page, Number.POSITIVE_INFINITY, dice(7));
  return [
    ["Home", "/"],
    ["New table", "/new?game=master-thieves"],
    ["Lobby", `/table/${lobby.id}`],
    ...running,
    ["The end", `/table/${tableOf(page)}`],
    ["Replay", `/replay/${tableOf(page)}`],
    ["Rules", "/rules/master-thieves"],
    ["You", "/you"],
    ["Settings", "/settings"],
    ["Sign in", "/sign-in"],
  ];
}
