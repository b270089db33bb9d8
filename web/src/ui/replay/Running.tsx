import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ReplayAnswer } from "../../generated/api";
import { useMessages } from "../../i18n/use";
import { go, useRoute } from "../../store/route";
import { settings, wantsStillness } from "../../store/settings";
import { useStore } from "../../store/store";
import type { Json } from "../../store/table";
import type { GamePart } from "../../table/games";
import type { Player as Seated } from "../../table/props";
import { Select } from "../common/Select";
import { cueTold, useProbe } from "../frame/useProbe";
import { Controls } from "./Controls";
import { chaptersOf, stepWithSeq } from "./chapters";
import { LinkToMoment } from "./LinkToMoment";
import { Player } from "./player";
import { ReplayHead } from "./ReplayHead";
import style from "./Running.module.css";
import { useKeys } from "./useKeys";

/** Browsers refuse an address that changes too often, as it would while somebody scrubs. */
const ADDRESS_MS = 400;

const nothing = (): void => {};

/** A replay on the screen: the table as in the game, and below it what moves through time. */
export function Running({ replay, part }: { replay: ReplayAnswer; part: GamePart }) {
  const t = useMessages();
  const { query } = useRoute();
  const now = useStore(settings);
  const { steps, table, eyes } = replay;
  const [start] = useState(() => stepWithSeq(steps, Number(query.get("seq") ?? 0)));
  const player = usePlayer(replay, part, start);
  const moment = useSyncExternalStore(player.subscribe, player.moment);
  const [speed, setSpeed] = useState(1);
  const chapters = useMemo(() => chaptersOf(steps), [steps]);
  const players = useMemo(() => seatedAt(replay), [replay]);
  const names = players.map((one) => one.name);
  const step = steps[moment.at];
  useProbe({
    view: moment.shown.view,
    seq: step?.seq ?? 0,
    legal: null,
    owes: null,
    status: "replay",
    moving: moment.shown.cue !== null,
    cue: cueTold(moment.shown.cue),
  });
  const addressFor = (whose: string) => `/replay/${table.id}?seq=${step?.seq ?? 0}&eyes=${whose}`;
  const address = addressFor(eyes);
  useEffect(() => {
    if (moment.playing) return;
    const timer = setTimeout(() => go(address, { replace: true }), ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [address, moment.playing]);
  const toggle = useCallback(
    () => (player.moment().playing ? player.pause() : player.play()),
    [player],
  );
  useKeys(player, chapters, toggle);
  return (
    <div className={style.frame}>
      <ReplayHead table={table} />
      <main id="main" className={style.main}>
        <div className={style.table}>
          <part.Table
            shown={moment.shown.view}
            cue={moment.shown.cue}
            seat={/^\d$/.test(eyes) ? Number(eyes) : null}
            players={players}
            legal={null}
            pending={null}
            act={nothing}
            replaying
            reducedMotion={wantsStillness(now)}
          />
        </div>
        <Controls
          at={moment.at}
          last={player.last}
          playing={moment.playing}
          speed={speed}
          chapters={chapters}
          said={sentences(part, t, toldOf(moment.shown.cue?.event, step?.events), names)}
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
            value={eyes}
            options={[
              ...names.map((name, seat) => ({
                value: String(seat),
                label: t.replay.eyesOf({ name }),
              })),
              { value: "spectator", label: t.replay.spectator },
              { value: "all", label: t.replay.all },
            ]}
            onValue={(chosen) => go(addressFor(chosen), { replace: true })}
          />
          <LinkToMoment link={location.origin + address} />
        </Controls>
      </main>
    </div>
  );
}

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

/** While something moves only that is told: what comes of it is not given away. */
function toldOf(moving: Json | undefined, all: Json[] | undefined): Json[] {
  return moving === undefined ? (all ?? []) : [moving];
}

function sentences(
  part: GamePart,
  t: ReturnType<typeof useMessages>,
  events: Json[],
  names: string[],
): string {
  return events
    .map((event) => part.sentence(t, event, names))
    .filter((sentence) => sentence !== "")
    .join(" ");
}
