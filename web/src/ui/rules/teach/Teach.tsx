import { FortyPages } from "../../../games/forty-thieves/teach/Pages";
import { MasterPages } from "../../../games/master-thieves/teach/Pages";
import type { GameDetails } from "../../../generated/api";
import { useAnswer } from "../../../hooks/useAnswer";
import { type TeachWords, useTeachWords } from "../../../hooks/useTeachWords";
import { useMessages } from "../../../i18n/use";
import { editionName, gameName } from "../../../naming/words";
import * as api from "../../../net/api";
import { go, Link, useRoute } from "../../../store/route";
import button from "../../../widgets/Button.module.css";
import { Page } from "../../../widgets/Page";
import { Problem } from "../../../widgets/Problem";
import { Select } from "../../../widgets/Select";
import { Skeleton } from "../../../widgets/Skeleton";
import { type Taught, TaughtProvider } from "../../../widgets/teach/Section";
import { GAMES, knownGame } from "../games";
import { Ways } from "../Ways";
import { Edition } from "./Edition";
import style from "./Teach.module.css";

/** How a game is played, from what one wants to what a round is, made of the table's own things. */
export function Teach({ game }: { game: string }) {
  const t = useMessages();
  const words = useTeachWords();
  const { query } = useRoute();
  const name = knownGame(game);
  const answer = useAnswer(() => api.game(name), [name]);
  const details = answer.value?.name === name ? answer.value : null;
  const edition = editionOf(details, query.get("edition"));
  const title = t.rules.title({ game: gameName(t, name) });
  return (
    <Page title={title} lead={words === null ? "" : leadOf(words, name)} wide>
      <Ways game={name} edition={edition} here="how" />
      <div className={style.bar}>
        <Select
          label={t.rules.game}
          value={name}
          options={GAMES.map((one) => ({ value: one, label: gameName(t, one) }))}
          onValue={(one) => go(`/rules/${one}`)}
        />
        <Select
          label={t.rules.edition}
          value={edition}
          options={(details?.editions ?? []).map((one) => ({
            value: one,
            label: editionName(t, one),
          }))}
          onValue={(one) => go(`/rules/${name}?edition=${one}`, { replace: true })}
        />
      </div>
      <Problem problem={answer.problem} onRetry={answer.again} />
      {details === null || words === null ? (
        answer.problem === null && <Skeleton lines={12} />
      ) : (
        <Pages taught={{ words, details, edition, rules: details.rulesets[edition] ?? {} }} />
      )}
    </Page>
  );
}

function Pages({ taught }: { taught: Taught }) {
  const { words, details } = taught;
  const isMaster = details.name === "master-thieves";
  return (
    <TaughtProvider value={taught}>
      <article className={style.pages} data-game={details.name}>
        {isMaster ? <MasterPages /> : <FortyPages />}
        <Edition />
      </article>
      <p className={style.ways}>
        <Link to="/learn" className={`${button.button} ${button.primary}`}>
          {words.guided}
        </Link>
        <Link
          to={`/rules/${details.name}?all=1&edition=${taught.edition}`}
          className={button.button ?? ""}
        >
          {words.all}
        </Link>
      </p>
    </TaughtProvider>
  );
}

function leadOf(words: TeachWords, game: string): string {
  return game === "master-thieves" ? words.master.lead : words.forty.lead;
}

function editionOf(details: GameDetails | null, wanted: string | null): string {
  if (wanted !== null && details?.editions.includes(wanted)) return wanted;
  return details?.default_edition ?? "";
}
