import { useEffect, useState } from "react";
import type { ServedGames } from "../../hooks/useServedGames";
import { useFirstWords } from "../../i18n/use";
import { prefersReducedMotion, settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { GameCard } from "./GameCard";
import style from "./GameCards.module.css";

/** After so long everybody has seen them live; a page that is left open need not work on. */
const LIVELY_MS = 30_000;

/** The games, side by side where there is room; their pictures can be told to stand still. */
export function GameCards({ games, first }: { games: ServedGames; first: boolean }) {
  const t = useFirstWords();
  const still = prefersReducedMotion(useStore(settingsStore));
  const [moves, setMoves] = useState(true);
  useEffect(() => {
    if (!moves) return;
    const timer = setTimeout(() => setMoves(false), LIVELY_MS);
    return () => clearTimeout(timer);
  }, [moves]);
  return (
    <div className={style.games} data-still={!moves || undefined}>
      {games.names.map((game) => (
        <GameCard key={game} game={game} served={games.of(game)} first={first} />
      ))}
      {!still && (
        <button
          type="button"
          className={style.pause}
          aria-label={moves ? t.home.holdPictures : t.home.movePictures}
          title={moves ? t.home.holdPictures : t.home.movePictures}
          onClick={() => setMoves(!moves)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={moves ? "M8 6v12M16 6v12" : "M8 5l11 7-11 7z"} />
          </svg>
        </button>
      )}
    </div>
  );
}
