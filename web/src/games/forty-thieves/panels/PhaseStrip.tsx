import type { ReactNode } from "react";
import { helpOn } from "../../../hooks/help";
import { whoSits } from "../../../i18n/who";
import { classes } from "../../../widgets/classes";
import { useTable } from "../board/context";
import { phaseOf } from "../model/notation";
import style from "./PhaseStrip.module.css";

const PHASES = ["hand", "glimpse", "action", "steal"] as const;

/** The four phases of the turn, and which of them it is; beside them what the table offers. */
export function PhaseStrip({ children }: { children: ReactNode }) {
  const { t, view, names, players } = useTable();
  const you = players.find((player) => player.you)?.seat ?? null;
  const now = phaseOf(view);
  const steps = [t.phases.hand, t.phases.glimpse, t.phases.action, t.phases.steal];
  const over = view.phase === "over";
  return (
    <div className={style.strip}>
      <div className={style.head}>
        <p className={style.turn}>
          {t.phases.turn({ turn: view.turn, who: whoSits(view.active, names, you) })}
        </p>
        <span className={style.tools}>{children}</span>
      </div>
      <ol className={style.phases} aria-label={t.phases.title}>
        {steps.map((step, index) => (
          <li
            key={step}
            {...helpOn(`phase:${PHASES[index] ?? "hand"}`)}
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
