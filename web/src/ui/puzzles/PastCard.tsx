import type { PastAnswer } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { gameName } from "../../naming/words";
import { Link } from "../../store/route";
import type { PuzzlePart } from "../../table/puzzles";
import { Card } from "../../widgets/Card";
import { classes } from "../../widgets/classes";
import style from "./Hub.module.css";
import { Stars } from "./Stars";

interface PastProps {
  past: PastAnswer[];
  parts: ReadonlyMap<string, PuzzlePart>;
}

/** What one has answered last, and what came of it. */
export function PastCard({ past, parts }: PastProps) {
  const t = useAllMessages();
  const marks = { new: "", begun: "…", solved: "✓", failed: "✗" };
  return (
    <Card plain title={t.puzzles.history}>
      {past.length === 0 && <p className={style.facts}>{t.puzzles.noHistory}</p>}
      <ul className={style.past}>
        {past.map((one) => {
          const { game, theme, stars, puzzle, outcome, before, after } = one;
          if (game === null || theme === null || stars === null) return null;
          const moved = before === null || after === null ? 0 : Math.round(after - before);
          return (
            <li key={`${puzzle} ${one.day}`} data-past={outcome}>
              <span
                className={classes(
                  outcome === "solved" && style.solved,
                  outcome === "failed" && style.failed,
                )}
              >
                <span aria-hidden="true">
                  {"✗".repeat(one.missed)}
                  {outcome === "failed" && one.missed > 0 ? "" : marks[outcome]}
                </span>
                <span className="visually-hidden">{t.puzzles.outcome[outcome]}</span>
              </span>
              <span className={style.name}>
                <Link to={`/puzzles/${puzzle}`}>{parts.get(game)?.theme(t, theme) ?? theme}</Link>
              </span>
              <span className={style.facts}>
                {one.day === null ? gameName(game) : `${t.puzzles.today} ${one.day}`}
              </span>
              <Stars stars={stars} />
              <span className={style.moved}>
                {moved > 0 ? `+${moved}` : moved < 0 ? `−${-moved}` : ""}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
