import { useState } from "react";
import { useMessages } from "../../i18n/use";
import * as api from "../../net/api";
import type { Following } from "../../store/following";
import { go, Link } from "../../store/route";
import { session } from "../../store/session";
import { useStore } from "../../store/store";
import type { Player } from "../../table/props";
import { Ask } from "../common/Ask";
import { ScreenHeading } from "../common/ScreenHeading";
import style from "./FrameHead.module.css";
import { FrameIcon } from "./FrameIcon";
import { FrameMenu, type Way } from "./FrameMenu";
import { HintButton } from "./HintButton";
import type { Sheet } from "./sheet";
import { TimeLeft } from "./TimeLeft";
import { UndoButton } from "./UndoButton";
import type { Hinting } from "./useHint";

interface Props {
  following: Following;
  players: Player[];
  asked: boolean;
  behind: number;
  sheet: Sheet;
  hinting: Hinting;
  hide?: (() => void) | undefined;
}

/** The line above the table: which game, whose turn, how much time, and the way out. */
export function FrameHead({ following, players, asked, behind, sheet, hinting, hide }: Props) {
  const t = useMessages();
  const table = useStore(following.state);
  const { me } = useStore(session);
  const [asks, setAsks] = useState<"leave" | "abandon" | null>(null);
  const game = table.lobby?.game ?? "";
  const playing = table.lobby?.status === "playing";
  const title = t.table.games[game as keyof typeof t.table.games] ?? game;
  const state = table.pending !== null ? t.table.sending : asked ? t.table.yourTurn : waiting();
  const seated = playing && table.seat !== null;
  const ways: Way[] = [{ name: t.table.rules, to: `/rules/${game}` }];
  if (seated) ways.push({ name: t.table.leave, act: () => setAsks("leave") });
  else ways.push({ name: t.table.home, act: leave });
  if (playing && me?.id === table.lobby?.host) {
    ways.push({ name: t.table.abandon, act: () => setAsks("abandon"), danger: true });
  }
  return (
    <header className={style.head}>
      <Link to="/" className={style.home} aria-label={t.table.home}>
        ❖
      </Link>
      <div className={style.what}>
        <ScreenHeading className={style.title}>{title}</ScreenHeading>
        <p
          className={style.state}
          title={state}
          data-asked={asked || undefined}
          data-playing={playing || undefined}
        >
          {state}
        </p>
      </div>
      <TimeLeft deadline={table.lobby?.clock.kind === "none" ? null : table.deadline} />
      {behind > 1 && (
        <button type="button" className={style.act} onClick={() => following.cues.get()?.skip()}>
          <FrameIcon name="skip" />
          <span className={style.words}>{t.table.skip}</span>
        </button>
      )}
      {hide !== undefined && (
        <button
          type="button"
          className={style.act}
          data-frame="hide"
          title={t.hotseat.hideHelp}
          onClick={hide}
        >
          <FrameIcon name="hide" />
          <span className={style.words}>{t.hotseat.hide}</span>
        </button>
      )}
      <HintButton hinting={hinting} />
      <UndoButton following={following} />
      {sheet.parts.map((part) => (
        <button
          key={part}
          type="button"
          className={`${style.act} ${style.opens}`}
          data-frame={part}
          aria-expanded={sheet.open === part}
          aria-controls={`side-${part}`}
          onClick={() => sheet.toggle(part)}
        >
          <FrameIcon name={part === "log" ? "story" : "chat"} />
          <span className={style.words}>{t.table.tabs[part]}</span>
          {part === "chat" && sheet.unread > 0 && (
            <span className={style.badge}>
              <span aria-hidden="true">{sheet.unread}</span>
              <span className="visually-hidden">{t.table.unread({ count: sheet.unread })}</span>
            </span>
          )}
        </button>
      ))}
      <FrameMenu ways={ways} />
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
    const names = (view?.deciders ?? [])
      .filter((seat) => seat !== table.seat)
      .flatMap((seat) => players[seat]?.name ?? []);
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
