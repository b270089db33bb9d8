import { useAllMessages } from "../../i18n/use";
import style from "./Stars.module.css";

/** How hard a puzzle is, from one to five. */
export function Stars({ stars }: { stars: number }) {
  const t = useAllMessages();
  const said = t.puzzles.stars({ stars });
  return (
    <span role="img" aria-label={said} title={said} className={style.stars}>
      {"★".repeat(stars)}
      <span className={style.rest}>{"★".repeat(5 - stars)}</span>
    </span>
  );
}
