import { useQuery } from "../../hooks/useQuery";
import { useFirstWords } from "../../i18n/use";
import * as api from "../../net/api";
import { Link } from "../../store/route";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { GameSign } from "../../widgets/GameSign";
import style from "./PuzzleCard.module.css";

interface PuzzleCardProps {
  me: string | null;
  /** Without a net there is only the way to it: the engine is begun by who goes there. */
  alone: boolean;
}

/** The puzzle of the day: whether one has solved it, and one's streak. */
export function PuzzleCard({ me, alone }: PuzzleCardProps) {
  const t = useFirstWords();
  // Where it cannot be asked, the way to it is there all the same.
  const { value } = useQuery(
    async () => (me === null || alone ? null : await api.fetchPuzzles()),
    [me, alone],
  );
  const today = value?.today;
  const over = today?.outcome === "solved" || today?.outcome === "failed";
  const stars = today?.stars ?? 0;
  return (
    <Card
      plain
      title={t.home.puzzle}
      help={t.home.puzzleHelp}
      action={<Link to="/puzzles">{t.common.puzzles}</Link>}
    >
      <div className={style.today} data-puzzle-card={today?.outcome ?? ""}>
        {today && <GameSign game={today.game} size={48} />}
        <p className={style.facts} hidden={alone}>
          <span aria-hidden="true" className={style.stars}>
            {"★".repeat(stars)}
          </span>
          {today?.outcome === "solved" && <span>✓ {t.home.puzzleSolved}</span>}
          {today?.outcome === "failed" && <span>{t.home.puzzleFailed}</span>}
          {value !== null && value.streak > 0 && (
            <span>🔥 {t.home.puzzleStreak({ days: value.streak })}</span>
          )}
        </p>
        <Link
          to={over ? "/puzzles" : "/puzzles/daily"}
          className={`${button.button} ${over ? "" : button.primary}`}
        >
          {over ? t.common.puzzles : t.home.puzzleSolve}
        </Link>
      </div>
    </Card>
  );
}
