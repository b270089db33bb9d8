import { type ReactNode, useId } from "react";
import { classes } from "./classes";
import style from "./RadioGroup.module.css";

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  /** Why it cannot be chosen now. */
  refused?: string | null | undefined;
}

export interface ChoicesProps<Value extends string> {
  legend: ReactNode;
  hideLegend?: boolean;
  help?: ReactNode;
  value: Value;
  options: ChoiceOption<Value>[];
  onValue: (value: Value) => void;
  /** Side by side as long as there is room. */
  inline?: boolean;
}

/** One out of a few, all of them in sight. */
export function RadioGroup<Value extends string>(props: ChoicesProps<Value>) {
  const id = useId();
  return (
    <fieldset className={style.set}>
      <legend className={props.hideLegend ? "visually-hidden" : style.legend}>
        {props.legend}
      </legend>
      {props.help ? <p className={style.help}>{props.help}</p> : null}
      <div className={classes(style.options, props.inline && style.inline)}>
        {props.options.map((option) => {
          const chosen = option.value === props.value;
          const refused = option.refused != null && !chosen;
          return (
            <label
              key={option.value}
              className={classes(style.option, chosen && style.chosen, refused && style.refused)}
            >
              <input
                type="radio"
                name={id}
                className={style.radio}
                value={option.value}
                checked={chosen}
                disabled={refused}
                onChange={() => props.onValue(option.value)}
              />
              <span className={style.words}>
                <span className={style.label}>{option.label}</span>
                {option.help ? <span className={style.small}>{option.help}</span> : null}
                {refused ? <span className={style.reason}>{option.refused}</span> : null}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
