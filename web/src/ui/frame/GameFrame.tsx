// Round a running game: the table itself, what has happened, the chat, the clock, and the way out.
//
// Every cue of both games passes here once (`shown.cue`, a new `id` each): what is to be heard when
// something happens hangs on it at this one place, beside what is spoken (Announcer).

import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import type { Legal } from "../../generated/protocol";
import { useMessages } from "../../i18n/use";
import { gameName } from "../../naming/words";
import { useTurnNotice } from "../../notify/useTurnNotice";
import { type LiveTable, useShownCues } from "../../store/liveTable";
import { mutedAt, mutedStore, withoutMuted } from "../../store/muted";
import { prefersReducedMotion, settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { type Json, owesDecision, type TableState } from "../../store/tableState";
import type { GamePart } from "../../table/module";
import { Remarks } from "../../thieves/Remarks";
import { Banner } from "../../widgets/Banner";
import { screen } from "../screen";
import { AgainBar } from "./AgainBar";
import { Announcer } from "./Announcer";
import { FrameHead } from "./FrameHead";
import style from "./GameFrame.module.css";
import { HintNote } from "./HintNote";
import { MomentBanner } from "./MomentBanner";
import { playersOf } from "./players";
import { RefusalNote } from "./RefusalNote";
import { Returned } from "./Returned";
import { SidePanel } from "./SidePanel";
import { useSheet } from "./sheet";
import { UndoBar } from "./UndoBar";
import { useCoach } from "./useCoach";
import { useHint } from "./useHint";
import { useHurry } from "./useHurry";
import { useOnScreen } from "./useOnScreen";
import { cueTold, useProbe } from "./useProbe";
import { useRemembered } from "./useRemembered";
import { useCallSound, useCueSound } from "./useSound";
import { useTakenBack } from "./useTakenBack";

const TellMeHere = lazy(async () => ({
  default: (await import("../notify/NotificationOffer")).NotificationOffer,
}));
const HelpLayer = lazy(async () => ({ default: (await import("../help/HelpLayer")).HelpLayer }));
const Emotes = lazy(() => import("./Emotes"));
const Coach = screen(async () => (await import("../learn/Coach")).Coach, []);
/** A game is played for a long time before it ends. */
const EndPanel = screen(async () => (await import("../EndPanel")).EndPanel, []);

interface Props {
  liveTable: LiveTable;
  part: GamePart;
  /** Hide the table from those who sit beside, where several play at this device. */
  hide?: (() => void) | undefined;
}

export function GameFrame({ liveTable, part, hide }: Props) {
  const t = useMessages();
  const table = useStore(liveTable.state);
  const shown = useShownCues(liveTable);
  const again = useStore(liveTable.playback.again) !== null;
  const notes = useStore(liveTable.notes);
  const remembered = useRemembered(liveTable);
  const now = useStore(settingsStore);
  const players = useMemo(() => playersOf(t, table), [t, table]);
  const moving = shown === null || shown.cue !== null || shown.behind > 0;
  const open = useOpenQuestion(again ? null : table.legal, moving);
  const coach = useCoach(table, open);
  const legal = useMemo(() => (coach.first ? heldBack(open) : open), [coach.first, open]);
  const asked = legal !== null && table.pending === null;
  const hinting = useHint(table, legal, coach.step === null && now.hints);
  const { hint } = hinting;
  const game = table.lobby === null ? "Larceny" : gameName(table.lobby.game);
  useTitle(owesDecision(table), game);
  useTurnNotice(table, game);

  const status = table.lobby?.status ?? null;
  const over = status === "over" && !moving;
  const [fresh] = useState(status !== "over"); // who comes later finds everything counted
  const muted = mutedAt(useStore(mutedStore), table.id);
  const said = withoutMuted(table.chat, muted).length;
  const sheet = useSheet(said, over, isAlone(table));
  useOnScreen(liveTable, shown?.cue?.id ?? null);
  useTakenBack(liveTable, part, players);
  const hurry = useHurry(liveTable, moving);
  useCueSound(part, shown?.cue ?? null);
  useCallSound(liveTable, asked);
  useProbe({
    view: shown?.view ?? null,
    seq: table.seq,
    legal: asked && !coach.first ? legal : null,
    owes: table.pending === null ? (table.legal?.since ?? null) : null,
    status,
    moving,
    cue: cueTold(shown?.cue ?? null),
  });

  const isAnother = (seat: number) => seat !== table.seat;
  const note = (view: Json) => {
    const names = players.map((player) => player.name);
    const reasons = (hint?.reasons ?? []).map((reason) => part.reason(t, reason, names));
    return (
      <HintNote
        hinting={hinting}
        action={hint === null ? "" : part.actionText(t, hint.choice, view, names)}
        reasons={reasons.filter((reason) => reason !== "")}
        likely={(hint?.likely ?? []).map(({ choice, chance }) => ({
          action: part.actionText(t, choice, view, names),
          chance,
        }))}
        onFollow={() => hint !== null && liveTable.act(hint.action)}
      />
    );
  };

  return (
    <div
      className={style.frame}
      data-game={table.lobby?.game}
      data-shown={shown !== null || undefined}
      data-coached={coach.on || undefined}
    >
      <FrameHead
        liveTable={liveTable}
        players={players}
        asked={asked}
        moving={shown !== null && moving}
        view={shown?.view ?? null}
        sheet={sheet}
        hinting={hinting}
        hide={hide}
      />
      {coach.on && (
        <div className={style.coach}>
          <Suspense fallback={null}>
            <Coach coach={coach} game={table.lobby?.game ?? ""} players={players} />
          </Suspense>
        </div>
      )}
      {status === "playing" && table.seat !== null && table.lobby?.clock.kind === "days" && (
        <div className={style.tell}>
          <Suspense fallback={null}>
            <TellMeHere />
          </Suspense>
        </div>
      )}
      <main
        className={style.table}
        id="main"
        data-cue={shown?.cue ? `${shown.cue.id} ${shown.cue.event.event}` : undefined}
        {...hurry}
      >
        <MomentBanner cue={shown?.cue ?? null} part={part} players={players} seat={table.seat} />
        {over && table.lobby !== null && (
          <Suspense fallback={null}>
            <EndPanel
              table={table.lobby}
              view={shown.view}
              sheet={table.sheet}
              seat={table.seat}
              players={players}
              part={part}
              fresh={fresh}
            />
          </Suspense>
        )}
        {shown !== null && (
          <div className={style.play} data-over={over || undefined}>
            <part.Table
              shown={shown.view}
              cue={shown.cue}
              seat={table.seat}
              players={players}
              legal={legal}
              pending={table.pending?.word ?? null}
              act={liveTable.act}
              deadline={table.deadline}
              advised={coach.asks ? (legal?.choices[0] ?? null) : (hint?.choice ?? null)}
              note={hinting.offered ? note(shown.view) : null}
              notes={table.lobby?.notes && table.seat !== null ? notes : null}
              setNote={liveTable.setNote}
              score={table.lobby?.score ?? false}
              remembered={again ? null : remembered}
              reducedMotion={prefersReducedMotion(now)}
            />
          </div>
        )}
        {status === "abandoned" && (
          <Banner kind="note">
            {t.table.abandonedTitle}. {t.table.abandonedText}
          </Banner>
        )}
        <Returned liveTable={liveTable} players={players} />
        {table.away.filter(isAnother).map((seat) => (
          <Banner key={seat}>{t.table.stoodIn({ name: players[seat]?.name ?? "" })}</Banner>
        ))}
      </main>
      <SidePanel liveTable={liveTable} part={part} players={players} sheet={sheet} />
      <AgainBar liveTable={liveTable} part={part} players={players} />
      <UndoBar liveTable={liveTable} players={players} />
      <RefusalNote table={table} />
      <Suspense fallback={null}>
        <HelpLayer game={table.lobby?.game ?? ""} rules={table.lobby?.ruleset ?? {}} />
      </Suspense>
      {!coach.on && !again && (
        <Remarks
          table={table.id}
          cue={shown?.cue ?? null}
          players={players}
          remarkable={part.remarkable}
        />
      )}
      <Suspense fallback={null}>
        <Emotes liveTable={liveTable} />
      </Suspense>
      <Announcer liveTable={liveTable} part={part} players={players} asked={asked} />
    </div>
  );
}

/** Nobody but bots sits here with whoever looks, and nobody looks on. */
function isAlone({ lobby, seat, watching }: TableState): boolean {
  const others = (lobby?.seats ?? []).filter(({ bot }, at) => at !== seat && bot === null);
  return seat !== null && others.length === 0 && watching === 0;
}

/** A question waits until nothing moves; once it is open, others who move do not close it. */
function useOpenQuestion(legal: Legal | null, moving: boolean): Legal | null {
  const question = legal?.since ?? null;
  const [open, setOpen] = useState<number | null>(null);
  if (!moving && question !== open) setOpen(question);
  return !moving || question === open ? legal : null;
}

/** A question whose answers are not offered yet: what a guide shows first is read first. */
function heldBack(legal: Legal | null): Legal | null {
  return legal && { ...legal, since: -1, actions: [], choices: [] };
}

/** The tab says when one is waited for, whatever is still to be shown: it is for who looks elsewhere. */
function useTitle(isOwed: boolean, game: string): void {
  const t = useMessages();
  useEffect(() => {
    document.title = isOwed ? t.table.yourTurnTitle({ game }) : `${game} – Larceny`;
    return () => {
      document.title = "Larceny";
    };
  }, [isOwed, game, t]);
}
