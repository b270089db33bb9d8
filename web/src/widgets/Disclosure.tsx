import type { ReactNode } from "react";
import card from "./Card.module.css";
import style from "./Disclosure.module.css";

export interface FoldedProps {
  title: ReactNode;
  /** What is inside, in a few words, as long as it is folded. */
  said?: ReactNode;
  help?: ReactNode;
  children: ReactNode;
}

/** A part of a screen that few need: its heading stands there, the rest opens. */
export function Disclosure({ title, said, help, children }: FoldedProps) {
  return (
    <details className={style.folded}>
      <summary className={style.summary}>
        <span className={style.words}>
          <h2 className={card.title}>{title}</h2>
          {said ? <span className={style.said}>{said}</span> : null}
        </span>
      </summary>
      <div className={style.body}>
        {help ? <p className={style.help}>{help}</p> : null}
        {children}
      </div>
    </details>
  );
}
