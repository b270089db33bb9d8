import { useFirstWords } from "../../i18n/use";
import * as api from "../../net/api";
import { Link } from "../../store/route";
import { session } from "../../store/session";
import { useStore } from "../../store/store";
import button from "../common/Button.module.css";
import { Card } from "../common/Card";
import { Page } from "../common/Page";
import { Problem } from "../common/Problem";
import { useAnswer } from "../common/useAnswer";
import { gameName } from "../common/words";
import { isFinished, isOngoing, othersAt } from "./finding";
import { GAMES, Games } from "./Games";
import style from "./Home.module.css";
import { Languages } from "./Languages";
import list from "./List.module.css";
import { OpenTables } from "./OpenTables";
import { Replays } from "./Replays";
import { TableLine } from "./TableLine";
import { YourName } from "./YourName";

/** Where everything begins. */
export function Home() {
  const t = useFirstWords();
  const { me } = useStore(session);
  const games = useAnswer(() => api.games(), []);
  const mine = useAnswer(async () => (me === null ? null : await api.myTables(30)), [me?.id]);
  const tables = mine.value?.tables ?? [];
  const running = tables.filter(isOngoing);
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
      <Games />
      {running.length > 0 ? (
        <Card title={t.home.running}>
          <ul className={list.list}>
            {running.map((table) => {
              const game = gameName(t, table.game);
              const others = othersAt(t, table, me?.id ?? null).join(", ") || t.home.alone;
              return (
                <TableLine
                  key={table.id}
                  table={table}
                  title={game}
                  facts={[others, t.common.status[table.status]]}
                  to={`/table/${table.id}`}
                  action={t.home.goOn}
                  actionLabel={t.home.goOnOf({ game, others })}
                  primary
                />
              );
            })}
          </ul>
        </Card>
      ) : null}
      <div className={style.columns}>
        <OpenTables games={games.value?.games ?? []} me={me?.id ?? null} />
        <div className={style.side}>
          <Card title={t.home.learn} help={t.home.learnHelp}>
            <div className={list.links}>
              <Link to="/learn" className={`${button.button} ${button.primary}`} data-learn>
                {t.home.learnGuided}
              </Link>
              {GAMES.map((game) => (
                <Link key={game} to={`/rules/${game}`} className={button.button ?? ""}>
                  {t.home.learnRules({ game: gameName(t, game) })}
                </Link>
              ))}
            </div>
          </Card>
          <Replays tables={tables.filter(isFinished).slice(0, 5)} me={me?.id ?? null} />
        </div>
      </div>
    </Page>
  );
}
