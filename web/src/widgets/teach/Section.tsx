// One page of what is taught: a heading, a picture, a few sentences, what this edition says, and the
// way to the paragraphs.

import { createContext, type ReactNode, useContext } from "react";
import type { GameDetails } from "../../generated/api";
import type { TeachWords } from "../../hooks/useTeachWords";
import { useAllMessages } from "../../i18n/use";
import { fieldLabel, valueLabel } from "../../naming/words";
import { Link } from "../../store/route";
import type { Fields } from "../../table/fields";
import style from "./Section.module.css";

export interface Taught {
  words: TeachWords;
  details: GameDetails;
  edition: string;
  rules: Fields;
}

const TaughtContext = createContext<Taught | null>(null);
export const TaughtProvider = TaughtContext.Provider;

export function useTaught(): Taught {
  const taught = useContext(TaughtContext);
  if (taught === null) throw new Error("a page of the rules without the rules");
  return taught;
}

interface Props {
  title: string;
  /** The paragraphs that say it exactly. */
  rules: string[];
  /** The options that an edition may set otherwise. */
  fields?: string[];
  picture?: ReactNode;
  /** The picture needs the whole width. */
  broad?: boolean;
  children: ReactNode;
}

export function Section({ title, rules, fields = [], picture, broad, children }: Props) {
  const { words, details } = useTaught();
  return (
    <section className={style.section} data-broad={broad || undefined}>
      <h2 className={style.title}>{title}</h2>
      {picture && <div className={style.picture}>{picture}</div>}
      <div className={style.words}>
        {children}
        <Said fields={fields} />
        <p className={style.rules}>
          {rules.map((number) => (
            <Link
              key={number}
              to={`/rules/${details.name}#${number}`}
              className={style.rule}
              aria-label={words.read({ number })}
            >
              {number}
            </Link>
          ))}
        </p>
      </div>
    </section>
  );
}

/** What the chosen edition says where editions may differ; marked where others say otherwise. */
function Said({ fields }: { fields: string[] }) {
  const t = useAllMessages();
  const { words, details, rules } = useTaught();
  const differing = fields.filter((field) => {
    const values = details.editions.map((one) => details.rulesets[one]?.[field]);
    return new Set(values).size > 1;
  });
  if (differing.length === 0) return null;
  return (
    <dl className={style.said} aria-label={words.inThis}>
      <dt className={style.inThis}>{words.inThis}</dt>
      {differing.map((field) => (
        <dd key={field}>
          {fieldLabel(t, details.name, field)}:{" "}
          <b>{valueLabel(t, details.name, field, rules[field] ?? "")}</b>
        </dd>
      ))}
    </dl>
  );
}
