import { useMemo, useRef } from "react";
import type { GameEvent, View } from "../generated/forty_thieves";
import { useMessages } from "../i18n/use";
import type { TableProps } from "../table/props";
import { Defs } from "./art/Defs";
import { Board } from "./board/Board";
import { type Table, TableProvider } from "./context";
import { Chain, DaggerPanel } from "./DaggerPanel";
import { DragGhost, Flights } from "./Flights";
import style from "./FortyTable.module.css";
import { LettersSwitch } from "./LettersSwitch";
import { PhaseStrip } from "./PhaseStrip";
import { Prompt } from "./Prompt";
import { Spoken } from "./Spoken";
import { at, sceneOf } from "./scene";
import { Hand } from "./seats/Hand";
import { Seat } from "./seats/Seat";
import { fortySentence } from "./sentences";
import { useChoosing } from "./useChoosing";
import { useDrag } from "./useDrag";
import { useKeptFocus } from "./useKeptFocus";
import { useKeys } from "./useKeys";
import { useLetters } from "./useLetters";

export type FortyTableProps = TableProps<View, GameEvent>;

/** A medina at night: the whole table of 40 Thieves. */
export function FortyTable(props: FortyTableProps) {
  const { shown: view, cue, seat, players, legal, pending, act, reducedMotion, deadline } = props;
  const words = useMessages();
  const t = words.forty;
  const choosing = useChoosing(legal, pending, act);
  const drag = useDrag(choosing);
  const [letters, setLetters] = useLetters();
  useKeys(choosing);
  const prompt = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, prompt);
  const scene = useMemo(() => sceneOf(cue), [cue]);
  const names = useMemo(() => namesOf(players, view.players), [players, view.players]);
  const fronts = (seat === null ? null : view.seats[seat]?.fronts) ?? [];
  const table: Table = { t, view, seat, names, players, fronts, choosing, drag, scene, letters };
  const others = view.seats
    .map((_, step) => ((seat ?? 0) + step) % view.players)
    .filter((other) => other !== seat);
  const happening = cue === null ? null : fortySentence(words, cue.event, names) || null;
  const isPause = view.phase === "dagger" && cue === null;

  return (
    <TableProvider value={table}>
      <div
        ref={root}
        className={style.table}
        data-table="forty"
        data-still={reducedMotion ? "" : undefined}
      >
        <Defs />
        <Spoken />
        <div className={style.layout}>
          <div className={style.phases}>
            <PhaseStrip letters={<LettersSwitch on={letters} change={setLetters} />} />
          </div>
          <ul className={style.seats} aria-label={t.seats.title}>
            {others.map((other) => (
              <Seat key={other} seat={other} own={false} />
            ))}
          </ul>
          <div className={style.board}>
            <Board />
          </div>
          <div ref={prompt} tabIndex={-1} className={style.prompt} data-at={at.chain}>
            {!isPause && <Chain />}
            {isPause ? (
              <DaggerPanel deadline={deadline ?? null} pending={pending !== null} />
            ) : (
              <Prompt happening={happening} pending={pending !== null} />
            )}
          </div>
          {seat !== null && (
            <div className={style.own}>
              <Hand seat={seat} />
              <ul className={style.mine}>
                <Seat seat={seat} own />
              </ul>
            </div>
          )}
        </div>
        {!reducedMotion && cue !== null && (
          <Flights id={cue.id} flights={scene.flights} duration={cue.duration} />
        )}
        <DragGhost drag={drag} />
      </div>
    </TableProvider>
  );
}

function namesOf(players: FortyTableProps["players"], count: number): string[] {
  return Array.from({ length: count }, (_, seat) => {
    return players.find((player) => player.seat === seat)?.name ?? String(seat + 1);
  });
}
