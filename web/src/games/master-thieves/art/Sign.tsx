import style from "./Sign.module.css";

const LEVELS = [0, 1, 2];

/** A box of three levels. */
export function Sign() {
  return (
    <>
      <rect className={style.cloth} width="64" height="64" rx="14" />
      <ellipse className={style.shade} cx="32" cy="53" rx="23" ry="4.500" />
      {LEVELS.map((level) => {
        const y = 9 * (2 - level);
        return (
          <g key={level}>
            <path className={style.left} d={`M10 ${20 + y} 32 ${29 + y}v8L10 ${28 + y}z`} />
            <path className={style.right} d={`M54 ${20 + y} 32 ${29 + y}v8L54 ${28 + y}z`} />
            <circle className={style.knob} cx="21" cy={28.6 + y} r="1.700" />
            <circle className={style.knob} cx="43" cy={28.6 + y} r="1.700" />
          </g>
        );
      })}
      <path className={style.lid} d="M32 11 54 20 32 29 10 20z" />
      <path className={style.inlay} d="M32 15 44.500 20 32 25 19.500 20z" />
      <path className={style.ruby} d="M32 16.500 37 18.500 32 23.500 27 18.500z" />
    </>
  );
}
