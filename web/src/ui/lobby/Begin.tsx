import type { ReactNode } from "react";
import type { TableAnswer } from "../../generated/api";
import { type AllWords, useAllMessages } from "../../i18n/use";
import { Button } from "../../widgets/Button";
import style from "./LobbyPanel.module.css";
import type { LobbyActions } from "./lobbyActions";
import type { LobbyStanding } from "./standing";

export interface BeginProps {
  lobby: TableAnswer;
  standing: LobbyStanding;
  actions: LobbyActions;
  run: (what: () => Promise<unknown>) => Promise<boolean>;
  busy: boolean;
  /** What stands before the actions. */
  children?: ReactNode;
}

/** Ready, start, and what is still missing. */
export function Begin({ lobby, standing, actions, run, busy, children }: BeginProps) {
  const t = useAllMessages();
  const { mine } = standing;
  const ready = mine !== null && lobby.seats[mine]?.ready === true;
  return (
    <div className={style.begin}>
      <p role="status" className={style.why}>
        {whatIsMissing(t, standing)}
      </p>
      <div className={style.deeds}>
        {children}
        {mine === null ? null : (
          <Button
            look={ready ? "plain" : "primary"}
            big
            busy={busy}
            aria-pressed={ready}
            onClick={() => run(() => actions.ready(!ready))}
          >
            {ready ? t.lobby.beNotReady : t.lobby.beReady}
          </Button>
        )}
        {standing.isHost ? (
          <Button
            look="primary"
            big
            busy={busy}
            disabled={!standing.canStart}
            onClick={() => run(actions.start)}
          >
            {t.lobby.start}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function whatIsMissing(t: AllWords, standing: LobbyStanding): string {
  const words = t.lobby.startWhen;
  if (standing.free.length > 0) return words.free({ count: standing.free.length });
  if (standing.unready.length > 0) {
    return words.notReady({ names: t.common.list({ parts: standing.unready }) });
  }
  return standing.isHost ? words.now : words.host({ name: standing.host });
}
