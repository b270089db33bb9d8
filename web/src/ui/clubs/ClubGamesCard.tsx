import { useState } from "react";
import type { ClubGameAnswer } from "../../generated/api";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { gameName, nameWith } from "../../naming/words";
import * as clubs from "../../net/clubs";
import { Link } from "../../store/route";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { Button } from "../../widgets/Button";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { GameSign } from "../../widgets/GameSign";
import { Problem } from "../../widgets/Problem";
import list from "../home/List.module.css";
import { day } from "../you/numbers";
import style from "./Clubs.module.css";
import type { ClubProps } from "./props";

const AT_ONCE = 10;
const MOST = 100;

/** Who has won how often, and the games that a group has finished. */
export function ClubGamesCard({ club, me }: ClubProps) {
  const t = useAllMessages();
  const [limit, setLimit] = useState(AT_ONCE);
  const { value, problem, again } = useQuery(
    () => clubs.fetchClubGames(club.id, limit),
    [club, limit],
  );
  const scores = club.members
    .filter(({ games }) => games > 0)
    .sort((one, other) => other.wins - one.wins || one.games - other.games);
  return (
    <Card plain title={t.clubs.history}>
      {scores.length === 0 ? null : (
        <table className={style.scores} data-scores>
          <caption className="visually-hidden">{t.clubs.scores}</caption>
          <thead>
            <tr>
              <th scope="col">{t.clubs.member}</th>
              <th scope="col">{t.clubs.games}</th>
              <th scope="col">{t.clubs.wins}</th>
            </tr>
          </thead>
          <tbody>
            {scores.map((one) => (
              <tr key={one.id}>
                <th scope="row" className={one.id === me ? style.mine : undefined}>
                  {one.name}
                </th>
                <td>{one.games}</td>
                <td>{one.wins}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Problem problem={problem} onRetry={again} />
      {value?.games.length === 0 ? <p className={list.quiet}>{t.clubs.historyNone}</p> : null}
      <ul className={list.list} data-games>
        {(value?.games ?? []).map((game) => (
          <GameLine key={game.table} game={game} />
        ))}
      </ul>
      {value !== null && value.next !== null && limit < MOST ? (
        <div>
          <Button look="quiet" onClick={() => setLimit(MOST)}>
            {t.clubs.more}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function GameLine({ game }: { game: ClubGameAnswer }) {
  const t = useAllMessages();
  const { language } = useStore(settingsStore);
  const date = day(game.ended, language);
  const called = gameName(game.game);
  const winners = game.seats.filter(({ won }) => won).map(({ name }) => name);
  const results = game.seats.map(({ name, points }) => `${name}: ${points}`);
  return (
    <li className={style.line}>
      <GameSign game={game.game} size={44} />
      <div className={style.words}>
        <p className={style.name}>{t.clubs.won({ names: winners.join(", ") })}</p>
        <p className={style.fact}>{[date, ...results].join(" · ")}</p>
      </div>
      {game.replay ? (
        <Link
          to={`/replay/${game.table}`}
          className={button.button ?? ""}
          aria-label={nameWith(t.home.replayGo, t.clubs.replayOf({ game: called, date }))}
        >
          {t.home.replayGo}
        </Link>
      ) : null}
    </li>
  );
}
