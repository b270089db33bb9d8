import { useFirstWords } from "../i18n/use";
import style from "./Skeleton.module.css";

/** Something is on its way: said, and drawn as lines of about its shape. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const t = useFirstWords();
  const shape = Array.from({ length: lines }, (_, line) => `line-${line}`);
  return (
    <div className={style.skeleton} role="status">
      <span className="visually-hidden">{t.common.loading}</span>
      {shape.map((line) => (
        <span key={line} className={style.line} />
      ))}
    </div>
  );
}
