import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { gameName } from "../../naming/words";
import * as api from "../../net/api";
import { Link } from "../../store/route";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { GameSign } from "../../widgets/GameSign";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { Skeleton } from "../../widgets/Skeleton";
import style from "./MyStudies.module.css";

/** One's own studies, and the way to a new one. */
export function MyStudies() {
  const t = useAllMessages();
  const { value, problem, again } = useQuery(() => api.fetchMyStudies(), []);
  return (
    <Page title={t.studies.title} lead={t.studies.lead}>
      <p>
        <Link to="/study/new" className={`${button.button} ${button.primary}`} data-study="new">
          {t.studies.make}
        </Link>
      </p>
      <Card title={t.studies.yours}>
        <Problem problem={problem} onRetry={again} />
        {value === null && problem === null ? <Skeleton lines={4} /> : null}
        {value?.studies.length === 0 ? <p>{t.studies.none}</p> : null}
        <ul className={style.list}>
          {value?.studies.map((one) => (
            <li key={one.id} className={style.item}>
              <GameSign game={one.game} size={36} />
              <span className={style.words}>
                <Link to={`/study/${one.id}`}>{one.title}</Link>
                <span className={style.facts}>
                  {gameName(one.game)} · {t.studies.decisions({ count: one.decisions })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  );
}
