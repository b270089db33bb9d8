import type { ReactNode } from "react";
import type { TableAnswer } from "../../generated/api";
import { useFirstWords } from "../../i18n/use";
import { nameWith } from "../../naming/words";
import { Link } from "../../store/route";
import button from "../../widgets/Button.module.css";
import { classes } from "../../widgets/classes";
import { GameSign } from "../../widgets/GameSign";
import { SeatSign } from "../../widgets/SeatSign";
import style from "./TableLine.module.css";

export interface TableLineProps {
  table: TableAnswer;
  title: ReactNode;
  facts: (string | null)[];
  to: string;
  action: string;
  /** What the link says to those who hear it without the line around it. */
  actionLabel: string;
  primary?: boolean;
}

/** A table in a list: what, who, and the one thing to do with it. */
export function TableLine(props: TableLineProps) {
  const t = useFirstWords();
  const known = props.facts.filter((fact) => fact !== null && fact !== "");
  return (
    <li className={style.line}>
      <GameSign game={props.table.game} size={48} />
      <div className={style.words}>
        <p className={style.title}>{props.title}</p>
        <p className={style.facts}>{known.join(" · ")}</p>
        <span className={style.signs} role="img" aria-label={seatsWords(t, props.table)}>
          {props.table.seats.map((seat, number) =>
            seat.person === null && seat.bot === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
              <span key={number} className={style.free} />
            ) : (
              <SeatSign key={seat.colour} colour={seat.colour} size={22} />
            ),
          )}
        </span>
      </div>
      <Link
        to={props.to}
        className={classes(button.button, props.primary && button.primary)}
        aria-label={nameWith(props.action, props.actionLabel)}
      >
        {props.action}
      </Link>
    </li>
  );
}

function seatsWords(t: ReturnType<typeof useFirstWords>, table: TableAnswer): string {
  const taken = table.seats.filter((seat) => seat.person !== null || seat.bot !== null).length;
  return t.home.seats({ taken, all: table.seats.length });
}
