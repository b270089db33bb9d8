import { useServedGames } from "../hooks/useServedGames";
import { useFirstWords } from "../i18n/use";
import { Link } from "../store/route";
import button from "../widgets/Button.module.css";
import { Page } from "../widgets/Page";
import { been } from "./home/been";
import { GameCards } from "./home/GameCards";

/** An address that leads nowhere: there are better things to do than to be here. */
export function NotFound() {
  const t = useFirstWords();
  const games = useServedGames();
  return (
    <Page
      title={t.errors.codes["not-found"]}
      beside={
        <Link to="/" className={button.button}>
          {t.common.home}
        </Link>
      }
      wide
    >
      <GameCards games={games} first={!been().played} />
    </Page>
  );
}
