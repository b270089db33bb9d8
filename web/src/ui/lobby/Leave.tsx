import { useState } from "react";
import { useMessages } from "../../i18n/use";
import { go } from "../../store/route";
import { Ask } from "../../widgets/Ask";
import { Button } from "../../widgets/Button";
import type { LobbyDeeds } from "./deeds";
import style from "./Lobby.module.css";
import type { Standing } from "./standing";

export interface LeaveProps {
  standing: Standing;
  deeds: LobbyDeeds;
  run: (what: () => Promise<unknown>) => Promise<boolean>;
}

/** Leave the table; or, as its host, give it up for everybody. */
export function Leave({ standing, deeds, run }: LeaveProps) {
  const t = useMessages();
  const [asked, setAsked] = useState(false);
  const leave = async () => {
    if (await run(deeds.stand)) go("/");
  };
  return (
    <div className={style.deeds}>
      {standing.mine === null ? null : (
        <Button look="quiet" onClick={leave}>
          {t.lobby.leave}
        </Button>
      )}
      {standing.isHost ? (
        <Button look="danger" onClick={() => setAsked(true)}>
          {t.lobby.close}
        </Button>
      ) : null}
      {asked ? (
        <Ask
          title={t.lobby.closeAsk}
          yes={t.lobby.close}
          danger
          onClose={() => setAsked(false)}
          onYes={async () => {
            setAsked(false);
            if (await run(deeds.abandon)) go("/");
          }}
        >
          <p>{t.lobby.closeHelp}</p>
        </Ask>
      ) : null}
    </div>
  );
}
