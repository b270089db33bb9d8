import type { SolverAnswer } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { gameName } from "../../naming/words";
import { Link } from "../../store/route";
import type { PuzzlePart } from "../../table/puzzles";
import button from "../../widgets/Button.module.css";
import { GameSign } from "../../widgets/GameSign";
import { Stars } from "./Stars";
import style from "./TodayCard.module.css";

interface TodayProps {
  solver: SolverAnswer;
  parts: ReadonlyMap<string, PuzzlePart>;
}

/** The puzzle of today, how far one is with it, and one's streak. */
export function TodayCard({ solver, parts }: TodayProps) {
  const t = useAllMessages();
  const { today, streak, longest } = solver;
  const over = today.outcome === "solved" || today.outcome === "failed";
  const said = {
    new: t.puzzles.noStreak,
    begun: t.puzzles.outcome.begun,
    solved: t.puzzles.solvedToday,
    failed: t.puzzles.failedToday,
  }[today.outcome];
  const way = over ? t.puzzles.look : today.outcome === "begun" ? t.puzzles.goOn : t.puzzles.solve;
  return (
    <section className={style.today} aria-labelledby="puzzle-today" data-today={today.outcome}>
      <GameSign game={today.game} size={88} />
      <div className={style.words}>
        <p className={style.small}>
          {t.puzzles.number({ number: today.number })} · {gameName(today.game)}{" "}
          <Stars stars={today.stars} />
        </p>
        <h2 id="puzzle-today" className={style.title}>
          {t.puzzles.today}
        </h2>
        <p className={style.about}>{parts.get(today.game)?.theme(t, today.theme)}</p>
        <p className={style.small}>{said}</p>
      </div>
      <div className={style.streak} data-streak={streak}>
        <span className={style.days} aria-hidden="true">
          {streak > 0 ? "🔥" : "○"} {streak}
        </span>
        {streak > 0 && <span>{t.puzzles.streak({ days: streak })}</span>}
        <span className={style.small}>{t.puzzles.longest({ days: longest })}</span>
      </div>
      <Link
        to="/puzzles/daily"
        className={`${button.button} ${over ? "" : button.primary} ${button.big}`}
        data-daily
      >
        {way}
      </Link>
    </section>
  );
}
