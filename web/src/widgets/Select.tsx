import { type ReactNode, useId } from "react";
import field from "./Field.module.css";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps {
  label: ReactNode;
  value: string;
  options: SelectOption[];
  onValue: (value: string) => void;
  help?: ReactNode;
  disabled?: boolean;
  /** Where the label would only repeat what stands beside it. */
  hideLabel?: boolean;
}

/** A labelled choice of one out of a list. */
export function Select({ label, value, options, onValue, help, disabled, hideLabel }: SelectProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label className={hideLabel ? "visually-hidden" : field.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={field.input}
        value={value}
        disabled={disabled}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onValue(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      {help ? (
        <p id={`${id}-help`} className={field.help}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
