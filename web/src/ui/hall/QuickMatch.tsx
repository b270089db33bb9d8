import type { ClockAnswer } from "../../generated/api";
import type { Looking } from "../../generated/protocol";
import { useServedGames } from "../../hooks/useServedGames";
import { useAllMessages } from "../../i18n/use";
import { clockName, gameName, refusalWords } from "../../naming/words";
import { matchingStore, seek, TEMPOS, type Tempo } from "../../store/matching";
import { useStore } from "../../store/store";
import { Banner } from "../../widgets/Banner";
import { Card } from "../../widgets/Card";
import { GameSign } from "../../widgets/GameSign";
import { RadioGroup } from "../../widgets/RadioGroup";
import { Select } from "../../widgets/Select";
import { BOTS_AFTER, MOST, prefer, preferenceStore } from "./matchPreferences";
import style from "./QuickMatch.module.css";
import { Search } from "./Search";

/** How long one may think, as the server lays tables for those it matches. */
const CLOCKED: Record<Tempo, ClockAnswer> = {
  fast: { kind: "bank", per_move_ms: 20_000, bank_ms: 180_000 },
  relaxed: { kind: "bank", per_move_ms: 60_000, bank_ms: 900_000 },
  days: { kind: "days", per_move_ms: 86_400_000, bank_ms: 0 },
};

/** One tap for a game and a tempo: whoever fits best is seated at one table. */
export function QuickMatch({ looking }: { looking: readonly Looking[] }) {
  const t = useAllMessages();
  const games = useServedGames();
  const { wish, refused } = useStore(matchingStore);
  const { most, botsAfter } = useStore(preferenceStore);
  const words = t.hall.match;
  const people = (game: string, tempo: string) =>
    looking.find((one) => one.game === game && one.tempo === tempo)?.people ?? 0;
  return (
    <Card title={words.title} help={words.help}>
      {refused === null ? null : <Banner kind="problem">{refusalWords(t, refused)}</Banner>}
      {wish === null ? (
        <>
          <ul className={style.games}>
            {games.names.map((game) => (
              <li key={game} className={style.game}>
                <p className={style.name}>
                  <GameSign game={game} size={40} />
                  {gameName(game)}
                </p>
                <div className={style.tempos}>
                  {TEMPOS.map((tempo) => (
                    <button
                      key={tempo}
                      type="button"
                      className={style.tempo}
                      data-match={`${game}/${tempo}`}
                      onClick={() => seek({ game, tempo, most, botsAfter })}
                    >
                      <span className="visually-hidden">{gameName(game)}</span>
                      <span className={style.how}>{words.tempo[tempo]}</span>
                      <span className={style.clock}>{clockName(t, CLOCKED[tempo])}</span>
                      {people(game, tempo) > 0 ? (
                        <span className={style.others}>
                          {words.looking({ count: people(game, tempo) })}
                        </span>
                      ) : null}
                    </button>
                  ))}
                </div>
              </li>
            ))}
          </ul>
          <div className={style.wishes}>
            <RadioGroup
              legend={words.players}
              inline
              value={String(most)}
              options={MOST.map((count) => ({
                value: String(count),
                label: words.most[count === 2 ? "two" : "four"],
              }))}
              onValue={(value) => prefer({ most: Number(value) })}
            />
            <Select
              label={words.botsAfter}
              value={String(botsAfter)}
              options={BOTS_AFTER.map((seconds) => ({
                value: String(seconds),
                label: words.seconds({ seconds }),
              }))}
              onValue={(value) => prefer({ botsAfter: Number(value) })}
            />
          </div>
        </>
      ) : (
        <Search wish={wish} />
      )}
    </Card>
  );
}
