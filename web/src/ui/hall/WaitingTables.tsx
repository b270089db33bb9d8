import type { HallTable } from "../../generated/protocol";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import { clockName, editionName, gameName, nameWith } from "../../naming/words";
import * as api from "../../net/api";
import { go, Link } from "../../store/route";
import { Button } from "../../widgets/Button";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { EmptyState } from "../../widgets/EmptyState";
import { GameSign } from "../../widgets/GameSign";
import { Problem } from "../../widgets/Problem";
import style from "./HallScreen.module.css";
import { HallSeats, playersIn } from "./HallSeats";

/** Public tables with a free chair: one tap sits down. */
export function WaitingTables({ tables }: { tables: HallTable[] }) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const sit = (table: string) =>
    action.run(async () => {
      await api.sit(table);
      go(`/table/${table}`);
    });
  return (
    <Card plain title={t.hall.waiting}>
      {tables.length === 0 ? (
        <EmptyState title={t.home.noTables}>
          <p>{t.home.noTablesHelp}</p>
          <Link to="/new" className={button.button ?? ""}>
            {t.home.newTable}
          </Link>
        </EmptyState>
      ) : null}
      <Problem problem={action.problem} />
      <ul className={style.list} data-waiting>
        {tables.map((table) => {
          const game = gameName(table.game);
          const facts = [
            editionName(t, table.game, table.edition),
            clockName(t, table.clock),
            ...(table.rated ? [t.home.rated] : []),
          ];
          return (
            <li key={table.id} className={style.line} data-table={table.id}>
              <GameSign game={table.game} size={48} />
              <div className={style.words}>
                <p className={style.title}>
                  {game} · {playersIn(t, table)}
                </p>
                <p className={style.facts}>{facts.join(" · ")}</p>
                <HallSeats seats={table.seats} />
              </div>
              <Button
                look="primary"
                busy={action.busy}
                aria-label={nameWith(
                  t.hall.sit,
                  t.hall.sitOf({ game, names: playersIn(t, table) }),
                )}
                onClick={() => sit(table.id)}
              >
                {t.hall.sit}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
