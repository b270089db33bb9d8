import { type FormEvent, useState } from "react";
import type { TableAnswer } from "../../generated/api";
import { useFirstWords } from "../../i18n/use";
import { gameName } from "../../naming/words";
import { go } from "../../store/route";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { Field } from "../../widgets/Field";
import { othersAt, replayOf, tableIdIn } from "./finding";
import list from "./List.module.css";
import { TableLine } from "./TableLine";

/** See a game again: one of mine, or one by its address. */
export function Replays({ tables, me }: { tables: TableAnswer[]; me: string | null }) {
  const t = useFirstWords();
  const [typed, setTyped] = useState("");
  const [bad, setBad] = useState(false);
  function watch(event: FormEvent): void {
    event.preventDefault();
    const id = tableIdIn(typed);
    setBad(id === null);
    if (id !== null) go(`/replay/${id}`);
  }
  return (
    <Card plain title={t.home.replay} help={t.home.replayHelp}>
      <form className={list.form} onSubmit={watch}>
        <Field
          label={t.home.replayId}
          value={typed}
          onValue={setTyped}
          problem={bad ? t.home.replayBad : null}
          required
        />
        <Button type="submit">{t.home.replayGo}</Button>
      </form>
      {tables.length === 0 ? <p className={list.quiet}>{t.home.replayNone}</p> : null}
      <ul className={list.list}>
        {tables.map((table) => {
          const game = gameName(table.game);
          const others = t.common.list({ parts: othersAt(t, table, me) });
          return (
            <TableLine
              key={table.id}
              table={table}
              title={game}
              facts={[others]}
              to={replayOf(table, me)}
              action={t.home.replayGo}
              actionLabel={t.home.replayOf({ game, others })}
            />
          );
        })}
      </ul>
    </Card>
  );
}
