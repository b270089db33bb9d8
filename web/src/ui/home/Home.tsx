import { useEffect } from "react";
import { useAlone } from "../../hooks/useAlone";
import { useQuery } from "../../hooks/useQuery";
import { listed } from "../../hooks/useServedGames";
import { useFirstWords } from "../../i18n/use";
import { gameName } from "../../naming/words";
import * as api from "../../net/api";
import { Link } from "../../store/route";
import { sessionStore } from "../../store/session";
import { useStore } from "../../store/store";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { GameSign } from "../../widgets/GameSign";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { been, rememberBeen } from "./been";
import { isFinished, isOngoing } from "./finding";
import { GameCards } from "./GameCards";
import style from "./Home.module.css";
import { Languages } from "./Languages";
import list from "./List.module.css";
import { OpenTables } from "./OpenTables";
import { PuzzleCard } from "./PuzzleCard";
import { Replays } from "./Replays";
import { RunningGames } from "./RunningGames";
import { YourName } from "./YourName";

/** Where everything begins: for who comes back, with what is still going on. */
export function Home() {
  const t = useFirstWords();
  const alone = useAlone();
  const { me } = useStore(sessionStore);
  const games = useQuery(() => api.fetchGames(), [alone]);
  const mine = useQuery(
    async () => (me === null ? null : await api.fetchMyTables(30)),
    [me?.id, alone],
  );
  const tables = mine.value?.tables ?? [];
  const running = tables.filter(isOngoing);
  const before = been();
  const known = mine.value !== null;
  useEffect(() => {
    if (known) rememberBeen({ played: tables.length > 0, running: running.length });
  }, [known, tables.length, running.length]);
  const played = known ? tables.length > 0 : before.played;
  return (
    <Page
      title={t.home.title}
      lead={t.home.lead}
      beside={
        <div className={style.who}>
          <YourName />
          <Languages hideLabel />
        </div>
      }
      wide
    >
      <Problem problem={games.problem} onRetry={games.again} />
      <RunningGames
        tables={running}
        me={me?.id ?? null}
        expected={known || mine.problem !== null ? 0 : before.running}
      />
      <GameCards games={listed(games.value?.games ?? null)} first={!played} />
      <div className={style.columns}>
        {alone ? null : <OpenTables games={games.value?.games ?? []} me={me?.id ?? null} />}
        <PuzzleCard me={me?.id ?? null} alone={alone} />
        <Card plain title={t.home.learn} help={t.home.learnHelp}>
          {alone ? null : (
            <Link to="/learn" className={button.button ?? ""} data-learn>
              {t.home.learnGuided}
            </Link>
          )}
          <ul className={list.list}>
            {listed(games.value?.games ?? null).names.map((game) => (
              <li key={game} className={style.rules}>
                <GameSign game={game} size={40} />
                <Link to={`/rules/${game}`}>{t.home.learnRules({ game: gameName(game) })}</Link>
              </li>
            ))}
          </ul>
        </Card>
        <Card plain title={t.home.away} help={alone ? t.home.awayNow : t.home.awayHelp}>
          <Link to="/offline" className={button.button ?? ""} data-offline>
            {t.home.awayGo}
          </Link>
        </Card>
        <Replays tables={tables.filter(isFinished).slice(0, 5)} me={me?.id ?? null} />
      </div>
    </Page>
  );
}
