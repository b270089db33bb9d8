import { useAllMessages } from "../../../i18n/use";
import { editionAbout, editionName, fieldLabel, valueLabel } from "../../../naming/words";
import { Section, useTaught } from "../../../widgets/teach/Section";
import { differences } from "../../new/differences";
import style from "./Edition.module.css";

/** What is special about the chosen edition, held against the usual one. */
export function Edition() {
  const t = useAllMessages();
  const { words, details, edition, rules } = useTaught();
  const usual = details.default_edition;
  const other = details.rulesets[usual] ?? {};
  const name = editionName(t, details.name, edition);
  const found = differences(details.fields, rules, other).filter(({ field }) => field !== "name");
  const numbers = found.flatMap(({ field }) => {
    const choice = details.fields.find((one) => one.name === field);
    return choice?.paragraphs.slice(0, 1) ?? [];
  });
  return (
    <Section title={words.special({ edition: name })} rules={[...new Set(numbers)]} broad>
      <p>{editionAbout(t, details.name, edition) ?? ""}</p>
      {found.length === 0 ? (
        <p>{words.usual}</p>
      ) : (
        <>
          <p>{words.differs({ edition: editionName(t, details.name, usual) })}</p>
          <table className={style.table}>
            <thead>
              <tr>
                <td />
                <th scope="col">{name}</th>
                <th scope="col">{editionName(t, details.name, usual)}</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ field, left, right }) => (
                <tr key={field}>
                  <th scope="row">{fieldLabel(t, details.name, field)}</th>
                  <td>{valueLabel(t, details.name, field, left)}</td>
                  <td>{valueLabel(t, details.name, field, right)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Section>
  );
}
