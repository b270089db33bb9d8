import { useState } from "react";
import type { SolverAnswer } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { gameName } from "../../naming/words";
import { Link } from "../../store/route";
import type { PuzzlePart } from "../../table/puzzles";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { Select } from "../../widgets/Select";
import style from "./Hub.module.css";

interface EndlessProps {
  solver: SolverAnswer;
  parts: ReadonlyMap<string, PuzzlePart>;
}

/** One after the other: one's rating, and of which game and theme they are to be. */
export function EndlessCard({ solver, parts }: EndlessProps) {
  const t = useAllMessages();
  const [chosen, setChosen] = useState("");
  const shown = solver.themes.filter((one) => parts.has(one.game));
  const games = [...new Set(shown.map((one) => one.game))];
  const options = [
    { value: "", label: t.puzzles.anyTheme },
    ...games.flatMap((game) => [
      { value: `game=${game}`, label: gameName(game) },
      ...shown
        .filter((one) => one.game === game)
        .map(({ theme, had, puzzles: all }) => ({
          value: `game=${game}&theme=${theme}`,
          label: `\u2003${t.puzzles.themeOf({ theme: parts.get(game)?.theme(t, theme) ?? theme, had, all })}`,
        })),
    ]),
  ];
  const [rating, deviation] = [Math.round(solver.rating), Math.round(solver.deviation)];
  return (
    <Card title={t.puzzles.endless} help={t.puzzles.endlessHelp}>
      <p className={style.figure} data-solver-rating={rating}>
        {rating}
      </p>
      <p className={style.facts}>
        {t.puzzles.ratingIs({ rating, deviation })} {t.puzzles.rated({ count: solver.rated })}.
      </p>
      <div className={style.foot}>
        <div>
          <Select label={t.puzzles.theme} value={chosen} options={options} onValue={setChosen} />
        </div>
        <Link
          to={chosen === "" ? "/puzzles/next" : `/puzzles/next?${chosen}`}
          className={`${button.button} ${button.primary}`}
          data-endless
        >
          {t.puzzles.start}
        </Link>
      </div>
    </Card>
  );
}
