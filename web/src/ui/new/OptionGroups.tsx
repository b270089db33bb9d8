import { useMemo, useState } from "react";
import type { Choice, GameDetails } from "../../generated/api";
import { type AllWords, useAllMessages } from "../../i18n/use";
import { fieldHelp, fieldLabel, groupName, valueLabel } from "../../naming/words";
import type { Plain } from "../../table/fields";
import { Button } from "../../widgets/Button";
import { Field } from "../../widgets/Field";
import { grouped, hasWords, withChange } from "./differences";
import { type Draft, rulesOf } from "./draft";
import { Option } from "./Option";
import style from "./OptionGroups.module.css";
import { useRefused } from "./useRefused";

export interface OptionGroupsProps {
  details: GameDetails;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

/** Every option of the game, in groups that open, with a search over all their words. */
export function OptionGroups({ details, draft, onDraft }: OptionGroupsProps) {
  const t = useAllMessages();
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState<string[]>([]);
  const searching = typed.trim() !== "";
  const found = useMemo(
    () => details.fields.filter((choice) => hasWords(wordsOf(t, details.name, choice), typed)),
    [details, t, typed],
  );
  const groups = grouped(details.name, searching ? found : details.fields);
  const inSight = groups.flatMap(([group, fields]) =>
    searching || open.includes(group) ? fields : [],
  );
  const base = details.rulesets[draft.edition] ?? {};
  const rules = rulesOf(details, draft);
  const refused = useRefused(
    {
      game: draft.game,
      edition: draft.edition,
      base,
      changes: draft.changes,
      seats: draft.seats.length,
    },
    inSight,
  );
  const set = (field: string, value: Plain) =>
    onDraft({ ...draft, changes: withChange(base, draft.changes, field, value) });
  const count = Object.keys(draft.changes).length;
  return (
    <>
      <div className={style.bar}>
        <Field label={t.newTable.search} type="search" value={typed} onValue={setTyped} />
        {count > 0 ? (
          <p className={style.changes}>
            {t.newTable.changedCount({ count })}
            <Button onClick={() => onDraft({ ...draft, changes: {} })}>{t.newTable.reset}</Button>
          </p>
        ) : null}
      </div>
      <p role="status" className={style.found}>
        {searching
          ? found.length === 0
            ? t.newTable.none
            : t.newTable.found({ count: found.length })
          : ""}
      </p>
      {groups.map(([group, fields]) => (
        <details
          key={group}
          className={style.group}
          open={searching || open.includes(group)}
          onToggle={(event) => {
            if (searching) return;
            const isOpen = event.currentTarget.open;
            setOpen((now) => [...now.filter((one) => one !== group), ...(isOpen ? [group] : [])]);
          }}
        >
          <summary className={style.summary}>
            {groupName(t, details.name, group)}
            <span className={style.count}>
              {fields.some(({ name }) => name in draft.changes)
                ? t.newTable.changedHere
                : fields.length}
            </span>
          </summary>
          {fields.map((choice) => (
            <Option
              key={choice.name}
              game={details.name}
              choice={choice}
              value={rules[choice.name] ?? choice.default}
              printed={base[choice.name] ?? choice.default}
              refused={refused}
              onValue={(value) => set(choice.name, value)}
            />
          ))}
        </details>
      ))}
    </>
  );
}

function wordsOf(t: AllWords, game: string, choice: Choice): string {
  const values = (choice.allowed ?? []).map((value) => valueLabel(t, game, choice.name, value));
  return [
    choice.name,
    fieldLabel(t, game, choice.name),
    fieldHelp(t, game, choice.name),
    ...choice.paragraphs,
    ...values,
  ].join(" ");
}
