import type { BestMoment, ProfileAnswer } from "../../generated/api";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { gameName, nameWith } from "../../naming/words";
import * as api from "../../net/api";
import { Link } from "../../store/route";
import { sessionStore } from "../../store/session";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { Button } from "../../widgets/Button";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { EmptyState } from "../../widgets/EmptyState";
import { GameSign } from "../../widgets/GameSign";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { Skeleton } from "../../widgets/Skeleton";
import list from "../home/List.module.css";
import { ReportButton } from "../reports/ReportButton";
import { Medal } from "../you/Medal";
import { day } from "../you/numbers";
import { RatingsCard } from "../you/RatingsCard";
import { BlockButton } from "./BlockButton";
import style from "./ProfileScreen.module.css";
import { Standing } from "./Standing";

/** Somebody: how they have played, how the two of us did, and what I can do with them. */
export function ProfileScreen({ id }: { id: string }) {
  const t = useAllMessages();
  const { me } = useStore(sessionStore);
  const { language } = useStore(settingsStore);
  const { value, problem, again } = useQuery(() => api.fetchStanding(id), [id, me?.id]);
  if (value === null) {
    const missing = problem?.code === "no-such-person";
    return (
      <Page title={missing ? t.profile.missing : t.friends.title}>
        {missing ? null : <Problem problem={problem} onRetry={again} />}
        {problem === null ? <Skeleton lines={6} /> : null}
      </Page>
    );
  }
  return (
    <Page
      title={value.name}
      lead={t.profile.since({ date: day(value.created, language) })}
      sign={<Medal name={value.name} />}
      beside={id === me?.id ? undefined : <Deeds person={value} onChange={again} />}
      wide
    >
      {id === me?.id ? <p className={list.quiet}>{t.profile.itIsYou}</p> : null}
      <div className={style.columns}>
        <div className={style.column}>
          {value.standings.length === 0 ? (
            <EmptyState title={t.profile.nothing}>
              <p>{t.profile.nothingHelp}</p>
            </EmptyState>
          ) : null}
          {value.standings.map((standing) => (
            <Standing key={standing.game} standing={standing} />
          ))}
        </div>
        <div className={style.column}>
          {value.against.length === 0 ? null : <Together person={value} />}
          <RatingsCard key={id} person={id} />
          {value.moments.length === 0 ? null : <Moments moments={value.moments} />}
        </div>
      </div>
    </Page>
  );
}

interface DeedsProps {
  person: ProfileAnswer;
  onChange: () => Promise<void>;
}

function Deeds({ person, onChange }: DeedsProps) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const befriend = () =>
    action.run(async () => {
      await api.befriend({ person: person.id });
      await onChange();
    });
  const unblock = () =>
    action.run(async () => {
      await api.unblock(person.id);
      await onChange();
    });
  const how = { friends: t.profile.befriended, asked: t.friends.waiting, asks: null, none: null };
  if (person.blocked) {
    return (
      <div className={style.deeds}>
        <span className={list.quiet}>{t.profile.youBlocked}</span>
        <Button onClick={unblock}>{t.friends.unblock}</Button>
      </div>
    );
  }
  return (
    <div className={style.deeds}>
      {how[person.tie] === null ? (
        <Button look="primary" busy={action.busy} onClick={befriend}>
          {person.tie === "asks" ? t.friends.accept : t.friends.befriend}
        </Button>
      ) : (
        <span className={list.quiet}>{how[person.tie]}</span>
      )}
      <BlockButton person={person} onDone={onChange} />
      <ReportButton person={person} />
      <Problem problem={action.problem} />
    </div>
  );
}

function Together({ person }: { person: ProfileAnswer }) {
  const t = useAllMessages();
  return (
    <Card plain title={t.profile.against({ name: person.name })}>
      {person.against.map((one) => (
        <p key={one.game} className={style.line}>
          {t.profile.record({
            game: gameName(one.game),
            mine: one.lost_to,
            name: person.name,
            theirs: one.wins,
            games: one.games,
          })}
        </p>
      ))}
    </Card>
  );
}

function Moments({ moments }: { moments: BestMoment[] }) {
  const t = useAllMessages();
  const { language } = useStore(settingsStore);
  return (
    <Card plain title={t.profile.moments} help={t.profile.momentsHelp}>
      <ul className={list.list}>
        {moments.map((one) => {
          const given = { points: String(one.gain), game: gameName(one.game) };
          return (
            <li key={one.table} className={style.moment}>
              <GameSign game={one.game} size={40} />
              <div className={style.words}>
                <p className={style.line}>{t.profile.gain(given)}</p>
                <p className={list.quiet}>{t.profile.on({ date: day(one.at, language) })}</p>
              </div>
              <Link
                to={`/replay/${one.table}?seq=${one.seq}&eyes=spectator`}
                className={button.button ?? ""}
                aria-label={nameWith(t.profile.watch, t.profile.watchOf(given))}
              >
                {t.profile.watch}
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
