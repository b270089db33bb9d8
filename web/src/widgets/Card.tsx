import { type ReactNode, useId } from "react";
import style from "./Card.module.css";
import { classes } from "./classes";

export interface CardProps {
  title?: ReactNode;
  help?: ReactNode;
  /** What can be done with the whole of it, beside the title. */
  action?: ReactNode;
  /** Without a box round it: a line above is enough. */
  plain?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** A part of a screen, with its heading. */
export function Card({ title, help, action, plain, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      className={classes(style.card, plain && style.plain, className)}
      aria-labelledby={title ? id : undefined}
    >
      {title ? (
        <div className={style.head}>
          <h2 id={id} className={style.title}>
            {title}
          </h2>
          {action}
        </div>
      ) : null}
      {help ? <p className={style.help}>{help}</p> : null}
      {children}
    </section>
  );
}
