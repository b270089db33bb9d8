import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import style from "./Field.module.css";

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> {
  label: ReactNode;
  help?: ReactNode;
  /** What is wrong with it; said to screen readers too. */
  problem?: string | null | undefined;
  onValue: (value: string) => void;
}

/** A labelled line to write in. */
export function Field({ label, help, problem, onValue, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={style.input}
        aria-describedby={`${id}-help`}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => onValue(event.target.value)}
      />
      <p id={`${id}-help`} className={problem ? style.problem : style.help}>
        {problem ?? help}
      </p>
    </div>
  );
}
