import type { GameStanding, TallyAnswer } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { editionName, gameName } from "../../naming/words";
import type { Language } from "../../store/languages";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { moduleOf } from "../../table/registry";
import { GameSign } from "../../widgets/GameSign";
import { oneDigit } from "../you/numbers";
import style from "./ProfileScreen.module.css";

/** How somebody has played one game: all of it, and by what. */
export function Standing({ standing }: { standing: GameStanding }) {
  const t = useAllMessages();
  const { language } = useStore(settingsStore);
  const { game, games } = standing;
  const nameOf = moduleOf(game).characterName;
  const called = (key: string) => nameOf?.(t, key) ?? key;
  const [favourite] = [...standing.characters].sort((one, other) => other.times - one.times);
  const share = games.wins / games.times;
  const percent = new Intl.NumberFormat(language, { style: "percent" }).format(share);
  return (
    <section className={style.standing} aria-label={gameName(game)}>
      <div className={style.game}>
        <GameSign game={game} size={56} />
        <div className={style.words}>
          <h2 className={style.title}>{gameName(game)}</h2>
          <p className={style.line}>
            {t.profile.won({ wins: games.wins, games: games.times, percent })} ·{" "}
            {t.profile.points({ points: each(games, language) })}
          </p>
          {favourite === undefined ? null : (
            <p className={style.line}>{t.profile.favourite({ name: called(favourite.key) })}</p>
          )}
        </div>
      </div>
      <Tallies
        title={t.profile.editions}
        tallies={standing.editions}
        nameOf={(key) => editionName(t, game, key)}
      />
      <Tallies
        title={t.profile.seats}
        tallies={standing.seats}
        nameOf={(key) => t.profile.seatsOf({ count: Number(key) })}
      />
      {standing.characters.length === 0 ? null : (
        <Tallies
          title={t.profile.characters}
          help={t.profile.charactersHelp}
          tallies={standing.characters}
          nameOf={called}
          chosen
        />
      )}
    </section>
  );
}

const each = ({ points, times }: TallyAnswer, language: Language) =>
  oneDigit(points / Math.max(1, times), language);

interface TalliesProps {
  title: string;
  help?: string;
  tallies: TallyAnswer[];
  nameOf: (key: string) => string;
  /** They are told by how often they were chosen, not by games that were won. */
  chosen?: boolean;
}

function Tallies({ title, help, tallies, nameOf, chosen }: TalliesProps) {
  const t = useAllMessages();
  const { language } = useStore(settingsStore);
  return (
    <table className={style.tallies}>
      <caption>
        {title}
        {help ? <span className={style.help}>{help}</span> : null}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t.profile.what}</th>
          <th scope="col">{chosen ? t.profile.chosen : t.profile.played}</th>
          {chosen ? null : <th scope="col">{t.profile.wins}</th>}
          <th scope="col">{t.profile.average}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map((one) => (
          <tr key={one.key}>
            <th scope="row">{nameOf(one.key)}</th>
            <td>{one.times}</td>
            {chosen ? null : <td>{one.wins}</td>}
            <td>{each(one, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
