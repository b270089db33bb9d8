import type { ReactNode } from "react";
import { Link } from "../../store/route";
import { Medal } from "../you/Medal";
import style from "./PersonLine.module.css";

export interface PersonLineProps {
  /** Whose profile the name leads to. */
  id?: string;
  name: string;
  /** What is to be known about them here. */
  fact?: ReactNode;
  /** What one can do with them. */
  children?: ReactNode;
}

/** Somebody in a list: who, what about them, and what one can do. */
export function PersonLine({ id, name, fact, children }: PersonLineProps) {
  return (
    <li className={style.line}>
      <span className={style.medal}>
        <Medal name={name} />
      </span>
      <div className={style.words}>
        <p className={style.name}>{id ? <Link to={`/person/${id}`}>{name}</Link> : name}</p>
        {fact ? <p className={style.fact}>{fact}</p> : null}
      </div>
      <div className={style.deeds}>{children}</div>
    </li>
  );
}
