import type { ReactNode } from "react";
import style from "./Banner.module.css";
import { classes } from "./classes";

export interface BannerProps {
  /** `problem` is said at once by screen readers; the others when there is time. */
  kind?: "note" | "good" | "problem";
  children: ReactNode;
  action?: ReactNode;
}

/** A line across the page: what has happened, and what can be done. */
export function Banner({ kind = "note", children, action }: BannerProps) {
  const sign = { note: "i", good: "✓", problem: "!" }[kind];
  return (
    <div
      className={classes(style.banner, style[kind])}
      role={kind === "problem" ? "alert" : "status"}
    >
      <span className={style.sign} aria-hidden="true">
        {sign}
      </span>
      <div className={style.words}>{children}</div>
      {action}
    </div>
  );
}
