// Which puzzle it is: that of today, the next one, or one by its name.

import { useCallback, useState } from "react";
import type { PuzzleAnswer } from "../../generated/api";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { useRoute } from "../../store/route";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { Skeleton } from "../../widgets/Skeleton";
import { Unshown } from "../Unshown";
import { loadPuzzleGame, type PuzzleGame } from "./parts";
import { Solving } from "./Solving";

export function PuzzleOfToday() {
  const t = useAllMessages();
  const ask = useCallback(() => api.fetchPuzzleOfToday(), []);
  return <PuzzleLoader title={t.puzzles.today} ask={ask} />;
}

export function NamedPuzzle({ name }: { name: string }) {
  const t = useAllMessages();
  const ask = useCallback(() => api.fetchPuzzle(name), [name]);
  return <PuzzleLoader title={t.puzzles.title} ask={ask} />;
}

/** One after the other: of the game and the theme that the address names. */
export function DrawnPuzzle() {
  const t = useAllMessages();
  const { query } = useRoute();
  const [game, theme] = [query.get("game"), query.get("theme")];
  const ask = useCallback(() => api.drawPuzzle(game, theme), [game, theme]);
  return <PuzzleLoader title={t.puzzles.endless} ask={ask} goesOn />;
}

interface LoaderProps {
  title: string;
  ask: () => Promise<PuzzleAnswer>;
  goesOn?: boolean;
}

function PuzzleLoader({ title, ask, goesOn }: LoaderProps) {
  const t = useAllMessages();
  const [drawn, setDrawn] = useState(0);
  const { value, problem, again } = useQuery(async () => {
    const puzzle = await ask();
    const game: PuzzleGame | null = await loadPuzzleGame(puzzle.game);
    return { puzzle, game, drawn };
  }, [ask, drawn]);
  if (value !== null && problem === null) {
    const { puzzle, game } = value;
    if (game === null) return <Unshown title={title} text={t.errors.codes["no-such-puzzle"]} />;
    return (
      <Solving
        key={`${puzzle.id} ${value.drawn}`}
        title={title}
        puzzle={puzzle}
        game={game}
        onNext={goesOn ? () => setDrawn(drawn + 1) : null}
      />
    );
  }
  return (
    <Page title={title} wide>
      <Problem problem={problem} onRetry={again} />
      {problem === null && <Skeleton lines={8} />}
    </Page>
  );
}
