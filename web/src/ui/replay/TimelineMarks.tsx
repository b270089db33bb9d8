import style from "./TimelineMarks.module.css";

export interface Mark {
  at: number;
  /** From 0 to 1: how much it weighs. */
  weight: number;
}

/** Where something is to be seen on the bar; the list beside it says what. */
export function TimelineMarks({ marks, last }: { marks: Mark[]; last: number }) {
  if (last === 0) return null;
  return (
    <span className={style.marks} aria-hidden="true">
      {marks.map(({ at, weight }) => (
        <span
          key={at}
          className={style.mark}
          data-mark={at}
          style={{
            left: `${(100 * at) / last}%`,
            height: `${Math.min(100, 40 + 240 * weight)}%`,
          }}
        />
      ))}
    </span>
  );
}
