import type { Choice } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import {
  fieldHelp,
  fieldLabel,
  nameWith,
  type RefusalInfo,
  refusalWords,
  ruleLink,
  valueLabel,
} from "../../naming/words";
import { Link } from "../../store/route";
import type { Plain } from "../../table/fields";
import { classes } from "../../widgets/classes";
import { Field } from "../../widgets/Field";
import { RadioGroup } from "../../widgets/RadioGroup";
import { Switch } from "../../widgets/Switch";
import style from "./Option.module.css";

export interface OptionProps {
  game: string;
  choice: Choice;
  value: Plain;
  /** What the edition says; where the two differ, the option is marked. */
  printed: Plain;
  refused: Record<string, RefusalInfo>;
  onValue: (value: Plain) => void;
}

/** One option of the rules: what it does, what it can be, and what it cannot be now. */
export function Option({ game, choice, value, printed, refused, onValue }: OptionProps) {
  const t = useAllMessages();
  const label = fieldLabel(t, game, choice.name);
  const changed = value !== printed;
  return (
    <div className={classes(style.option, changed && style.changed)}>
      <Control
        game={game}
        choice={choice}
        value={value}
        refused={refused}
        onValue={onValue}
        label={label}
      />
      <p className={style.foot}>
        {choice.paragraphs.map((rule) => (
          <Link key={rule} to={ruleLink(rule, game)} target="_blank" className={style.rule ?? ""}>
            {t.newTable.rule({ rule })}
          </Link>
        ))}
        {changed ? (
          <>
            <span className={style.mark}>{t.newTable.changedHere}</span>
            <button
              type="button"
              className={style.reset}
              aria-label={nameWith(t.newTable.reset, t.newTable.resetOne({ option: label }))}
              onClick={() => onValue(printed)}
            >
              {t.newTable.reset}
            </button>
          </>
        ) : null}
      </p>
    </div>
  );
}

type ControlProps = Omit<OptionProps, "printed"> & { label: string };

function Control({ game, choice, value, refused, onValue, label }: ControlProps) {
  const t = useAllMessages();
  const help = fieldHelp(t, game, choice.name);
  const why = (other: Plain): string | null => {
    const problem = refused[`${choice.name}=${other}`];
    return problem === undefined ? null : refusalWords(t, problem);
  };
  if (typeof value === "boolean") {
    const reason = why(!value);
    const said = reason === null ? help : `${help} ${reason}`;
    return (
      <Switch
        label={label}
        help={said}
        checked={value}
        disabled={reason !== null}
        onValue={onValue}
      />
    );
  }
  if (choice.allowed !== null) {
    return (
      <RadioGroup
        legend={label}
        help={help}
        inline
        value={String(value)}
        options={choice.allowed.map((one) => ({
          value: String(one),
          label: valueLabel(t, game, choice.name, one),
          refused: why(one),
        }))}
        onValue={onValue}
      />
    );
  }
  const [least, most] = [choice.least ?? 0, choice.most ?? 0];
  const whole = most > 1;
  return (
    <Field
      label={label}
      help={`${help} ${t.newTable.range({ least, most })}`}
      type="number"
      inputMode={whole ? "numeric" : "decimal"}
      min={least}
      max={most}
      step={whole ? 1 : 0.05}
      value={String(value)}
      onValue={(typed) => {
        const number = Number(typed);
        if (typed !== "" && Number.isFinite(number))
          onValue(Math.min(most, Math.max(least, number)));
      }}
    />
  );
}
