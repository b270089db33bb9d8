import { useEffect, useState } from "react";
import type { GameAnswer, TableAnswer } from "../../generated/api";
import { useQuery } from "../../hooks/useQuery";
import { type FirstWords, useFirstWords } from "../../i18n/use";
import { clockName, editionName, gameName } from "../../naming/words";
import * as api from "../../net/api";
import { Link } from "../../store/route";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { EmptyState } from "../../widgets/EmptyState";
import { Problem } from "../../widgets/Problem";
import { Skeleton } from "../../widgets/Skeleton";
import { seatOfPerson } from "../lobby/standing";
import { Filters } from "./Filters";
import { ANY, type Filter, freeSeats, hostName, wantedBy } from "./finding";
import list from "./List.module.css";
import { TableLine } from "./TableLine";

const REFRESH_MS = 10_000;

/** The public tables that wait for players; the list keeps itself fresh while it is looked at. */
export function OpenTables({ games, me }: { games: GameAnswer[]; me: string | null }) {
  const t = useFirstWords();
  const [filter, setFilter] = useState<Filter>(ANY);
  const { value, problem, again } = useQuery(() => api.fetchOpenTables(wantedBy(filter)), [filter]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void again();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [again]);
  const filtered = filter.game !== "" || filter.edition !== "" || filter.free > 0;
  // Where one sits already stands among one's own games.
  const tables = value?.tables.filter((table) => seatOfPerson(table, me) === null) ?? [];
  const some = tables.length > 0;
  return (
    <Card
      plain
      title={t.home.open}
      help={t.home.openHelp}
      action={
        <Link to="/lobby" className={button.button ?? ""} data-lobby>
          {t.home.lobby}
        </Link>
      }
    >
      {some || filtered ? <Filters games={games} filter={filter} onFilter={setFilter} /> : null}
      <Problem problem={problem} onRetry={again} />
      {value === null && problem === null ? <Skeleton /> : null}
      {value !== null && !some ? (
        <EmptyState title={filtered ? t.home.noMatch : t.home.noTables}>
          <p>{filtered ? t.home.noMatchHelp : t.home.noTablesHelp}</p>
          <Link to="/new" className={button.button ?? ""}>
            {t.home.newTable}
          </Link>
        </EmptyState>
      ) : null}
      <ul className={list.list}>
        {tables.map((table) => (
          <OpenTable key={table.id} table={table} />
        ))}
      </ul>
    </Card>
  );
}

function OpenTable({ table }: { table: TableAnswer }) {
  const t = useFirstWords();
  const host = hostName(table);
  const game = gameName(table.game);
  const way = wayTo(t, table);
  return (
    <TableLine
      table={table}
      title={host === "" ? game : `${game} · ${t.home.of({ host })}`}
      facts={[
        editionName(t, table.game, String(table.ruleset.name ?? "")),
        clockName(t, table.clock),
        table.rated ? t.home.rated : null,
      ]}
      to={`/table/${table.id}`}
      {...way}
    />
  );
}

/** What one can do with it: join where there is room, or look on. */
function wayTo(t: FirstWords, table: TableAnswer) {
  const game = gameName(table.game);
  if (freeSeats(table) === 0) {
    return { action: t.home.watch, actionLabel: `${t.home.watch}: ${game}` };
  }
  const actionLabel = t.home.joinOf({ host: hostName(table), game });
  return { action: t.home.join, actionLabel, primary: true };
}
