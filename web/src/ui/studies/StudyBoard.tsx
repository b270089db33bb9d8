// A study: its table, the line that leads through it, and what is written beside it.

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { StudyAnswer, StudyChange } from "../../generated/api";
import type { AnyAction } from "../../generated/protocol";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import { gameName } from "../../naming/words";
import * as api from "../../net/api";
import { currentPath, go, useRoute } from "../../store/route";
import { prefersReducedMotion, settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import type { GamePart } from "../../table/module";
import type { StudyPart } from "../../table/studies";
import { Problem } from "../../widgets/Problem";
import { cueTold, useProbe } from "../frame/useProbe";
import { useCueSound } from "../frame/useSound";
import { playersAt } from "../puzzles/players";
import { Controls } from "../replay/Controls";
import { chaptersOf } from "../replay/chapters";
import { ReplayPlayer } from "../replay/replayPlayer";
import { useReplayKeys } from "../replay/useReplayKeys";
import { Comment } from "./Comment";
import { LineList } from "./LineList";
import { StudyDeeds } from "./StudyDeeds";
import { StudyFrame } from "./StudyFrame";
import style from "./StudyTable.module.css";

interface BoardProps {
  study: StudyAnswer;
  part: GamePart;
  studies: StudyPart | null;
  onChanged: (study: StudyAnswer) => void;
}

/** Browsers refuse an address that changes too often, as it would while somebody scrubs. */
const ADDRESS_MS = 400;

const nothing = (): void => {};

export function StudyBoard({ study, part, studies, onChanged }: BoardProps) {
  const t = useAllMessages();
  const now = useStore(settingsStore);
  const { query } = useRoute();
  const { steps, question, mine } = study;
  const player = useLinePlayer(study, part, Number(query.get("step") ?? 0));
  const moment = useSyncExternalStore(player.subscribe, player.moment);
  const [speed, setSpeed] = useState(1);
  const action = useAsyncAction();
  const chapters = useMemo(() => chaptersOf(steps), [steps]);
  const { at, playing } = moment;
  const { cue, view } = moment.shown;
  const moving = cue !== null;
  const atEnd = at === player.last && !moving;
  const asked = mine && atEnd && question !== null ? question : null;
  const seat = asked?.seat ?? null;
  const players = useMemo(() => playersAt(t, study.players, -1), [t, study.players]);
  const names = players.map((one) => one.name);
  const legal = useMemo(
    () =>
      asked === null
        ? null
        : {
            rule: asked.rule,
            since: study.version + 1,
            actions: asked.actions,
            choices: asked.choices as unknown as AnyAction[], // the border: as the rules wrote them
          },
    [asked, study.version],
  );
  // Everything is seen here; who decides sees it from where he sits.
  const shown = asked === null ? view : { ...view, viewer: asked.seat };
  useProbe({
    view: shown,
    seq: at,
    legal,
    owes: null,
    status: "study",
    moving,
    cue: cueTold(cue),
  });
  useCueSound(part, cue);
  const toggle = useCallback(
    () => (player.moment().playing ? player.pause() : player.play()),
    [player],
  );
  useReplayKeys(player, chapters, toggle);
  useEffect(() => {
    if (playing) return;
    const path = `/study/${study.id}`;
    const timer = setTimeout(() => {
      // Another screen may be on its way while this one is still shown.
      if (currentPath() === path) go(`${path}?step=${at}`, { replace: true });
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [study.id, at, playing]);
  const change = (how: Omit<StudyChange, "version">) =>
    action.run(async () =>
      onChanged(await api.changeStudy(study.id, { version: study.version, ...how })),
    );
  const step = steps[at];
  const said = (events: StudyAnswer["steps"][number]["events"]) =>
    events
      .map((event) => part.sentence(t, event, names))
      .filter((sentence) => sentence !== "")
      .join(" ");
  const lead =
    asked !== null
      ? t.studies.decides({ name: names[asked.seat] ?? "" })
      : atEnd && question === null
        ? t.studies.atEnd
        : at === 0
          ? t.studies.begin
          : t.replay.step({ step: at, all: player.last });
  const Hidden = studies?.Hidden ?? null;
  return (
    <StudyFrame
      game={study.game}
      title={study.title}
      facts={`${gameName(study.game)} · ${t.studies.by({ name: study.author.name })}`}
      lead={lead}
      table={
        <>
          <div className={style.table}>
            <part.Table
              shown={shown}
              cue={cue}
              seat={seat}
              players={players}
              legal={legal}
              pending={action.busy ? "" : null}
              act={(word) =>
                asked === null
                  ? nothing()
                  : void change({ decision: { seat: asked.seat, action: word } })
              }
              replaying={asked === null}
              score
              reducedMotion={prefersReducedMotion(now)}
            />
          </div>
          <Controls
            at={at}
            last={player.last}
            playing={playing}
            moving={moving}
            speed={speed}
            chapters={chapters}
            said={cue === null ? said(step?.events ?? []) : part.happening(t, cue.event, names)}
            onJump={(to) => player.jump(to)}
            onBack={() => player.back()}
            onForward={() => player.forward()}
            onPlay={toggle}
            onSpeed={(factor) => {
              setSpeed(factor);
              player.setSpeed(factor);
            }}
          />
        </>
      }
    >
      <Problem problem={action.problem} />
      <Comment
        key={`${at} ${step?.comment}`}
        mine={mine}
        text={step?.comment ?? ""}
        busy={action.busy}
        onSave={(text) => change({ comment: { step: at, text } })}
      />
      <LineList
        steps={steps.map((one, index) => ({
          text: index === 0 ? t.studies.begin : said(one.events) || one.word,
          comment: one.comment,
        }))}
        at={at}
        onJump={(to) => player.jump(to)}
      />
      {Hidden === null ? null : <Hidden view={view} />}
      <StudyDeeds
        study={study}
        at={at}
        names={names}
        busy={action.busy}
        onCut={() => change({ cut: at })}
        onRename={(title) => change({ title })}
      />
    </StudyFrame>
  );
}

/** A player of the line; when the line grows by a decision, that is shown as it happens. */
function useLinePlayer(study: StudyAnswer, part: GamePart, start: number): ReplayPlayer {
  const { steps, version } = study;
  const before = useRef<{ player: ReplayPlayer; version: number } | null>(null);
  if (before.current === null || before.current.version !== version) {
    const old = before.current?.player ?? null;
    const at = old === null ? start : old.moment().at;
    const grew = old !== null && steps.length === old.steps.length + 1;
    const player = new ReplayPlayer(steps, part.script, grew ? steps.length - 2 : at);
    if (grew) player.forward();
    old?.pause();
    before.current = { player, version };
  }
  const { player } = before.current;
  useEffect(() => () => player.pause(), [player]);
  return player;
}
