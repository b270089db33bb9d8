import style from "./Sign.module.css";

/** Three cards and a die: some game or other. */
export function Sign() {
  return (
    <>
      <rect className={style.cloth} width="64" height="64" rx="14" />
      <g className={style.card}>
        <rect x="14" y="14" width="20" height="29" rx="3" transform="rotate(-14 24 28)" />
        <rect x="22" y="12" width="20" height="29" rx="3" />
        <rect x="30" y="14" width="20" height="29" rx="3" transform="rotate(14 40 28)" />
      </g>
      <rect className={style.die} x="24" y="36" width="18" height="18" rx="4" />
      <g className={style.pip}>
        <circle cx="28.500" cy="40.500" r="1.800" />
        <circle cx="33" cy="45" r="1.800" />
        <circle cx="37.500" cy="49.500" r="1.800" />
      </g>
    </>
  );
}
