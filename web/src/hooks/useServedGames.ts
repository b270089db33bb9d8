import { useEffect, useState } from "react";
import type { GameAnswer } from "../generated/api";
import * as api from "../net/api";
import { knownGames, nameGames } from "../table/registry";

export interface ServedGames {
  /** By name: those that this program knows, then all others that the server has. */
  names: string[];
  /** What the server says of one; undefined until it has, or if it does not have it. */
  of: (game: string) => GameAnswer | undefined;
  /** Whether the server has told all. */
  settled: boolean;
}

let told: readonly GameAnswer[] | null = null;

/** The games that can be played here. What the server has is asked once. */
export function useServedGames(): ServedGames {
  const [served, setServed] = useState(told);
  useEffect(() => {
    if (told !== null) return;
    let wanted = true;
    api.fetchGames().then(
      ({ games }) => {
        told = games;
        if (wanted) setServed(games);
      },
      () => {}, // those that are known can be shown without it
    );
    return () => {
      wanted = false;
    };
  }, []);
  return listed(served);
}

/** The same from an answer that is there already; null: it is not there yet. */
export function listed(served: readonly GameAnswer[] | null): ServedGames {
  nameGames(served ?? []);
  const known = knownGames();
  const others = (served ?? []).map(({ name }) => name).filter((name) => !known.includes(name));
  return {
    names: [...known, ...others],
    of: (game) => served?.find(({ name }) => name === game),
    settled: served !== null,
  };
}
