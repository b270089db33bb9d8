import { useState } from "react";
import type { GameDetails } from "../../generated/api";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useQuery } from "../../hooks/useQuery";
import { useServedGames } from "../../hooks/useServedGames";
import { useAllMessages } from "../../i18n/use";
import { gameName, playerCountText } from "../../naming/words";
import * as api from "../../net/api";
import { go, useRoute } from "../../store/route";
import { setPerson } from "../../store/session";
import { Button } from "../../widgets/Button";
import { GameSign } from "../../widgets/GameSign";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { RadioGroup } from "../../widgets/RadioGroup";
import { Skeleton } from "../../widgets/Skeleton";
import { beginIfAllHere } from "../hotseat/beginning";
import { bodyOf, companionsOf, freshDraft, withCompanion, withSeats } from "./draft";
import style from "./NewTable.module.css";
import { Seats } from "./Seats";
import { TableOptions } from "./TableOptions";
import { useProblem } from "./useProblem";

/** Think out a table, and open it. */
export function NewTable() {
  const t = useAllMessages();
  const { query } = useRoute();
  const wanted = query.get("game") ?? "";
  const games = useServedGames();
  const [chosen, setGame] = useState(wanted);
  const game = games.names.includes(chosen) ? chosen : (games.names[0] ?? "");
  const { value: details, problem, again } = useQuery(() => api.fetchGame(game), [game]);
  const oneDevice = query.has("device");
  const club = query.get("club");
  return (
    <Page
      title={oneDevice ? t.home.oneDevice : club ? t.clubs.table : t.newTable.title}
      lead={oneDevice ? t.people.oneDeviceLead : club ? t.clubs.openHelp : t.newTable.lead}
      wide
    >
      <div className={style.games}>
        <RadioGroup
          legend={t.newTable.game}
          hideLegend
          value={game}
          options={games.names.map((name) => ({
            value: name,
            label: (
              <span className={style.game}>
                <GameSign game={name} size={56} />
                <span className={style.words}>
                  <span className={style.name}>{gameName(name)}</span>
                  <span className={style.players}>{playerCountText(t, name, games.of(name))}</span>
                </span>
              </span>
            ),
          }))}
          onValue={setGame}
        />
      </div>
      <Problem problem={problem} onRetry={again} />
      {details?.name === game ? (
        <Plan
          key={game}
          details={details}
          edition={query.get("edition") ?? undefined}
          oneDevice={oneDevice}
          club={club}
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
  /** Whose table it is to be. */
  club: string | null;
}

function Plan({ details, edition, oneDevice, club }: PlanProps) {
  const t = useAllMessages();
  const [draft, setDraft] = useState(() => {
    const fresh = freshDraft(details, edition);
    const two = withSeats(fresh, Math.max(2, details.least_seats));
    return oneDevice ? withCompanion(two, 1, t.hotseat.proposed({ number: 2 })) : fresh;
  });
  const action = useAsyncAction();
  const problem = useProblem(details, draft);
  const shares = companionsOf(draft).length > 0;
  const begins =
    shares &&
    draft.seats.every((bot, seat) => seat === 0 || bot !== null || seat in draft.companions);
  const open = () =>
    action.run(async () => {
      const name = draft.name.trim();
      if (shares && name !== "") setPerson(await api.rename(name));
      const table = await api.openTable({ ...bodyOf(draft), ...(club ? { club } : {}) });
      if (club === null) await api.sit(table.id, 0); // a group may have had one already
      if (shares) await beginIfAllHere(table);
      go(`/table/${table.id}`);
    });
  return (
    <>
      <Seats details={details} draft={draft} onDraft={setDraft} />
      <TableOptions details={details} draft={draft} onDraft={setDraft} />
      <div className={style.foot}>
        <Problem problem={action.problem ?? problem} />
        <Button look="primary" big busy={action.busy} disabled={problem !== null} onClick={open}>
          {action.busy ? t.newTable.creating : begins ? t.hotseat.begin : t.newTable.create}
        </Button>
      </div>
    </>
  );
}
