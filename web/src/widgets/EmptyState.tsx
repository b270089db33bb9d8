import type { ReactNode } from "react";
import style from "./EmptyState.module.css";

/** Nothing is there yet: what this place is for, and what to do. */
export function EmptyState({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={style.empty}>
      <svg className={style.picture} viewBox="0 0 64 40" aria-hidden="true">
        <path d="M6 12h52v22H6z" />
        <path d="M6 23h52M32 12v22" />
        <circle cx="19" cy="17.500" r="1.600" />
        <circle cx="45" cy="17.500" r="1.600" />
        <circle cx="19" cy="28.500" r="1.600" />
        <path d="M40 28h14l5 8H35z" />
      </svg>
      <p className={style.title}>{title}</p>
      {children}
    </div>
  );
}
