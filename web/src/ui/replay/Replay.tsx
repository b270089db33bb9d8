import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ReplayAnswer } from "../../generated/api";
import { useMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { go, Link, useRoute } from "../../store/route";
import { settings, wantsStillness } from "../../store/settings";
import { useStore } from "../../store/store";
import type { GamePart } from "../../table/games";
import type { Player as Seated } from "../../table/props";
import { Button } from "../common/Button";
import button from "../common/Button.module.css";
import { Copy } from "../common/Copy";
import { Dialog } from "../common/Dialog";
import { EmptyState } from "../common/EmptyState";
import { Page } from "../common/Page";
import { Problem } from "../common/Problem";
import { Select } from "../common/Select";
import { Skeleton } from "../common/Skeleton";
import { useAnswer } from "../common/useAnswer";
import { gameName } from "../common/words";
import { Controls } from "./Controls";
import { chaptersOf, stepWithSeq } from "./chapters";
import { Player } from "./player";
import style from "./Replay.module.css";
import { useKeys } from "./useKeys";

export interface ReplayProps {
  id: string;
  /** Load a game's table, script and sentences. */
  load: (game: string) => Promise<GamePart>;
}

/** A finished game, again: any moment, any pace, through anybody's eyes. */
export function Replay({ id, load }: ReplayProps) {
  const t = useMessages();
  const { query } = useRoute();
  const eyes = query.get("eyes") ?? "spectator";
  const { value, problem, again } = useAnswer(async () => {
    const replay = await api.replay(id, eyes);
    return { replay, part: await load(replay.table.game) };
  }, [id, eyes, load]);
  const game = value ? gameName(t, value.replay.table.game) : "";
  const shown = value?.replay.eyes === eyes && value.replay.table.id === id ? value : null;
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
  return (
    <Page
      title={value ? t.replay.title({ game }) : t.home.replay}
      hideHeading={value !== null}
      wide
    >
      <Problem problem={problem} onRetry={again} />
      {shown === null ? (
        problem === null ? (
          <Skeleton lines={8} />
        ) : null
      ) : (
        <Running key={`${id} ${eyes}`} replay={shown.replay} part={shown.part} />
      )}
    </Page>
  );
}

function Running({ replay, part }: { replay: ReplayAnswer; part: GamePart }) {
  const t = useMessages();
  const { query } = useRoute();
  const now = useStore(settings);
  const { steps, table, eyes } = replay;
  const [start] = useState(() => stepWithSeq(steps, Number(query.get("seq") ?? 0)));
  const player = usePlayer(replay, part, start);
  const moment = useSyncExternalStore(player.subscribe, player.moment);
  const [speed, setSpeed] = useState(1);
  const [linked, setLinked] = useState(false);
  const chapters = useMemo(() => chaptersOf(steps), [steps]);
  const players = useMemo(() => seatedAt(replay), [replay]);
  const names = players.map((one) => one.name);
  const step = steps[moment.at];
  const address = `/replay/${table.id}?seq=${step?.seq ?? 0}&eyes=${eyes}`;
  useEffect(() => {
    if (moment.playing) return;
    const timer = setTimeout(() => go(address, { replace: true }), ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [address, moment.playing]);
  const toggle = useCallback(
    () => (player.moment().playing ? player.pause() : player.play()),
    [player],
  );
  useKeys(player, toggle);
  const said = step === undefined ? "" : sentences(part, t, step.events, names);
  return (
    <div className={style.replay}>
      <div className={style.table}>
        <part.Table
          shown={moment.shown.view}
          cue={moment.shown.cue}
          seat={/^\d$/.test(eyes) ? Number(eyes) : null}
          players={players}
          legal={null}
          pending={null}
          act={nothing}
          reducedMotion={wantsStillness(now)}
        />
      </div>
      <div className={style.controls}>
        <Controls
          at={moment.at}
          last={player.last}
          playing={moment.playing}
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
        >
          <Select
            label={t.replay.eyes}
            hideLabel
            value={eyes}
            options={[
              ...names.map((name, seat) => ({
                value: String(seat),
                label: t.replay.eyesOf({ name }),
              })),
              { value: "spectator", label: t.replay.spectator },
              { value: "all", label: t.replay.all },
            ]}
            onValue={(chosen) =>
              go(`/replay/${table.id}?seq=${step?.seq ?? 0}&eyes=${chosen}`, { replace: true })
            }
          />
          <Button onClick={() => setLinked(true)}>{t.replay.link}</Button>
        </Controls>
        <p className={style.keys}>{t.replay.keys}</p>
      </div>
      {linked ? (
        <Dialog title={t.replay.link} onClose={() => setLinked(false)}>
          <Copy label={t.replay.link} text={location.origin + address} />
        </Dialog>
      ) : null}
    </div>
  );
}

/** Browsers refuse an address that changes too often, as it would while somebody scrubs. */
const ADDRESS_MS = 400;

const nothing = (): void => {};

/** A player for this replay, from this step on; it is closed when the screen goes. */
function usePlayer(replay: ReplayAnswer, part: GamePart, start: number): Player {
  const [player] = useState(() => new Player(replay.steps, part.script, start));
  useEffect(() => () => player.pause(), [player]);
  return player;
}

function seatedAt(replay: ReplayAnswer): Seated[] {
  return replay.table.seats.map((chair, seat) => ({
    seat,
    name: chair.name,
    colour: chair.colour,
    bot: chair.bot,
    connected: true,
    away: false,
  }));
}

function sentences(
  part: GamePart,
  t: ReturnType<typeof useMessages>,
  events: Record<string, unknown>[],
  names: string[],
): string {
  return events
    .map((event) => part.sentence(t, event, names))
    .filter((sentence) => sentence !== "")
    .join(" ");
}
