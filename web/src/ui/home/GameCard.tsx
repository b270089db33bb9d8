import { useFirstWords } from "../../i18n/use";
import { go, Link } from "../../store/route";
import { Button } from "../common/Button";
import button from "../common/Button.module.css";
import { Problem } from "../common/Problem";
import { useDeed } from "../common/useDeed";
import { entry, gameName, nameWith } from "../common/words";
import style from "./GameCard.module.css";
import { PictureCard } from "./PictureCard";
import { playNow } from "./playNow";

/** A game as a living picture, and the ways to begin. */
export function GameCard({ game }: { game: string }) {
  const t = useFirstWords();
  const deed = useDeed();
  const name = gameName(t, game);
  const words = entry(t.common.games, game);
  const start = () => deed.run(async () => go(`/table/${await playNow(game)}`));
  const ways = (
    <>
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
        aria-label={nameWith(t.home.oneDevice, t.home.oneDeviceOf({ game: name }))}
      >
        {t.home.oneDevice}
      </Link>
    </>
  );
  return (
    <PictureCard game={game} about={words?.about} small={words?.players} ways={ways}>
      <p role="status" className={style.starting}>
        {deed.busy ? t.home.starting : ""}
      </p>
      <Problem problem={deed.problem} />
    </PictureCard>
  );
}
