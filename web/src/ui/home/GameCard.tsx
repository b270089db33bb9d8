import { useMessages } from "../../i18n/use";
import { go, Link } from "../../store/route";
import { Button } from "../common/Button";
import button from "../common/Button.module.css";
import { Problem } from "../common/Problem";
import { useDeed } from "../common/useDeed";
import { entry, gameName, nameWith } from "../common/words";
import style from "./GameCard.module.css";
import { GamePicture } from "./GamePicture";
import { playNow } from "./playNow";

/** A game as a living picture, and the two ways to begin. */
export function GameCard({ game }: { game: string }) {
  const t = useMessages();
  const deed = useDeed();
  const name = gameName(t, game);
  const words = entry(t.common.games, game);
  const start = () => deed.run(async () => go(`/table/${await playNow(game)}`));
  return (
    <article className={style.card} aria-label={name}>
      <div className={style.picture}>
        <GamePicture game={game} />
      </div>
      <div className={style.words}>
        <h2 className={style.name}>{name}</h2>
        <p className={style.about}>{words?.about}</p>
        <p className={style.players}>{words?.players}</p>
        <div className={style.ways}>
          <Button
            look="primary"
            big
            busy={deed.busy}
            onClick={start}
            data-play-now={game}
            aria-label={nameWith(t.home.playNow, t.home.playNowOf({ game: name }))}
            title={t.home.playNowHelp}
          >
            {t.home.playNow}
          </Button>
          <Link
            to={`/new?game=${game}`}
            className={`${button.button} ${button.big}`}
            aria-label={nameWith(t.home.withFriends, t.home.withFriendsOf({ game: name }))}
          >
            {t.home.withFriends}
          </Link>
          <Link
            to={`/new?game=${game}&device`}
            className={`${button.button} ${button.quiet}`}
            data-one-device={game}
            aria-label={nameWith(t.hotseat.oneDevice, t.hotseat.oneDeviceOf({ game: name }))}
          >
            {t.hotseat.oneDevice}
          </Link>
        </div>
        <p role="status" className={style.starting}>
          {deed.busy ? t.home.starting : ""}
        </p>
        <Problem problem={deed.problem} />
      </div>
    </article>
  );
}
