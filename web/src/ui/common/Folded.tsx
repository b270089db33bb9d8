import type { ReactNode } from "react";
import card from "./Card.module.css";
import style from "./Folded.module.css";

export interface FoldedProps {
  title: ReactNode;
  help?: ReactNode;
  children: ReactNode;
}

/** A part of a screen that few need: its heading stands there, the rest opens. */
export function Folded({ title, help, children }: FoldedProps) {
  return (
    <details className={style.folded}>
      <summary className={style.summary}>
        <h2 className={card.title}>{title}</h2>
      </summary>
      <div className={style.body}>
        {help ? <p className={style.help}>{help}</p> : null}
        {children}
      </div>
    </details>
  );
}
