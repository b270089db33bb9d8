// Which options of the rules a position goes by: those that its text names beside the edition.

import type { GameDetails } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import type { Fields } from "../../table/fields";
import {
  readPositionText,
  readRulesText,
  readValue,
  writeRulesText,
} from "../../table/positionText";
import { Disclosure } from "../../widgets/Disclosure";
import { freshDraft } from "../new/draft";
import { OptionGroups } from "../new/OptionGroups";

interface VariantsProps {
  details: GameDetails;
  text: string;
  /** The rules as a position says them. */
  onRules: (rules: string) => void;
}

export function Variants({ details, text, onRules }: VariantsProps) {
  const t = useAllMessages();
  const { rules, players } = readPositionText(text);
  const { edition, changes: written } = readRulesText(rules);
  const known = details.fields.filter(({ name }) => name in written);
  const changes: Fields = Object.fromEntries(
    known.map(({ name, default: usual }) => [name, readValue(written[name] ?? "", usual)]),
  );
  const draft = {
    ...freshDraft(details, edition),
    changes,
    seats: Array.from({ length: players }, () => null),
  };
  return (
    <Disclosure
      title={t.newTable.options}
      said={
        known.length > 0 ? t.newTable.changedCount({ count: known.length }) : t.people.asPrinted
      }
    >
      <OptionGroups
        details={details}
        draft={draft}
        onDraft={(changed) => onRules(writeRulesText(draft.edition, changed.changes))}
      />
    </Disclosure>
  );
}
