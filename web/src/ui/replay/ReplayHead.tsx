import { useEffect } from "react";
import type { TableAnswer } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { chairName, gameName } from "../../naming/words";
import { Link } from "../../store/route";
import { Brand } from "../../widgets/Brand";
import button from "../../widgets/Button.module.css";
import { ScreenHeading } from "../../widgets/ScreenHeading";
import style from "./ReplayHead.module.css";

/** The line above a replay: which game, who played, and the way back to its result. */
export function ReplayHead({ table }: { table: TableAnswer }) {
  const t = useAllMessages();
  const title = t.replay.title({ game: gameName(table.game) });
  useEffect(() => {
    document.title = `${title} · Larceny`;
  }, [title]);
  return (
    <header className={style.head}>
      <Link to="/" className={style.home} aria-label={`Larceny – ${t.common.home}`}>
        <Brand size={26} />
      </Link>
      <div className={style.words}>
        <ScreenHeading className={style.title}>{title}</ScreenHeading>
        <p className={style.names}>
          {table.set_up ? `${t.table.setShort} · ` : ""}
          {t.common.list({ parts: table.seats.map((seat) => chairName(t, seat)) })}
        </p>
      </div>
      <Link to={`/table/${table.id}`} className={`${button.button} ${button.quiet}`}>
        {t.replay.result}
      </Link>
    </header>
  );
}
