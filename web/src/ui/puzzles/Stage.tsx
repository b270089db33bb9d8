// The table of a puzzle, shown by the game itself, and what moves it through time.

import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { PuzzleStep } from "../../generated/api";
import type { AnyAction, Note } from "../../generated/protocol";
import { useMessages, type Words } from "../../i18n/use";
import type { Notes } from "../../store/notes";
import { prefersReducedMotion, settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import type { GamePart } from "../../table/module";
import type { Player, Question } from "../../table/props";
import { cueTold, useProbe } from "../frame/useProbe";
import { useCueSound } from "../frame/useSound";
import { Controls } from "../replay/Controls";
import { chaptersOf } from "../replay/chapters";
import { ReplayPlayer } from "../replay/replayPlayer";
import { useReplayKeys } from "../replay/useReplayKeys";
import style from "./Stage.module.css";

/** What moves a table through time. */
export interface StageControls {
  player: ReplayPlayer;
  at: number;
  playing: boolean;
  moving: boolean;
  /** Everything has been shown. */
  done: boolean;
  said: string;
  toggle: () => void;
}

export interface StageProps {
  part: GamePart;
  steps: PuzzleStep[];
  seat: number;
  players: Player[];
  bare: boolean;
  /** Decisions that answer the question, where it is one about a decision. */
  choices: AnyAction[];
  answer: ((word: string) => void) | null;
  pending: boolean;
  /** What is marked as known from the beginning, where the game has such marks. */
  notes: Notes | null;
  /** Other ways to move through time than those of a replay. */
  controls?: (given: StageControls) => ReactNode;
}

export function Stage(props: StageProps) {
  const { part, steps, seat, players, choices, answer } = props;
  const now = useStore(settingsStore);
  const t = useMessages();
  const player = usePlayer(steps, part);
  const moment = useSyncExternalStore(player.subscribe, player.moment);
  const [speed, setSpeed] = useState(1);
  const [notes, setNotes] = useState(props.notes ?? {});
  const chapters = useMemo(() => chaptersOf(steps), [steps]);
  const names = players.map((one) => one.name);
  const { cue, view } = moment.shown;
  const moving = cue !== null;
  const done = moment.at === player.last && !moving;
  const asked = done && answer !== null && choices.length > 0;
  const legal = useMemo(() => (asked ? questionOf(choices) : null), [asked, choices]);
  useProbe({
    view,
    seq: moment.at,
    legal,
    owes: null,
    status: "puzzle",
    moving,
    cue: cueTold(cue),
  });
  useCueSound(part, cue);
  const toggle = useCallback(
    () => (player.moment().playing ? player.pause() : player.play()),
    [player],
  );
  const setNote = (about: string, note: Note | null) =>
    setNotes(({ [about]: _, ...others }) =>
      note === null ? others : { ...others, [about]: note },
    );
  const said =
    cue === null
      ? toldOf(part, t, steps[moment.at], names, seat)
      : part.happening(t, cue.event, names, seat);
  const { at, playing } = moment;
  return (
    <>
      <div className={style.table}>
        <part.Table
          shown={view}
          cue={cue}
          seat={seat}
          players={players}
          legal={legal}
          pending={props.pending ? "" : null}
          act={answer ?? nothing}
          replaying={steps.length > 1 || choices.length === 0}
          bare={props.bare}
          notes={props.notes === null ? null : notes}
          {...(props.notes === null ? {} : { setNote })}
          reducedMotion={prefersReducedMotion(now)}
        />
      </div>
      {steps.length > 1 &&
        (props.controls?.({ player, at, playing, moving, done, said, toggle }) ?? (
          <WithKeys player={player} chapters={chapters} toggle={toggle}>
            <Controls
              at={at}
              last={player.last}
              playing={playing}
              moving={moving}
              speed={speed}
              chapters={chapters}
              said={said}
              onJump={(to) => player.jump(to)}
              onBack={() => player.back()}
              onForward={() => player.forward()}
              onPlay={toggle}
              onSpeed={(factor) => {
                setSpeed(factor);
                player.setSpeed(factor);
              }}
            />
          </WithKeys>
        ))}
    </>
  );
}

const nothing = (): void => {};

interface KeysProps {
  player: ReplayPlayer;
  chapters: ReturnType<typeof chaptersOf>;
  toggle: () => void;
  children: ReactNode;
}

function WithKeys({ player, chapters, toggle, children }: KeysProps) {
  useReplayKeys(player, chapters, toggle);
  return children;
}

function questionOf(choices: AnyAction[]): Question<AnyAction> {
  return { rule: "", since: 1, actions: choices.map(({ word }) => word), choices };
}

function usePlayer(steps: PuzzleStep[], part: GamePart): ReplayPlayer {
  const [player] = useState(() => new ReplayPlayer(steps, part.script, 0));
  useEffect(() => () => player.pause(), [player]);
  return player;
}

function toldOf(
  part: GamePart,
  t: Words,
  step: PuzzleStep | undefined,
  names: string[],
  seat: number,
): string {
  return (step?.events ?? [])
    .map((event) => part.sentence(t, event, names, seat))
    .filter((sentence) => sentence !== "")
    .join(" ");
}
