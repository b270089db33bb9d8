import { useEffect, useState } from "react";
import type { GameAnswer, TableAnswer } from "../../generated/api";
import { useMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { Link } from "../../store/route";
import { Button } from "../common/Button";
import button from "../common/Button.module.css";
import { Card } from "../common/Card";
import { EmptyState } from "../common/EmptyState";
import { Problem } from "../common/Problem";
import { Select } from "../common/Select";
import { Skeleton } from "../common/Skeleton";
import { useAnswer } from "../common/useAnswer";
import { clockName, editionName, gameName } from "../common/words";
import { ANY, type Filter, freeSeats, hostName, wantedBy, withGame } from "./finding";
import list from "./List.module.css";
import { TableLine } from "./TableLine";

const REFRESH_MS = 10_000;

/** The public tables that wait for players; the list keeps itself fresh while it is looked at. */
export function OpenTables({ games }: { games: GameAnswer[] }) {
  const t = useMessages();
  const [filter, setFilter] = useState<Filter>(ANY);
  const { value, problem, again } = useAnswer(() => api.openTables(wantedBy(filter)), [filter]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void again();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [again]);
  const editions = games.find((game) => game.name === filter.game)?.editions ?? [];
  const filtered =
    filter !== ANY && (filter.game !== "" || filter.edition !== "" || filter.free > 0);
  return (
    <Card
      title={t.home.open}
      help={t.home.openHelp}
      action={
        <Button look="quiet" onClick={again}>
          {t.home.refresh}
        </Button>
      }
    >
      <div className={list.filters}>
        <Select
          label={t.home.filterGame}
          value={filter.game}
          options={[
            { value: "", label: t.home.any },
            ...games.map((game) => ({ value: game.name, label: gameName(t, game.name) })),
          ]}
          onValue={(game) => setFilter(withGame(filter, game))}
        />
        <Select
          label={t.home.filterEdition}
          value={filter.edition}
          disabled={filter.game === ""}
          options={[
            { value: "", label: t.home.any },
            ...editions.map((edition) => ({ value: edition, label: editionName(t, edition) })),
          ]}
          onValue={(edition) => setFilter({ ...filter, edition })}
        />
        <Select
          label={t.home.filterFree}
          value={String(filter.free)}
          options={[0, 1, 2, 3, 4].map((count) => ({
            value: String(count),
            label: count === 0 ? t.home.any : t.home.atLeast({ count }),
          }))}
          onValue={(free) => setFilter({ ...filter, free: Number(free) })}
        />
      </div>
      <Problem problem={problem} onRetry={again} />
      {value === null && problem === null ? <Skeleton /> : null}
      {value?.tables.length === 0 ? (
        <EmptyState title={filtered ? t.home.noMatch : t.home.noTables}>
          <p>{filtered ? t.home.noMatchHelp : t.home.noTablesHelp}</p>
          <Link to="/new" className={button.button ?? ""}>
            {t.home.newTable}
          </Link>
        </EmptyState>
      ) : null}
      <ul className={list.list}>
        {value?.tables.map((table) => (
          <OpenTable key={table.id} table={table} />
        ))}
      </ul>
    </Card>
  );
}

function OpenTable({ table }: { table: TableAnswer }) {
  const t = useMessages();
  const host = hostName(table);
  const game = gameName(t, table.game);
  const free = freeSeats(table) > 0;
  return (
    <TableLine
      table={table}
      title={host === "" ? game : `${game} · ${t.home.of({ host })}`}
      facts={[
        editionName(t, String(table.ruleset.name ?? "")),
        clockName(t, table.clock),
        table.rated ? t.home.rated : null,
      ]}
      to={`/table/${table.id}`}
      action={free ? t.home.join : t.home.watch}
      actionLabel={free ? t.home.joinOf({ host, game }) : `${t.home.watch}: ${game}`}
      primary={free}
    />
  );
}
