// The games that the browser has a module for, by name; any other game is shown by a plain one.

import { bringWords } from "../i18n/use";
import type { GameModule, GamePart } from "./module";

const modules = new Map<string, GameModule>();
const plains = new Map<string, GameModule>();
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

const loaded = new Map<string, Promise<GamePart>>();

/** Load a game's table and what belongs to it, once. */
export function loadGame(game: string): Promise<GamePart> {
  const found = loaded.get(game) ?? moduleOf(game).load();
  loaded.set(game, found);
  found.catch(() => loaded.delete(game)); // it may come another time
  return found;
}
