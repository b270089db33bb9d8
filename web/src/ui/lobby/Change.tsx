import { useState } from "react";
import type { GameDetails, TableAnswer } from "../../generated/api";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import { Button } from "../../widgets/Button";
import { Problem } from "../../widgets/Problem";
import { say } from "../../widgets/toastStore";
import { changeOf, type Draft, draftOf } from "../new/draft";
import { TableOptions } from "../new/TableOptions";
import { useProblem } from "../new/useProblem";
import style from "./Change.module.css";
import type { LobbyActions } from "./lobbyActions";

export interface ChangeProps {
  lobby: TableAnswer;
  details: GameDetails;
  actions: LobbyActions;
}

/** What the host may still agree otherwise; nothing holds before it is said. */
export default function Change({ lobby, details, actions }: ChangeProps) {
  const t = useAllMessages();
  const words = t.people.change;
  const action = useAsyncAction();
  const stands = draftOf(details, lobby);
  const [thought, setThought] = useState<Draft | null>(null);
  // Who sits where is decided at the seats, also meanwhile.
  const draft = { ...(thought ?? stands), seats: stands.seats, companions: stands.companions };
  const change = changeOf(stands, draft);
  const changed = Object.keys(change).length > 0;
  const problem = useProblem(details, draft);
  const save = async () => {
    if (!(await action.run(() => actions.change(change)))) return;
    setThought(null);
    say(words.saved);
  };
  return (
    <section className={style.change} aria-labelledby="change-title" data-change>
      <h2 id="change-title" className={style.title}>
        {words.title}
      </h2>
      <p className={style.help}>{words.help}</p>
      <TableOptions details={details} draft={draft} onDraft={setThought} />
      {changed || action.problem !== null ? (
        <div className={style.foot}>
          <Problem problem={action.problem ?? problem} />
          <div className={style.deeds}>
            <Button onClick={() => setThought(null)}>{words.discard}</Button>
            <Button
              look="primary"
              busy={action.busy}
              disabled={!changed || problem !== null}
              onClick={save}
            >
              {words.save}
            </Button>
          </div>
        </div>
      ) : null}
    </section>
  );
}
