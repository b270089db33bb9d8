import type { TableAnswer } from "../generated/api";
import { useAsyncAction } from "../hooks/useAsyncAction";
import { useAllMessages } from "../i18n/use";
import * as api from "../net/api";
import { Link } from "../store/route";
import { sessionStore } from "../store/session";
import { useStore } from "../store/store";
import { Button } from "../widgets/Button";
import button from "../widgets/Button.module.css";
import { Problem } from "../widgets/Problem";
import { Unshown } from "./Unshown";

/** A game that was begun under other rules: its host can break it off; then it can be read. */
export function OlderRules({ lobby }: { lobby: TableAnswer }) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const { me } = useStore(sessionStore);
  if (lobby.status === "playing") {
    return (
      <Unshown title={t.table.olderTitle} text={t.errors.olderRunning}>
        {me?.id === lobby.host ? (
          <Button busy={action.busy} onClick={() => action.run(() => api.abandon(lobby.id))}>
            {t.table.abandon}
          </Button>
        ) : null}
        <Problem problem={action.problem} />
      </Unshown>
    );
  }
  return (
    <Unshown title={t.table.olderTitle} text={t.table.olderText}>
      {lobby.status === "over" && (
        <Link className={button.button} to={`/replay/${lobby.id}`}>
          {t.end.replay}
        </Link>
      )}
      <a className={button.button} href={api.recordLink(lobby.id, "text")} download>
        {t.end.text}
      </a>
      <a className={button.button} href={api.recordLink(lobby.id, "json")} download>
        {t.end.json}
      </a>
    </Unshown>
  );
}
