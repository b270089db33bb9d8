import { useState } from "react";
import type { TableAnswer, TablePage } from "../../generated/api";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { gameName } from "../../naming/words";
import * as api from "../../net/api";
import { Link } from "../../store/route";
import { Button } from "../../widgets/Button";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { EmptyState } from "../../widgets/EmptyState";
import { Problem } from "../../widgets/Problem";
import { Skeleton } from "../../widgets/Skeleton";
import { isOngoing, othersAt, replayOf } from "../home/finding";
import list from "../home/List.module.css";
import { TableLine } from "../home/TableLine";

const PAGE = 30;

/** The tables where I sit or sat. */
export function MyTables({ me }: { me: string }) {
  const t = useAllMessages();
  const [pages, setPages] = useState(1);
  const { value, problem, again } = useQuery(() => load(pages), [me, pages]);
  const tables = value?.tables ?? [];
  const running = tables.filter(isOngoing);
  const finished = tables.filter((table) => !isOngoing(table));
  return (
    <>
      <Problem problem={problem} onRetry={again} />
      <Card plain title={t.you.running}>
        {value === null && problem === null ? <Skeleton lines={2} /> : null}
        {value !== null && running.length === 0 ? (
          <EmptyState title={t.you.noRunning}>
            <Link to="/" className={button.button ?? ""}>
              {t.you.play}
            </Link>
          </EmptyState>
        ) : null}
        <ul className={list.list}>
          {running.map((table) => (
            <Mine key={table.id} table={table} me={me} />
          ))}
        </ul>
      </Card>
      <Card plain title={t.you.finished}>
        {value !== null && finished.length === 0 ? (
          <p className={list.quiet}>{t.you.noFinished}</p>
        ) : null}
        <ul className={list.list}>
          {finished.map((table) => (
            <Mine key={table.id} table={table} me={me} />
          ))}
        </ul>
        {value?.more ? <Button onClick={() => setPages(pages + 1)}>{t.common.more}</Button> : null}
      </Card>
    </>
  );
}

function Mine({ table, me }: { table: TableAnswer; me: string }) {
  const t = useAllMessages();
  const game = gameName(table.game);
  const names = t.common.list({ parts: othersAt(t, table, me) });
  const others = names || t.home.alone;
  const over = table.status === "over";
  return (
    <TableLine
      table={table}
      title={game}
      facts={[
        names === "" ? t.home.alone : t.you.with({ names }),
        t.common.status[table.status],
        table.rated ? t.home.rated : null,
      ]}
      to={over ? replayOf(table, me) : `/table/${table.id}`}
      action={over ? t.you.replay : t.you.open}
      actionLabel={over ? t.home.replayOf({ game, others }) : t.home.goOnOf({ game, others })}
    />
  );
}

async function load(pages: number): Promise<{ tables: TableAnswer[]; more: boolean }> {
  const tables: TableAnswer[] = [];
  let offset: number | null = 0;
  for (let page = 0; page < pages && offset !== null; page++) {
    const answer: TablePage = await api.fetchMyTables(PAGE, offset);
    tables.push(...answer.tables);
    offset = answer.next;
  }
  return { tables, more: offset !== null };
}
