import type { GameDetails } from "../../../generated/api";
import { useQuery } from "../../../hooks/useQuery";
import { useGameTeachWords } from "../../../hooks/useTeachWords";
import { useAllMessages } from "../../../i18n/use";
import { editionName, gameName } from "../../../naming/words";
import * as api from "../../../net/api";
import { go, Link, useRoute } from "../../../store/route";
import type { Teaching } from "../../../table/module";
import { moduleOf } from "../../../table/registry";
import button from "../../../widgets/Button.module.css";
import { Page } from "../../../widgets/Page";
import { Problem } from "../../../widgets/Problem";
import { Select } from "../../../widgets/Select";
import { Skeleton } from "../../../widgets/Skeleton";
import { type Taught, TaughtProvider } from "../../../widgets/teach/Section";
import type { RulesProps } from "../props";
import { RulesTabs } from "../RulesTabs";
import { Edition } from "./Edition";
import style from "./Teach.module.css";

/** How a game is played, from what one wants to what a round is, made of the table's own things. */
export function Teach({ game: name, games }: RulesProps) {
  const t = useAllMessages();
  const words = useGameTeachWords(name);
  const teaching = useTeaching(name);
  const { query } = useRoute();
  const answer = useQuery(() => api.fetchGame(name), [name]);
  const details = answer.value?.name === name ? answer.value : null;
  const edition = editionOf(details, query.get("edition"));
  const title = t.rules.title({ game: gameName(name) });
  return (
    <Page title={title} lead={words === null || teaching === null ? "" : teaching.lead(words)} wide>
      <RulesTabs game={name} edition={edition} here="how" />
      <div className={style.bar}>
        <Select
          label={t.rules.game}
          value={name}
          options={games.map((one) => ({ value: one, label: gameName(one) }))}
          onValue={(one) => go(`/rules/${one}`)}
        />
        <Select
          label={t.rules.edition}
          value={edition}
          options={(details?.editions ?? []).map((one) => ({
            value: one,
            label: editionName(t, name, one),
          }))}
          onValue={(one) => go(`/rules/${name}?edition=${one}`, { replace: true })}
        />
      </div>
      <Problem problem={answer.problem} onRetry={answer.again} />
      {details === null || words === null || teaching === null ? (
        answer.problem === null && <Skeleton lines={12} />
      ) : (
        <Pages
          teaching={teaching}
          taught={{ words, details, edition, rules: details.rulesets[edition] ?? {} }}
        />
      )}
    </Page>
  );
}

function Pages({ teaching, taught }: { teaching: Teaching; taught: Taught }) {
  const { words, details } = taught;
  return (
    <TaughtProvider value={taught}>
      <article className={style.pages} data-game={details.name}>
        <teaching.Pages />
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

/** A game's own pages; null until they have come. */
function useTeaching(game: string): Teaching | null {
  const { value } = useQuery(async () => {
    const teaching = await moduleOf(game).loadTeaching?.();
    return teaching === undefined ? null : { game, teaching };
  }, [game]);
  return value?.game === game ? value.teaching : null;
}

function editionOf(details: GameDetails | null, wanted: string | null): string {
  if (wanted !== null && details?.editions.includes(wanted)) return wanted;
  return details?.default_edition ?? "";
}
