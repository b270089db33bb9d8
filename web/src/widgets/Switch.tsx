import { type ReactNode, useId } from "react";
import style from "./Switch.module.css";

export interface SwitchProps {
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  onValue: (checked: boolean) => void;
  disabled?: boolean;
}

/** On or off, at once. */
export function Switch({ label, help, checked, onValue, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className={style.row}>
      <div className={style.words}>
        <label htmlFor={id} className={style.label}>
          {label}
        </label>
        {help ? (
          <p id={`${id}-help`} className={style.help}>
            {help}
          </p>
        ) : null}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={style.input}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onValue(event.target.checked)}
      />
    </div>
  );
}
