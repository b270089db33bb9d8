import { Suspense, useState } from "react";
import { explaining } from "../../hooks/help";
import { useMessages } from "../../i18n/use";
import { gameName } from "../../naming/words";
import * as api from "../../net/api";
import type { LiveTable } from "../../store/liveTable";
import { go, Link } from "../../store/route";
import { sessionStore } from "../../store/session";
import { useStore } from "../../store/store";
import type { Json } from "../../store/tableState";
import type { Player } from "../../table/props";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";
import { ScreenHeading } from "../../widgets/ScreenHeading";
import { screen } from "../screen";
import { AgainButton } from "./AgainButton";
import style from "./FrameHead.module.css";
import { FrameIcon } from "./FrameIcon";
import { FrameMenu, type MenuItem } from "./FrameMenu";
import { HintButton } from "./HintButton";
import { goneOf } from "./Returned";
import type { Sheet } from "./sheet";
import { TimeLeft } from "./TimeLeft";
import { UndoButton } from "./UndoButton";
import { useFrameKeys } from "./useFrameKeys";
import type { Hinting } from "./useHint";

const QuickSettings = screen(async () => (await import("./QuickSettings")).default, []);

interface Props {
  liveTable: LiveTable;
  players: Player[];
  asked: boolean;
  moving: boolean;
  /** What lies on the table, as far as it has been shown. */
  view: Json | null;
  sheet: Sheet;
  hinting: Hinting;
  hide?: (() => void) | undefined;
}

/** The line above the table: which game, whose turn, how much time, and the way out. */
export function FrameHead(props: Props) {
  const { liveTable, players, asked, moving, view, sheet, hinting, hide } = props;
  const t = useMessages();
  const table = useStore(liveTable.state);
  const { me } = useStore(sessionStore);
  const [asks, setAsks] = useState<"leave" | "abandon" | "quick" | null>(null);
  const game = table.lobby?.game ?? "";
  const playing = table.lobby?.status === "playing";
  const setUp = table.lobby?.set_up ?? false;
  const title = setUp ? `${gameName(game)} · ${t.table.setShort}` : gameName(game);
  const again = useStore(liveTable.playback.again) !== null;
  const state = table.pending !== null ? t.table.sending : asked ? t.table.yourTurn : waiting();
  const seated = playing && table.seat !== null;
  const isHost = me?.id === table.lobby?.host;
  const close = () => setAsks(null);
  useFrameKeys({
    g: liveTable.playback.hurry,
    p: () => setAsks("quick"),
    w: () => seated && !moving && liveTable.recall(),
  });
  const ways: MenuItem[] = [
    { name: t.pace.quick, act: () => setAsks("quick") },
    { name: t.table.rules, to: `/rules/${game}` },
    { name: t.help.explain, act: () => explaining.set(() => true) },
  ];
  if (playing && isHost) {
    const standIn = (plays: boolean) => (one: Player) =>
      ways.push({
        name: plays ? t.pace.standIn(one) : t.pace.standDown(one),
        act: () => void api.standIn(table.id, one.seat, plays),
      });
    goneOf(players).forEach(standIn(true));
    players.filter((one) => one.away && !one.you).forEach(standIn(false));
  }
  if (seated) ways.push({ name: t.table.leave, act: () => setAsks("leave") });
  else ways.push({ name: t.table.home, act: () => go("/") });
  if (playing && isHost && !table.lobby?.rated) {
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
          title={setUp ? `${state} ${t.table.setUp}` : state}
          data-asked={asked || undefined}
          data-playing={playing || undefined}
        >
          {state}
        </p>
      </div>
      <TimeLeft deadline={table.lobby?.clock.kind === "none" ? null : table.deadline} />
      {hide !== undefined && (
        <button
          type="button"
          className={style.act}
          data-frame="hide"
          title={t.table.hideHelp}
          onClick={hide}
        >
          <FrameIcon name="hide" />
          <span className={style.words}>{t.table.hide}</span>
        </button>
      )}
      <UndoButton liveTable={liveTable} />
      <HintButton hinting={hinting} />
      {playing && <AgainButton liveTable={liveTable} moving={moving} />}
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
      <button
        type="button"
        className={`${style.act} ${style.roomy}`}
        data-frame="quick"
        aria-label={t.pace.quick}
        aria-haspopup="dialog"
        aria-keyshortcuts="p"
        title={t.pace.quick}
        onClick={() => setAsks("quick")}
      >
        <FrameIcon name="quick" />
      </button>
      <FrameMenu ways={ways} />
      {asks === "quick" && (
        <Suspense fallback={null}>
          <QuickSettings liveTable={liveTable} onClose={close} />
        </Suspense>
      )}
      {asks === "leave" && (
        <ConfirmDialog title={t.table.leave} yes={t.table.leave} onClose={close} onYes={leave}>
          <p>{table.lobby?.rated ? t.pace.leaveRated : t.pace.leaveSure}</p>
        </ConfirmDialog>
      )}
      {asks === "abandon" && (
        <ConfirmDialog
          title={t.table.abandon}
          yes={t.table.abandon}
          danger
          onClose={close}
          onYes={abandon}
        >
          <p>{t.table.abandonSure}</p>
        </ConfirmDialog>
      )}
    </header>
  );

  /** Whom the table waits for; nobody, while one's own move is shown, or something again. */
  function waiting(): string {
    if (!playing || again) return "";
    if (table.seat === null) return t.table.youWatch;
    const deciders = (view as { deciders?: number[] } | null)?.deciders ?? [];
    const others = deciders.filter((seat) => seat !== table.seat);
    const parts = others.flatMap((seat) => players[seat]?.name ?? []);
    return parts.length === 0 ? "" : t.table.waitingFor({ names: t.common.list({ parts }) });
  }

  async function leave(): Promise<void> {
    await api.leave(table.id);
    go("/");
  }

  async function abandon(): Promise<void> {
    await api.abandon(table.id);
    close();
  }
}
