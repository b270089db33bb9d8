import style from "./BoxPicture.module.css";

const SIDES = ["north", "east", "south", "west"];
const LEVELS = ["top", "middle", "bottom"];

/** The box in lamplight: three levels that turn slowly, and now and then one by itself. */
export function BoxPicture({ label }: { label: string }) {
  return (
    <div className={style.scene} role="img" aria-label={label}>
      <div className={style.lamp} />
      <div className={style.box} aria-hidden="true">
        {LEVELS.map((level) => (
          <div key={level} className={`${style.level} ${style[level]}`}>
            {SIDES.map((side) => (
              <div key={side} className={`${style.side} ${style[side]}`}>
                <div className={style.front} />
              </div>
            ))}
            <div className={style.lid} />
          </div>
        ))}
      </div>
      <svg className={style.gems} viewBox="0 0 200 40" aria-hidden="true">
        <g className={style.ruby} transform="translate(34 22)">
          <path d="M-9-3-4-9h8l5 6-9 12z" fill="var(--ruby)" />
          <path d="M-9-3-4-9h8l5 6z" fill="#fff" opacity="0.300" />
        </g>
        <g className={style.sapphire} transform="translate(62 30) scale(0.800)">
          <path d="M-9-3-4-9h8l5 6-9 12z" fill="var(--sapphire)" />
          <path d="M-9-3-4-9h8l5 6z" fill="#fff" opacity="0.350" />
        </g>
        <g className={style.diamond} transform="translate(160 24) scale(0.900)">
          <path d="M-9-3-4-9h8l5 6-9 12z" fill="var(--diamond)" />
          <path d="M-9-3 0 9 9-3z" fill="#7fa9bd" opacity="0.450" />
        </g>
      </svg>
    </div>
  );
}
