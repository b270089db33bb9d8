import type { TableAnswer } from "../../generated/api";
import { useFirstWords } from "../../i18n/use";
import { gameName, nameWith } from "../../naming/words";
import { Link } from "../../store/route";
import button from "../../widgets/Button.module.css";
import { GameSign } from "../../widgets/GameSign";
import { othersAt } from "./finding";
import style from "./RunningGames.module.css";

interface Props {
  tables: TableAnswer[];
  me: string | null;
  /** How many will probably come: their room is kept. */
  expected: number;
}

/** So many are shown at once; all of them stand on one's own page. */
const MOST = 4;

/** The games that are going on, first of all for who comes back. */
export function RunningGames({ tables, me, expected }: Props) {
  const t = useFirstWords();
  const count = tables.length + expected;
  if (count === 0) return null;
  return (
    <section className={style.running} aria-labelledby="running-title">
      <div className={style.head}>
        <h2 id="running-title" className={style.title}>
          {t.home.running}
        </h2>
        {tables.length > MOST ? <Link to="/you">{t.common.more}</Link> : null}
      </div>
      <ul className={style.list}>
        {tables.slice(0, MOST).map((table) => {
          const game = gameName(table.game);
          const others = t.common.list({ parts: othersAt(t, table, me) }) || t.home.alone;
          return (
            <li key={table.id} className={style.one}>
              <GameSign game={table.game} size={56} />
              <div className={style.words}>
                <p className={style.game}>{game}</p>
                <p className={style.facts}>
                  {others} · {t.common.status[table.status]}
                </p>
              </div>
              <Link
                to={`/table/${table.id}`}
                className={`${button.button} ${button.primary}`}
                aria-label={nameWith(t.home.goOn, t.home.goOnOf({ game, others }))}
              >
                {t.home.goOn}
              </Link>
            </li>
          );
        })}
        {Array.from({ length: Math.min(MOST, expected) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
          <li key={at} className={style.one} aria-hidden="true" />
        ))}
      </ul>
    </section>
  );
}
