import { useTeachWords } from "../../hooks/useTeachWords";
import { Link } from "../../store/route";
import { moduleOf } from "../../table/registry";
import style from "./RulesTabs.module.css";

interface Props {
  game: string;
  edition: string;
  here: "how" | "all";
}

/** The two ways to read the rules: what teaches the game, and every rule with its number. */
export function RulesTabs({ game, edition, here }: Props) {
  const words = useTeachWords();
  if (moduleOf(game).loadTeaching === null) return null;
  if (words === null) return <div className={style.ways} />;
  const of = edition === "" ? "" : `edition=${edition}`;
  return (
    <nav className={style.ways} aria-label={words.ways}>
      <Link
        to={`/rules/${game}${of === "" ? "" : `?${of}`}`}
        className={style.way}
        aria-current={here === "how" ? "page" : undefined}
      >
        {words.how}
      </Link>
      <Link
        to={`/rules/${game}?all=1${of === "" ? "" : `&${of}`}`}
        className={style.way}
        aria-current={here === "all" ? "page" : undefined}
      >
        {words.all}
      </Link>
    </nav>
  );
}
