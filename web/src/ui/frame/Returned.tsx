// Over the table: what one missed and may see again, and who is waited for though nobody is there.

import { useMessages } from "../../i18n/use";
import * as api from "../../net/api";
import type { LiveTable } from "../../store/liveTable";
import { sessionStore } from "../../store/session";
import { useStore } from "../../store/store";
import type { Player } from "../../table/props";
import { Banner } from "../../widgets/Banner";
import { Button } from "../../widgets/Button";
import style from "./Returned.module.css";

export function Returned({ liveTable, players }: { liveTable: LiveTable; players: Player[] }) {
  return (
    <div className={style.news}>
      <Missed liveTable={liveTable} />
      <Gone liveTable={liveTable} players={players} />
    </div>
  );
}

/** What went by unseen, or was played by a bot in one's place. */
function Missed({ liveTable }: { liveTable: LiveTable }) {
  const t = useMessages();
  const missed = useStore(liveTable.playback.missed);
  const played = useStore(liveTable.stoodIn);
  if (missed === null && played === 0) return null;
  const forget = () => {
    liveTable.stoodIn.set(() => 0);
    liveTable.playback.missed.set(() => null);
  };
  const see = () => {
    forget();
    liveTable.recall(played > 0 ? undefined : (missed ?? undefined));
  };
  return (
    <Banner
      action={
        <>
          <Button look="primary" data-frame="missed" onClick={see}>
            {played > 0 ? t.pace.see : t.pace.show}
          </Button>
          <Button look="quiet" onClick={forget}>
            {t.pace.dismiss}
          </Button>
        </>
      }
    >
      {played > 0 ? t.pace.welcomeBack({ count: played }) : t.pace.missed}
    </Banner>
  );
}

/** The host need not wait for somebody who is not there. */
function Gone({ liveTable, players }: { liveTable: LiveTable; players: Player[] }) {
  const t = useMessages();
  const { id, lobby, view } = useStore(liveTable.state);
  const { me } = useStore(sessionStore);
  if (lobby?.status !== "playing" || me?.id !== lobby.host) return null;
  const waited = (view as { deciders?: number[] } | null)?.deciders ?? [];
  return goneOf(players)
    .filter(({ seat }) => waited.includes(seat))
    .map(({ seat, name }) => (
      <Banner
        key={seat}
        action={
          <Button onClick={() => void api.standIn(id, seat, true)}>
            {t.pace.standIn({ name })}
          </Button>
        }
      >
        {t.pace.gone({ name })}
      </Banner>
    ));
}

/** Who sits at the table, is not there, and is played by nobody. */
export function goneOf(players: Player[]): Player[] {
  return players.filter((one) => one.bot === null && !one.connected && !one.away && !one.you);
}
