import { useState } from "react";
import type { GameDetails } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { editionName, fieldLabel, valueLabel } from "../../naming/words";
import type { Fields } from "../../table/fields";
import { Select } from "../../widgets/Select";
import style from "./Differs.module.css";
import { differences } from "./differences";

export interface DiffersProps {
  details: GameDetails;
  edition: string;
  /** The rules as they are chosen, changes and all. */
  rules: Fields;
}

/** What is chosen, held against an edition: every option in which the two differ. */
export function Differs({ details, edition, rules }: DiffersProps) {
  const t = useAllMessages();
  const usual =
    edition === details.default_edition ? otherThan(details, edition) : details.default_edition;
  const [picked, setPicked] = useState<string | null>(null);
  const other = picked ?? usual;
  const found = differences(details.fields, rules, details.rulesets[other] ?? {});
  return (
    <details className={style.differs}>
      <summary className={style.summary}>{t.newTable.differs}</summary>
      <div className={style.body}>
        <p className={style.help}>{t.newTable.differsHelp}</p>
        <Select
          label={t.newTable.compareWith}
          value={other}
          options={details.editions.map((one) => ({
            value: one,
            label: editionName(t, details.name, one),
          }))}
          onValue={setPicked}
        />
        {found.length === 0 ? (
          <p>{t.newTable.noDifference}</p>
        ) : (
          <div className={style.scroll}>
            <table className={style.table}>
              <thead>
                <tr>
                  <th scope="col">{t.rules.field}</th>
                  <th scope="col">
                    {editionName(t, details.name, edition)} ({t.newTable.chosen})
                  </th>
                  <th scope="col">{editionName(t, details.name, other)}</th>
                </tr>
              </thead>
              <tbody>
                {found.map(({ field, left, right }) => (
                  <tr key={field}>
                    <th scope="row">{fieldLabel(t, details.name, field)}</th>
                    <td className={style.mine}>{valueLabel(t, details.name, field, left)}</td>
                    <td>{valueLabel(t, details.name, field, right)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </details>
  );
}

function otherThan(details: GameDetails, edition: string): string {
  return details.editions.find((one) => one !== edition) ?? edition;
}
