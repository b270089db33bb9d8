import { useEffect, useState } from "react";
import { useMessages } from "../../i18n/use";
import * as api from "../../net/api";
import type { Following } from "../../store/following";
import { go, Link } from "../../store/route";
import { session } from "../../store/session";
import { useStore } from "../../store/store";
import type { Player } from "../../table/props";
import { Ask } from "../common/Ask";
import { Button } from "../common/Button";
import style from "./FrameHead.module.css";

interface Props {
  following: Following;
  players: Player[];
  asked: boolean;
  behind: number;
}

/** The line above the table: which game, whose turn, how much time, and the way out. */
export function FrameHead({ following, players, asked, behind }: Props) {
  const t = useMessages();
  const table = useStore(following.state);
  const { me } = useStore(session);
  const [asks, setAsks] = useState<"leave" | "abandon" | null>(null);
  const game = table.lobby?.game ?? "";
  const playing = table.lobby?.status === "playing";
  const title = t.table.games[game as keyof typeof t.table.games] ?? game;
  return (
    <header className={style.head}>
      <Link to="/" className={style.home} aria-label={t.table.home}>
        ❖
      </Link>
      <h1 className={style.title}>{title}</h1>
      <p className={style.state}>
        {table.pending !== null ? t.table.sending : asked ? t.table.yourTurn : waiting()}
      </p>
      <TimeLeft deadline={table.deadline} />
      {behind > 1 && (
        <Button look="quiet" onClick={() => following.cues.get()?.skip()}>
          {t.table.skip}
        </Button>
      )}
      <nav className={style.ways}>
        <Link to={`/rules/${game}`} target="_blank">
          {t.table.rules}
        </Link>
        {playing && table.seat !== null && (
          <Button look="quiet" onClick={() => setAsks("leave")}>
            {t.table.leave}
          </Button>
        )}
        {playing && me?.id === table.lobby?.host && (
          <Button look="quiet" onClick={() => setAsks("abandon")}>
            {t.table.abandon}
          </Button>
        )}
      </nav>
      {asks === "leave" && (
        <Ask title={t.table.leave} yes={t.table.leave} onClose={() => setAsks(null)} onYes={leave}>
          <p>{t.table.leaveSure}</p>
        </Ask>
      )}
      {asks === "abandon" && (
        <Ask
          title={t.table.abandon}
          yes={t.table.abandon}
          danger
          onClose={() => setAsks(null)}
          onYes={abandon}
        >
          <p>{t.table.abandonSure}</p>
        </Ask>
      )}
    </header>
  );

  function waiting(): string {
    if (!playing) return "";
    if (table.seat === null) return t.table.youWatch;
    const view = table.view as { deciders?: number[] } | null;
    const names = (view?.deciders ?? []).flatMap((seat) => players[seat]?.name ?? []);
    return names.length === 0 ? "" : t.table.waitingFor({ names: names.join(", ") });
  }

  function leave(): void {
    go("/");
  }

  async function abandon(): Promise<void> {
    await api.abandon(table.id);
    setAsks(null);
  }
}

function TimeLeft({ deadline }: { deadline: number | null }) {
  const t = useMessages();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === null) return null;
  return <p className={style.time}>{t.table.timeLeft({ time: written(deadline - now) })}</p>;
}

export function written(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  if (hours >= 1) return `${hours} h ${minutes % 60} min`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
