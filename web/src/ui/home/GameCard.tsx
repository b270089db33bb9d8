import type { GameAnswer } from "../../generated/api";
import { useAlone } from "../../hooks/useAlone";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useFirstWords } from "../../i18n/use";
import { gameName, gameWords, nameWith, playerCountText } from "../../naming/words";
import * as api from "../../net/api";
import { go, Link } from "../../store/route";
import { sessionOpened } from "../../store/session";
import { moduleOf } from "../../table/registry";
import { Button } from "../../widgets/Button";
import button from "../../widgets/Button.module.css";
import { Problem } from "../../widgets/Problem";
import style from "./GameCard.module.css";
import { openForFriends } from "./openForFriends";
import { PictureCard } from "./PictureCard";
import { playNow } from "./playNow";

export interface GameCardProps {
  game: string;
  /** What the server says of it, once it has. */
  served: GameAnswer | undefined;
  /** Who has never played is shown how to learn; who has, how to play with others. */
  first: boolean;
}

/** A game as a living picture, and the ways to begin. */
export function GameCard({ game, served, first }: GameCardProps) {
  const t = useFirstWords();
  const alone = useAlone(); // then there is nobody to play with, and no lesson
  const action = useAsyncAction();
  const name = gameName(game);
  const words = gameWords(t, game);
  const to = (open: () => Promise<string>) => () =>
    action.run(async () => go(`/table/${await open()}`));
  const learning = async () => {
    await sessionOpened();
    return (await api.startLesson(game, false)).id;
  };
  const learn =
    alone || moduleOf(game).words.lessons === null ? null : (
      <Button
        look={first ? "plain" : "quiet"}
        big={first}
        onClick={to(learning)}
        data-learn-now={game}
        aria-label={nameWith(t.home.learnNow, t.home.learnNowOf({ game: name }))}
      >
        {t.home.learnNow}
      </Button>
    );
  const friends = alone ? null : (
    <Button
      look={first ? "quiet" : "plain"}
      big={!first}
      onClick={to(() => openForFriends(game))}
      data-friends={game}
      aria-label={nameWith(t.home.withFriends, t.home.withFriendsOf({ game: name }))}
    >
      {t.home.withFriends}
    </Button>
  );
  const ways = (
    <>
      <div className={style.main}>
        <Button
          look="primary"
          big
          busy={action.busy}
          onClick={to(() => playNow(game))}
          data-play-now={game}
          aria-label={nameWith(t.home.playNow, t.home.playNowOf({ game: name }))}
          title={t.home.playNowHelp}
        >
          {t.home.playNow}
        </Button>
        {first ? learn : friends}
      </div>
      <div className={style.more}>
        {first ? friends : learn}
        {alone ? null : (
          <Link
            to={`/new?game=${game}&device`}
            className={`${button.button} ${button.quiet}`}
            data-one-device={game}
            aria-label={nameWith(t.home.oneDevice, t.home.oneDeviceOf({ game: name }))}
          >
            {t.home.oneDevice}
          </Link>
        )}
      </div>
    </>
  );
  return (
    <PictureCard
      game={game}
      about={words?.about}
      small={playerCountText(t, game, served)}
      ways={ways}
    >
      <p role="status" className={style.starting}>
        {action.busy ? t.home.starting : ""}
      </p>
      <Problem problem={action.problem} />
    </PictureCard>
  );
}
