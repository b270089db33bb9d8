import style from "./Drapes.module.css";

const RINGS = 14;

/** A brass rod with rings, and two drapes of velvet that meet in the middle. */
export function Drapes() {
  return (
    <div className={style.stage} aria-hidden="true">
      <div className={style.left} />
      <div className={style.right} />
      <div className={style.rod}>
        {Array.from({ length: RINGS }, (_, ring) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rings do not change places
          <span key={ring} className={style.ring} />
        ))}
      </div>
    </div>
  );
}
