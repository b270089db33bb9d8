import { useEffect, useState } from "react";
import type { GameDetails } from "../../generated/api";
import { useMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { go, useRoute } from "../../store/route";
import { become } from "../../store/session";
import { Button } from "../common/Button";
import { Card } from "../common/Card";
import { Choices } from "../common/Choices";
import { Page } from "../common/Page";
import { Problem } from "../common/Problem";
import { Skeleton } from "../common/Skeleton";
import { useAnswer } from "../common/useAnswer";
import { useDeed } from "../common/useDeed";
import { editionName, entry, gameName, type Told } from "../common/words";
import { beginIfAllHere } from "../hotseat/beginning";
import { Company } from "./Company";
import { Differs } from "./Differs";
import {
  bodyOf,
  companionsOf,
  type Draft,
  freshDraft,
  rulesOf,
  withCompanion,
  withSeats,
} from "./draft";
import style from "./NewTable.module.css";
import { OptionGroups } from "./OptionGroups";
import { Seats } from "./Seats";
import { tryRules } from "./useRefused";

const GAMES = ["master-thieves", "forty-thieves"];

/** Think out a table, and open it. */
export function NewTable() {
  const t = useMessages();
  const { query } = useRoute();
  const wanted = query.get("game") ?? "";
  const [game, setGame] = useState(GAMES.includes(wanted) ? wanted : "master-thieves");
  const { value: details, problem, again } = useAnswer(() => api.game(game), [game]);
  return (
    <Page title={t.newTable.title} lead={t.newTable.lead} wide>
      <Card title={t.newTable.game}>
        <Choices
          legend={t.newTable.game}
          hideLegend
          inline
          value={game}
          options={GAMES.map((name) => ({
            value: name,
            label: gameName(t, name),
            help: entry(t.common.games, name)?.players,
          }))}
          onValue={setGame}
        />
      </Card>
      <Problem problem={problem} onRetry={again} />
      {details?.name === game ? (
        <Plan
          key={game}
          details={details}
          edition={query.get("edition") ?? undefined}
          oneDevice={query.has("device")}
        />
      ) : problem === null ? (
        <Skeleton lines={8} />
      ) : null}
    </Page>
  );
}

interface PlanProps {
  details: GameDetails;
  edition: string | undefined;
  /** Everybody plays on this device, unless it is decided otherwise. */
  oneDevice: boolean;
}

function Plan({ details, edition, oneDevice }: PlanProps) {
  const t = useMessages();
  const [draft, setDraft] = useState(() => {
    const fresh = freshDraft(details, edition);
    const two = withSeats(fresh, Math.max(2, details.least_seats));
    return oneDevice ? withCompanion(two, 1, t.hotseat.proposed({ number: 2 })) : fresh;
  });
  const deed = useDeed();
  const problem = useProblem(details, draft);
  const shares = companionsOf(draft).length > 0;
  const begins =
    shares &&
    draft.seats.every((bot, seat) => seat === 0 || bot !== null || seat in draft.companions);
  const open = () =>
    deed.run(async () => {
      const name = draft.name.trim();
      if (shares && name !== "") become(await api.rename(name));
      const table = await api.openTable(bodyOf(draft));
      await api.sit(table.id, 0);
      if (shares) await beginIfAllHere(table);
      go(`/table/${table.id}`);
    });
  return (
    <>
      <Card title={t.newTable.edition}>
        <div className={style.editions}>
          <Choices
            legend={t.newTable.edition}
            hideLegend
            value={draft.edition}
            options={details.editions.map((name) => ({
              value: name,
              label: editionName(t, name),
              help: entry(t.options.editions, name)?.about,
            }))}
            onValue={(name) => setDraft({ ...draft, edition: name, changes: {} })}
          />
        </div>
        <Differs details={details} edition={draft.edition} rules={rulesOf(details, draft)} />
      </Card>
      <Seats details={details} draft={draft} onDraft={setDraft} />
      <Company details={details} draft={draft} onDraft={setDraft} />
      <Card title={t.newTable.options} help={t.newTable.optionsHelp}>
        <OptionGroups details={details} draft={draft} onDraft={setDraft} />
      </Card>
      <div className={style.foot}>
        <Problem problem={deed.problem ?? problem} />
        <Button look="primary" big busy={deed.busy} disabled={problem !== null} onClick={open}>
          {deed.busy ? t.newTable.creating : begins ? t.hotseat.begin : t.newTable.create}
        </Button>
      </div>
    </>
  );
}

/** What is wrong with the rules as they are chosen, if anything. */
function useProblem(details: GameDetails, draft: Draft): Told | null {
  const [problem, setProblem] = useState<Told | null>(null);
  const seats = draft.seats.length;
  const { game, edition, changes } = draft;
  useEffect(() => {
    let wanted = true;
    const base = details.rulesets[edition] ?? {};
    void tryRules({ game, edition, base, changes, seats }, changes).then((found) => {
      if (wanted) setProblem(found);
    });
    return () => {
      wanted = false;
    };
  }, [details, game, edition, changes, seats]);
  return problem;
}
