import { memo } from "react";
import type { GameDetails } from "../../generated/api";
import { type AllWords, useAllMessages } from "../../i18n/use";
import { entry } from "../../naming/entry";
import { editionName, fieldLabel, optionWords, valueLabel } from "../../naming/words";
import { Link } from "../../store/route";
import type { Fields } from "../../table/fields";
import { classes } from "../../widgets/classes";
import { Markdown } from "./Markdown";
import style from "./Paragraph.module.css";
import type { Read } from "./reading";

export interface ParagraphProps {
  paragraph: Read;
  details: GameDetails;
  edition: string;
  chosen: Fields;
  /** The one that the address names. */
  pointed: boolean;
}

/** A numbered paragraph; what holds otherwise under the chosen rules is marked. */
export const Paragraph = memo(function Paragraph(props: ParagraphProps) {
  const { paragraph, details, edition, chosen, pointed } = props;
  const t = useAllMessages();
  const { number, differs } = paragraph;
  return (
    <article
      id={number}
      tabIndex={-1}
      aria-labelledby={`${number}-title`}
      className={classes(
        style.paragraph,
        differs.length > 0 && style.differs,
        pointed && style.pointed,
      )}
    >
      <h3 id={`${number}-title`} className={style.title}>
        <Link
          to={`#${number}`}
          className={style.number ?? ""}
          aria-label={t.rules.anchor({ number })}
        >
          {number}
        </Link>{" "}
        {paragraph.title}
        {differs.length > 0 ? <span className={style.mark}>{t.rules.differs}</span> : null}
      </h3>
      <Markdown
        blocks={paragraph.blocks}
        terms={(code) => termOf(t, details.name, code, paragraph)}
      />
      {paragraph.fields.length > 0 ? (
        <Editions fields={paragraph.fields} details={details} edition={edition} chosen={chosen} />
      ) : null}
    </article>
  );
});

/** Options, their values and editions are spoken of by name, not by the words of the program. */
function termOf(t: AllWords, game: string, code: string, { fields, codes }: Read): string | null {
  const options = optionWords(t, game);
  if (Object.hasOwn(options?.fields ?? {}, code)) {
    return t.rules.quoted({ words: fieldLabel(t, game, code) });
  }
  if (Object.hasOwn(options?.editions ?? {}, code)) return editionName(t, game, code);
  const named = entry(t.rules.names, code);
  if (named !== undefined) return t.rules.quoted({ words: named });
  const values = options?.values ?? {};
  for (const field of [...fields, ...codes]) {
    const found = entry(entry(values, field) ?? {}, code);
    if (found !== undefined) return found;
  }
  const meant = new Set(Object.values(values).flatMap((labels) => entry(labels, code) ?? []));
  const [only, ...others] = meant;
  if (only !== undefined && others.length === 0) return only;
  if (fields.length > 0 && code === "true") return t.common.on;
  if (fields.length > 0 && code === "false") return t.common.off;
  return null;
}

interface EditionsProps {
  fields: string[];
  details: GameDetails;
  edition: string;
  chosen: Fields;
}

/** What each edition says about the options of a paragraph, the chosen one first. */
function Editions({ fields, details, edition, chosen }: EditionsProps) {
  const t = useAllMessages();
  return (
    <ul className={style.fields} aria-label={t.rules.editionsTable}>
      {fields.map((field) => (
        <li key={field} className={style.field}>
          <p className={style.here}>
            <span className={style.label}>{fieldLabel(t, details.name, field)}</span>{" "}
            <strong>{valueLabel(t, details.name, field, chosen[field] ?? "")}</strong>
          </p>
          <p className={style.others}>
            {details.editions
              .filter((one) => one !== edition)
              .map((one) =>
                t.rules.otherwise({
                  edition: editionName(t, details.name, one),
                  value: valueLabel(t, details.name, field, details.rulesets[one]?.[field] ?? ""),
                }),
              )
              .join(" · ")}
          </p>
        </li>
      ))}
    </ul>
  );
}
