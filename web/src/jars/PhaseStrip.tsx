import type { ReactNode } from "react";
import { classes } from "../ui/common/classes";
import { useTable } from "./context";
import { phaseOf } from "./notation";
import style from "./PhaseStrip.module.css";

/** The four phases of the turn, and which of them it is; beside them what the table offers. */
export function PhaseStrip({ children }: { children: ReactNode }) {
  const { t, view, names } = useTable();
  const now = phaseOf(view);
  const steps = [t.phases.hand, t.phases.glimpse, t.phases.action, t.phases.steal];
  const over = view.phase === "over";
  return (
    <div className={style.strip}>
      <div className={style.head}>
        <p className={style.turn}>
          {t.phases.turn({ turn: view.turn, name: names[view.active] ?? "" })}
        </p>
        <span className={style.tools}>{children}</span>
      </div>
      <ol className={style.phases} aria-label={t.phases.title}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={classes(
              style.phase,
              !over && index === now && style.now,
              (over || index < now) && style.done,
            )}
            aria-current={!over && index === now ? "step" : undefined}
          >
            <span aria-hidden="true" className={style.number}>
              {over || index < now ? "✓" : index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
