import type { HallTable } from "../../generated/protocol";
import { useAllMessages } from "../../i18n/use";
import { editionName, gameName, nameWith } from "../../naming/words";
import { Link } from "../../store/route";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { GameSign } from "../../widgets/GameSign";
import style from "./HallScreen.module.css";
import { playersIn } from "./HallSeats";

/** Finished games that are worth seeing. */
export function FinishedTables({ games }: { games: HallTable[] }) {
  const t = useAllMessages();
  return (
    <Card plain title={t.hall.finished}>
      {games.length === 0 ? <p className={style.facts}>{t.hall.noFinished}</p> : null}
      <ul className={style.list} data-finished>
        {games.map((table) => {
          const game = gameName(table.game);
          const names = playersIn(t, table);
          const rated = table.rated ? [t.home.rated] : [];
          return (
            <li key={table.id} className={style.line}>
              <GameSign game={table.game} size={48} />
              <div className={style.words}>
                <p className={style.title}>
                  {game} · {names}
                </p>
                <p className={style.facts}>
                  {[editionName(t, table.game, table.edition), ...rated].join(" · ")}
                </p>
              </div>
              <Link
                to={`/replay/${table.id}`}
                className={button.button ?? ""}
                aria-label={nameWith(t.home.replayGo, t.hall.replayOf({ game, names }))}
              >
                {t.home.replayGo}
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
