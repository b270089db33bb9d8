import type { Ranked } from "../../generated/api";
import { useQuery } from "../../hooks/useQuery";
import { useServedGames } from "../../hooks/useServedGames";
import { useAllMessages } from "../../i18n/use";
import { botName, gameName } from "../../naming/words";
import * as api from "../../net/api";
import { go } from "../../store/route";
import { sessionStore } from "../../store/session";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { EmptyState } from "../../widgets/EmptyState";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { RadioGroup } from "../../widgets/RadioGroup";
import { Skeleton } from "../../widgets/Skeleton";
import { oneDigit } from "../you/numbers";
import { ordinal } from "../you/rating";
import style from "./Leaders.module.css";

const SHOWN = 100;

/** The strongest players of a game. */
export function Leaders({ game }: { game: string }) {
  const t = useAllMessages();
  const words = t.hall.leaders;
  const games = useServedGames();
  const { me } = useStore(sessionStore);
  const shown = games.names.includes(game) ? game : (games.names[0] ?? "");
  const { value, problem, again } = useQuery(() => api.fetchLeaderboard(shown, SHOWN), [shown]);
  const players = value?.players ?? [];
  const mine = value?.mine ?? null;
  const at = players.findIndex(({ player }) => player === me?.id);
  const below = mine !== null && at < 0;
  return (
    <Page title={words.title} lead={words.lead}>
      <RadioGroup
        legend={t.home.filterGame}
        hideLegend
        inline
        value={shown}
        options={games.names.map((name) => ({ value: name, label: gameName(name) }))}
        onValue={(name) => go(`/leaders/${name}`, { replace: true })}
      />
      <Problem problem={problem} onRetry={again} />
      {value === null && problem === null ? <Skeleton lines={8} /> : null}
      {value !== null && players.length === 0 ? (
        <EmptyState title={words.nobody}>
          <p>{words.nobodyHelp}</p>
        </EmptyState>
      ) : null}
      {mine === null ? null : (
        <p className={style.place} data-place>
          {words.place({ place: at < 0 ? mine.place : at + 1 })}
        </p>
      )}
      {players.length > 0 ? (
        <table className={style.leaders} data-leaders={shown}>
          <caption className="visually-hidden">{words.of({ game: gameName(shown) })}</caption>
          <thead>
            <tr>
              <th scope="col">{words.rank}</th>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.rating}</th>
              <th scope="col">{words.games}</th>
            </tr>
          </thead>
          <tbody>
            {players.map((ranked, at) => (
              <Row
                key={ranked.player}
                ranked={ranked}
                place={at + 1}
                mine={ranked.player === me?.id}
              />
            ))}
          </tbody>
          {below ? (
            <tbody className={style.below} data-mine>
              <Row ranked={mine} place={mine.place} mine />
            </tbody>
          ) : null}
        </table>
      ) : null}
    </Page>
  );
}

interface RowProps {
  ranked: Ranked;
  place: number;
  mine: boolean;
}

function Row({ ranked, place, mine }: RowProps) {
  const t = useAllMessages();
  const { language } = useStore(settingsStore);
  const { player, name, mu, sigma, games } = ranked;
  return (
    <tr className={mine ? style.me : undefined}>
      <td>{place}</td>
      <th scope="row">
        {player.startsWith("bot:") ? t.hall.leaders.bot({ name: botName(t, name) }) : name}
      </th>
      <td>{oneDigit(ordinal(mu, sigma), language)}</td>
      <td>{games}</td>
    </tr>
  );
}
