// What games bring for puzzles, loaded together with their sentences.

import { useQuery } from "../../hooks/useQuery";
import type { GamePart } from "../../table/module";
import type { PuzzlePart } from "../../table/puzzles";
import { loadGame, moduleOf } from "../../table/registry";

/** A game's table, and its puzzles in words. */
export interface PuzzleGame {
  part: GamePart;
  puzzles: PuzzlePart;
}

export async function loadPuzzleGame(game: string): Promise<PuzzleGame | null> {
  const load = moduleOf(game).loadPuzzles;
  if (load === null) return null;
  const [part, puzzles] = await Promise.all([loadGame(game), load()]);
  return { part, puzzles };
}

/** The puzzles of some games in words, by their names: those that there are. */
export function usePuzzleParts(games: readonly string[]): ReadonlyMap<string, PuzzlePart> | null {
  const wanted = [...new Set(games)];
  const { value } = useQuery(async () => {
    const found = await Promise.all(
      wanted.map(async (game) => [game, await moduleOf(game).loadPuzzles?.()] as const),
    );
    return new Map(found.flatMap(([game, part]) => (part === undefined ? [] : [[game, part]])));
  }, [wanted.join()]);
  return value;
}
