import type { ReactNode } from "react";
import { gameName } from "../../naming/words";
import { GamePicture } from "./GamePicture";
import style from "./PictureCard.module.css";

interface Props {
  game: string;
  about: string | undefined;
  /** One small line: how many may play, how far one has come. */
  small: string | undefined;
  /** What can be pressed. */
  ways: ReactNode;
  /** The picture stands still. */
  still?: boolean;
  /** Stands above what can be pressed. */
  between?: ReactNode;
  /** Follows what can be pressed. */
  children?: ReactNode;
}

/** A game as a picture, what there is to say about it, and the ways to begin. */
export function PictureCard({ game, about, small, ways, still, between, children }: Props) {
  const name = gameName(game);
  return (
    <article
      className={style.card}
      aria-label={name}
      data-poster={game}
      data-still={still || undefined}
    >
      <div className={style.picture}>
        <GamePicture game={game} />
      </div>
      <div className={style.words}>
        <h2 className={style.name}>{name}</h2>
        <p className={style.about}>{about}</p>
        <p className={style.small}>{small}</p>
        {between}
        <div className={style.ways}>{ways}</div>
        {children}
      </div>
    </article>
  );
}
