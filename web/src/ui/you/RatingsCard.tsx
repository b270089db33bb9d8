import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { gameName } from "../../naming/words";
import * as api from "../../net/api";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { Card } from "../../widgets/Card";
import { GameSign } from "../../widgets/GameSign";
import { Problem } from "../../widgets/Problem";
import { Skeleton } from "../../widgets/Skeleton";
import { oneDigit } from "./numbers";
import style from "./RatingsCard.module.css";
import { ordinal, sparkline } from "./rating";

/** How strong somebody is in each game, and how that came about. */
export function RatingsCard({ person }: { person: string }) {
  const t = useAllMessages();
  const { language } = useStore(settingsStore);
  const { value, problem, again } = useQuery(() => load(person), [person]);
  return (
    <Card plain title={t.you.ratings} help={t.you.ratingsHelp}>
      <Problem problem={problem} onRetry={again} />
      {value === null && problem === null ? <Skeleton lines={2} /> : null}
      {value?.length === 0 ? <p className={style.none}>{t.you.noRatings}</p> : null}
      {value?.map(({ name, rating, past }) => {
        const game = gameName(name);
        const values = past.map((one) => ordinal(one.mu, one.sigma)).reverse();
        const shown = oneDigit(ordinal(rating.mu, rating.sigma), language);
        return (
          <div key={name} className={style.game}>
            <GameSign game={name} size={56} />
            <div>
              <p className={style.name}>{game}</p>
              <p className={style.rating}>{shown}</p>
              <p className={style.none}>
                {t.you.unsure({
                  mu: oneDigit(rating.mu, language),
                  sigma: oneDigit(rating.sigma, language),
                })}{" "}
                · {t.you.games({ count: rating.games })}
              </p>
            </div>
            {values.length > 1 ? (
              <svg
                className={style.curve}
                viewBox="-4 -4 208 68"
                role="img"
                aria-label={t.you.history({
                  game,
                  from: oneDigit(values[0] ?? 0, language),
                  to: oneDigit(values.at(-1) ?? 0, language),
                  count: values.length,
                })}
              >
                <polyline points={sparkline(values, 200, 60)} />
              </svg>
            ) : null}
          </div>
        );
      })}
    </Card>
  );
}

async function load(person: string) {
  const { ratings } = await api.fetchRatings(person);
  return Promise.all(
    Object.entries(ratings).map(async ([name, rating]) => {
      const { history } = await api.fetchRatingHistory(name, person);
      return { name, rating, past: history };
    }),
  );
}
