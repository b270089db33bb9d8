import type { TableAnswer } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { chairName, gameName } from "../../naming/words";
import button from "../../widgets/Button.module.css";
import { ScreenHeading } from "../../widgets/ScreenHeading";
import style from "../replay/ReplayHead.module.css";

/** The line above a replay in a frame: which game, who played, and the way to all of it. */
export function EmbedHead({ table, link }: { table: TableAnswer; link: string }) {
  const t = useAllMessages();
  return (
    <header className={style.head}>
      <div className={style.words}>
        <ScreenHeading className={style.title}>{gameName(table.game)}</ScreenHeading>
        <p className={style.names}>
          {t.common.list({ parts: table.seats.map((seat) => chairName(t, seat)) })}
        </p>
      </div>
      <a
        href={link}
        target="_blank"
        rel="noopener"
        data-embed="open"
        className={`${button.button} ${button.quiet}`}
      >
        {t.share.openHere}
      </a>
    </header>
  );
}
