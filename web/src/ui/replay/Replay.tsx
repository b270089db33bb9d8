import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { Link, useRoute } from "../../store/route";
import type { GamePart } from "../../table/module";
import button from "../../widgets/Button.module.css";
import { EmptyState } from "../../widgets/EmptyState";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { Skeleton } from "../../widgets/Skeleton";
import { NotEmbedded } from "../embed/NotEmbedded";
import { Running } from "./Running";

export interface ReplayProps {
  id: string;
  /** Load a game's table, script and sentences. */
  load: (game: string) => Promise<GamePart>;
  /** It is shown inside somebody else's page. */
  embedded?: boolean;
}

/** A finished game, again: any moment, any pace, through anybody's eyes. */
export function Replay({ id, load, embedded = false }: ReplayProps) {
  const t = useAllMessages();
  const { query } = useRoute();
  const eyes = query.get("eyes") ?? "spectator";
  const { value, problem, again } = useQuery(async () => {
    const replay = await api.fetchReplay(id, eyes);
    return { replay, part: await load(replay.table.game) };
  }, [id, eyes, load]);
  const shown = value?.replay.eyes === eyes && value.replay.table.id === id ? value : null;
  if (problem !== null && embedded) return <NotEmbedded code={problem.code} />;
  if (problem?.code === "still-playing" || problem?.code === "not-dealt") {
    const running = problem.code === "still-playing";
    return (
      <Page title={t.home.replay}>
        <EmptyState title={running ? t.replay.running : t.replay.none}>
          <p>{running ? t.replay.runningHelp : t.replay.noneHelp}</p>
          <Link to={`/table/${id}`} className={button.button ?? ""}>
            {t.replay.back_to_table}
          </Link>
        </EmptyState>
      </Page>
    );
  }
  if (shown !== null) {
    return (
      <Running key={`${id} ${eyes}`} replay={shown.replay} part={shown.part} embedded={embedded} />
    );
  }
  if (embedded) return <Skeleton lines={8} />;
  return (
    <Page title={t.home.replay} wide>
      <Problem problem={problem} onRetry={again} />
      {problem === null ? <Skeleton lines={8} /> : null}
    </Page>
  );
}
