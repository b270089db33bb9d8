import type { ButtonHTMLAttributes } from "react";
import style from "./Button.module.css";
import { classes } from "./classes";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: "primary" | "plain" | "quiet" | "danger";
  big?: boolean;
  /** Something is under way: it says so, and a second press does nothing. */
  busy?: boolean;
}

export function Button({ look = "plain", big, busy, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      className={classes(
        style.button,
        style[look],
        big && style.big,
        busy && style.busy,
        className,
      )}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
