import { useState } from "react";
import { useAllMessages } from "../../i18n/use";
import { go } from "../../store/route";
import { Button } from "../../widgets/Button";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";
import style from "./LobbyPanel.module.css";
import type { LobbyActions } from "./lobbyActions";
import type { LobbyStanding } from "./standing";

export interface LeaveProps {
  standing: LobbyStanding;
  actions: LobbyActions;
  run: (what: () => Promise<unknown>) => Promise<boolean>;
}

/** Leave the table; or, as its host, give it up for everybody. */
export function Leave({ standing, actions, run }: LeaveProps) {
  const t = useAllMessages();
  const [asked, setAsked] = useState(false);
  const leave = async () => {
    if (await run(actions.stand)) go("/");
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
        <ConfirmDialog
          title={t.lobby.closeAsk}
          yes={t.lobby.close}
          danger
          onClose={() => setAsked(false)}
          onYes={async () => {
            setAsked(false);
            if (await run(actions.abandon)) go("/");
          }}
        >
          <p>{t.lobby.closeHelp}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
