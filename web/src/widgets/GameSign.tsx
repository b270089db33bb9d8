import style from "./GameSign.module.css";

interface Props {
  game: string;
  size: number;
}

/** A game as a small picture: a box of three levels, or a jar with a sapphire. Its name stands beside. */
export function GameSign({ game, size }: Props) {
  return (
    <svg
      className={style.sign}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {game === "forty-thieves" ? <JarSign /> : <BoxSign />}
    </svg>
  );
}

const LEVELS = [0, 1, 2];

function BoxSign() {
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

function JarSign() {
  return (
    <>
      <rect className={style.night} width="64" height="64" rx="14" />
      <circle className={style.glow} cx="46" cy="44" r="15" />
      <path
        className={style.jar}
        d="M20 20h17c0 4 9 9 9 19 0 9-6 15-17.500 15S11 48 11 39c0-10 9-15 9-19z"
      />
      <path
        className={style.rim}
        d="M18 14.500h21a2.500 2.500 0 0 1 0 5.500H18a2.500 2.500 0 0 1 0-5.500z"
      />
      <path
        className={style.band}
        d="M12.200 34c8 4.500 24.500 4.500 32.600 0l1 4.500c-9 5-25.600 5-34.600 0z"
      />
      <path className={style.sapphire} d="M39 38h13l4.500 6L45.500 56 34.500 44z" />
      <path className={style.facet} d="M39 38l6.500 6L52 38M34.500 44h22M45.500 44v12" />
    </>
  );
}
