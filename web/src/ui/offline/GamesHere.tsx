import { useAlone } from "../../hooks/useAlone";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { gameName, nameWith } from "../../naming/words";
import * as api from "../../net/api";
import { type GameHere, gamesHere } from "../../net/device/desk";
import { noteTaken } from "../../net/device/games";
import { whoHolds } from "../../net/device/mode";
import { Link } from "../../store/route";
import { Button } from "../../widgets/Button";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { Problem } from "../../widgets/Problem";
import { isOngoing, othersAt, replayOf } from "../home/finding";
import list from "../home/List.module.css";
import { TableLine } from "../home/TableLine";
import style from "./Offline.module.css";

/** The games that were played on this device; with a server they can be taken among one's own. */
export function GamesHere() {
  const t = useAllMessages();
  const alone = useAlone();
  const { value, again } = useQuery(() => gamesHere(), [alone]);
  return (
    <Card plain title={t.alone.games} help={alone ? t.alone.gamesHelp : t.alone.uploadHelp}>
      {value?.length === 0 ? <p className={list.quiet}>{t.alone.none}</p> : null}
      <ul className={list.list}>
        {value?.map((one) => (
          <OneHere key={one.table.id} one={one} alone={alone} onChange={again} />
        ))}
      </ul>
    </Card>
  );
}

interface OneProps {
  one: GameHere;
  alone: boolean;
  onChange: () => Promise<void>;
}

function OneHere({ one: { table, taken }, alone, onChange }: OneProps) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const me = whoHolds().id;
  const game = gameName(table.game);
  const others = t.common.list({ parts: othersAt(t, table, me) });
  const ongoing = isOngoing(table);
  const about = t.home.replayOf({ game, others });
  const upload = () =>
    action.run(async () => {
      const { id } = await api.takeOfflineGame(table);
      await noteTaken(table.id, id);
      await onChange();
    });
  const remove = () =>
    action.run(async () => {
      await api.forgetHere(table.id);
      await onChange();
    });
  return (
    <>
      <TableLine
        table={table}
        title={game}
        facts={[t.you.with({ names: others }), t.common.status[table.status]]}
        to={ongoing ? `/table/${table.id}` : replayOf(table, me)}
        action={ongoing ? t.home.goOn : t.you.replay}
        actionLabel={ongoing ? t.home.goOnOf({ game, others }) : about}
        primary={ongoing}
      />
      <li className={style.deeds}>
        {taken !== null ? (
          <Link
            to={`/replay/${taken}`}
            className={`${button.button} ${button.quiet}`}
            aria-label={nameWith(t.alone.uploaded, about)}
          >
            ✓ {t.alone.uploaded}
          </Link>
        ) : !alone && table.status === "over" ? (
          <Button
            busy={action.busy}
            onClick={upload}
            aria-label={nameWith(t.alone.upload, about)}
            data-upload={table.id}
          >
            {t.alone.upload}
          </Button>
        ) : null}
        <Button
          look="quiet"
          busy={action.busy}
          onClick={remove}
          aria-label={nameWith(t.alone.remove, about)}
          data-remove={table.id}
        >
          {t.alone.remove}
        </Button>
        <Problem problem={action.problem} />
      </li>
    </>
  );
}
