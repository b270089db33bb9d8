import { GameCard } from "./GameCard";
import style from "./Games.module.css";

export const GAMES = ["master-thieves", "forty-thieves"];

/** The two games, side by side where there is room. */
export function Games() {
  return (
    <div className={style.games}>
      {GAMES.map((game) => (
        <GameCard key={game} game={game} />
      ))}
    </div>
  );
}
