import type { GameDetails } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { editionAbout, editionName } from "../../naming/words";
import { Disclosure } from "../../widgets/Disclosure";
import { RadioGroup } from "../../widgets/RadioGroup";
import { Differs } from "./Differs";
import { type Draft, rulesOf } from "./draft";
import { OptionGroups } from "./OptionGroups";
import style from "./TableOptions.module.css";
import { TableSettings } from "./TableSettings";

export interface TableOptionsProps {
  details: GameDetails;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

/** All that can be agreed about a table but who sits there; each part says how it stands. */
export function TableOptions({ details, draft, onDraft }: TableOptionsProps) {
  const t = useAllMessages();
  const words = t.newTable;
  const changes = Object.keys(draft.changes).length;
  const company = [
    t.pace.paces[draft.pace],
    words.clocks[draft.clock].label,
    draft.public ? words.public : words.link,
  ];
  return (
    <>
      <Disclosure title={words.edition} said={editionName(t, details.name, draft.edition)}>
        <div className={style.editions}>
          <RadioGroup
            legend={words.edition}
            hideLegend
            value={draft.edition}
            options={details.editions.map((name) => ({
              value: name,
              label: editionName(t, details.name, name),
              help: editionAbout(t, details.name, name),
            }))}
            onValue={(name) => onDraft({ ...draft, edition: name, changes: {} })}
          />
        </div>
        <Differs details={details} edition={draft.edition} rules={rulesOf(details, draft)} />
      </Disclosure>
      <Disclosure title={words.time} said={company.join(" · ")}>
        <TableSettings details={details} draft={draft} onDraft={onDraft} />
      </Disclosure>
      <Disclosure
        title={words.options}
        said={changes > 0 ? words.changedCount({ count: changes }) : t.people.asPrinted}
        help={words.optionsHelp}
      >
        <OptionGroups details={details} draft={draft} onDraft={onDraft} />
      </Disclosure>
    </>
  );
}
