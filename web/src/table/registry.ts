// The games that the browser has a module for, by name; any other game is shown by a plain one.

import type { GameAnswer } from "../generated/api";
import { bringWords, speakAtTable } from "../i18n/use";
import * as api from "../net/api";
import type { GameModule, GamePart } from "./module";

const modules = new Map<string, GameModule>();
const plains = new Map<string, GameModule>();
/** What the server calls the games that have no module here. */
const titles = new Map<string, string>();
let plain: ((game: string) => GameModule) | null = null;

/** Make games known, in the order in which they are offered. */
export function registerGames(
  games: readonly GameModule[],
  others: (game: string) => GameModule,
): void {
  plain = others;
  for (const one of games) {
    modules.set(one.game, one);
    bringWords(one.game, one.words);
  }
}

/** The games that have a module of their own, in their order. */
export function knownGames(): string[] {
  return [...modules.keys()];
}

/** The module of a game, whichever it is. */
export function moduleOf(game: string): GameModule {
  const found = modules.get(game);
  if (found !== undefined) return found;
  if (plain === null) throw new Error("no games have been registered");
  const made = plains.get(game) ?? plain(game);
  plains.set(game, made);
  return made;
}

/** Take over what the server calls its games. */
export function nameGames(games: readonly Pick<GameAnswer, "name" | "title">[]): void {
  for (const { name, title } of games) titles.set(name, title);
}

/** What a game is called; its bare name as long as nobody has said so. */
export function titleOf(game: string): string {
  return modules.get(game)?.title ?? titles.get(game) ?? game;
}

const loaded = new Map<string, Promise<GamePart>>();

/** Load a game's table and its sentences, once; with what it is called, where only the server knows. */
export function loadGame(game: string): Promise<GamePart> {
  const found =
    loaded.get(game) ??
    Promise.all([moduleOf(game).load(), named(game), speakAtTable([game])]).then(first);
  loaded.set(game, found);
  found.catch(() => loaded.delete(game)); // it may come another time
  return found;
}

const first = <First>([one]: readonly [First, ...unknown[]]): First => one;

async function named(game: string): Promise<void> {
  if (modules.has(game) || titles.has(game)) return;
  const answer = await api.fetchGames().catch(() => null); // without it the bare name is shown
  nameGames(answer?.games ?? []);
}
