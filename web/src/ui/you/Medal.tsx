import style from "./Medal.module.css";

/** Somebody without a picture: the first letter of the name, in brass. */
export function Medal({ name }: { name: string }) {
  return (
    <svg className={style.medal} viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
      <circle className={style.cloth} cx="36" cy="36" r="35" />
      <circle className={style.ring} cx="36" cy="36" r="31" />
      <text className={style.letter} x="36" y="37" textAnchor="middle" dominantBaseline="central">
        {[...name][0]?.toUpperCase()}
      </text>
    </svg>
  );
}
