import { useAllMessages } from "../../i18n/use";
import type { Remembered } from "../../table/puzzles";
import style from "./Remembering.module.css";

/** What one remembers of what lies hidden now: where, what, and how one knows. */
export function Remembering({ remembered }: { remembered: Remembered[] }) {
  const t = useAllMessages();
  if (remembered.length === 0) return null;
  return (
    <section className={style.remembering}>
      <h2 className={style.title}>{t.puzzles.remember}</h2>
      <ul className={style.list}>
        {remembered.map(({ where, what, how }) => (
          <li key={where} className={style.one}>
            <span className={style.where}>{where}</span>
            <strong className={style.what}>{what}</strong>
            {how !== "" && <span className={style.how}>{how}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
