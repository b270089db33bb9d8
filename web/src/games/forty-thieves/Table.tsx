import { type CSSProperties, useMemo, useRef } from "react";
import type { GameAction, GameEvent, View } from "../../generated/forty_thieves";
import { type Pulses, useHaptics } from "../../hooks/useHaptics";
import { useKeptFocus } from "../../hooks/useKeptFocus";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import type { TableProps } from "../../table/props";
import { Pencil } from "../../widgets/notes/Pencil";
import { useNoting } from "../../widgets/notes/useNoting";
import { SeenSwitch } from "../../widgets/seen/SeenSwitch";
import { useSeen } from "../../widgets/seen/useSeen";
import { Defs } from "./art/Defs";
import { Board } from "./board/Board";
import { type Table, TableProvider } from "./board/context";
import { DragGhost, Flights } from "./board/Flights";
import { useChoosing } from "./board/useChoosing";
import { useDrag } from "./board/useDrag";
import { useTableKeys } from "./board/useTableKeys";
import { KeysHelp } from "./KeysHelp";
import { choiceOf } from "./model/choices";
import { sceneOf, stillOf } from "./model/scene";
import { laidOpenIn, seenIn } from "./model/seen";
import { Noted } from "./Noted";
import { Chain } from "./panels/Chain";
import { DaggerPanel } from "./panels/DaggerPanel";
import { LettersSwitch } from "./panels/LettersSwitch";
import { PhaseStrip } from "./panels/PhaseStrip";
import { Prompt } from "./panels/Prompt";
import { Spoken } from "./panels/Spoken";
import { paceOf } from "./script";
import { Hand } from "./seats/Hand";
import { SeatPanel } from "./seats/SeatPanel";
import { happeningSentence } from "./sentences";
import style from "./Table.module.css";
import { useFortyMessages } from "./words";

export type FortyTableProps = TableProps<View, GameEvent, GameAction>;

/** What is felt in the hand: thefts. */
const PULSES: Partial<Record<GameEvent["event"], Pulses>> = {
  Succeeded: [25, 50, 60],
  Failed: [120],
  Robbed: [25, 50, 60],
};

/** A medina at night: the whole table of 40 Thieves. */
export function FortyTable(props: FortyTableProps) {
  const { shown: view, cue, seat, players, legal, pending, act, reducedMotion, deadline } = props;
  const replaying = props.replaying ?? false;
  const words = useFortyMessages();
  const t = words.forty;
  const choosing = useChoosing(legal, pending, act);
  const drag = useDrag(choosing);
  const noting = useNoting(props.notes, props.setNote, drag.cancel);
  const remembered = props.remembered ?? null;
  const witnessed = useSeen({ events: remembered, view, resting: cue === null, seenIn });
  const all = useMemo(() => laidOpenIn(view), [view]);
  const { letters } = useStore(settingsStore);
  useTableKeys(choosing);
  const prompt = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, prompt, legal?.since ?? null);
  const scene = useMemo(() => {
    return reducedMotion ? stillOf(sceneOf(cue)) : sceneOf(cue);
  }, [cue, reducedMotion]);
  // What moves by itself keeps the speed at which the event is shown, also after it.
  const pace = useRef(1);
  if (cue !== null) pace.current = paceOf(cue);
  const timing: CSSProperties & Record<`--${string}`, number | string> = {
    "--pace": pace.current,
    "--cue": `${cue?.duration ?? 0}ms`,
  };
  useHaptics({
    happening: cue && { id: cue.id, pulses: PULSES[cue.event.event] },
    question: legal?.since ?? null,
    still: reducedMotion || replaying,
  });
  const names = useMemo(() => namesOf(players, view.players), [players, view.players]);
  const fronts = (seat === null ? null : view.seats[seat]?.fronts) ?? [];
  const advised = useMemo(() => (props.advised ? choiceOf(props.advised) : null), [props.advised]);
  const given = { t, view, seat, names, players, fronts, choosing, drag, scene, letters };
  const score = (props.score ?? true) || view.phase === "over";
  const table: Table = {
    ...{ ...given, advised, noting, score, seen: all ?? witnessed, laidOpen: all !== null },
    chances: props.chances ?? null,
  };
  const others = view.seats
    .map((_, step) => ((seat ?? 0) + step) % view.players)
    .filter((other) => other !== seat);
  const happening = cue === null ? null : happeningSentence(words, cue.event, names, seat) || null;
  const isPause = view.phase === "dagger" && cue === null;

  return (
    <TableProvider value={table}>
      <div
        ref={root}
        className={style.table}
        style={timing}
        data-table="forty"
        data-still={reducedMotion ? "" : undefined}
      >
        <Defs letters={Object.values(t.names.letter)} />
        <Spoken />
        <div className={style.layout} data-replaying={replaying || undefined}>
          <div className={style.phases}>
            <PhaseStrip>
              <Pencil noting={noting} />
              {remembered !== null && <SeenSwitch label={words.marks.showSeen} />}
              <LettersSwitch />
              <KeysHelp />
            </PhaseStrip>
          </div>
          <ul className={style.seats} aria-label={t.seats.title} data-others={others.length}>
            {others.map((other) => (
              <SeatPanel key={other} seat={other} own={false} />
            ))}
          </ul>
          <div className={style.board}>
            <Board />
            {replaying && (
              <div className={style.played}>
                <Chain />
              </div>
            )}
          </div>
          {!replaying && (
            <div ref={prompt} tabIndex={-1} className={style.prompt} data-steady="prompt">
              {isPause ? (
                <DaggerPanel
                  deadline={deadline ?? null}
                  pending={pending !== null}
                  asked={legal !== null}
                />
              ) : (
                <Prompt happening={happening} pending={pending !== null} />
              )}
              <div className={style.note}>{props.note}</div>
            </div>
          )}
          {seat !== null && (
            <div className={style.own}>
              <Hand seat={seat} />
              <ul className={style.mine}>
                <SeatPanel seat={seat} own />
              </ul>
            </div>
          )}
        </div>
        {cue !== null && <Flights id={cue.id} flights={scene.flights} duration={cue.duration} />}
        <DragGhost drag={drag} />
        <Noted noting={noting} root={root} event={cue?.event ?? null} />
      </div>
    </TableProvider>
  );
}

function namesOf(players: FortyTableProps["players"], count: number): string[] {
  return Array.from({ length: count }, (_, seat) => {
    return players.find((player) => player.seat === seat)?.name ?? String(seat + 1);
  });
}
