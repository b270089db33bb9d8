import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ReplayAnswer } from "../../generated/api";
import { useAllMessages, type Words } from "../../i18n/use";
import { whoSits } from "../../i18n/who";
import { chairName } from "../../naming/words";
import { isLocalTable } from "../../net/device/mode";
import { currentPath, go, useRoute } from "../../store/route";
import { sessionStore } from "../../store/session";
import { prefersReducedMotion, settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import type { Json } from "../../store/tableState";
import type { GamePart } from "../../table/module";
import type { Player as Seated } from "../../table/props";
import { moduleOf } from "../../table/registry";
import { Button } from "../../widgets/Button";
import { Select } from "../../widgets/Select";
import { EmbedHead } from "../embed/EmbedHead";
import { cueTold, useProbe } from "../frame/useProbe";
import { useCueSound } from "../frame/useSound";
import { ShareButton } from "../share/ShareButton";
import { Controls } from "./Controls";
import { chaptersOf, stepWithSeq } from "./chapters";
import { Judgement } from "./judgement/Judgement";
import { costly, nextAfter, placed } from "./judgement/judging";
import { useAnalysis } from "./judgement/useAnalysis";
import { ReplayHead } from "./ReplayHead";
import style from "./Running.module.css";
import { ReplayPlayer } from "./replayPlayer";
import { StudyButton } from "./StudyButton";
import { useChances } from "./useChances";
import { addressOf, type Extras, seatOfEyes, useExtras, useOwnEyes } from "./useExtras";
import { useReplayKeys } from "./useReplayKeys";

/** Browsers refuse an address that changes too often, as it would while somebody scrubs. */
const ADDRESS_MS = 400;

const nothing = (): void => {};

interface RunningProps {
  replay: ReplayAnswer;
  part: GamePart;
  /** Inside somebody else's page: it only plays, and leads to the whole replay. */
  embedded: boolean;
}

/** A replay on the screen: the table as in the game, and below it what moves through time. */
export function Running({ replay, part, embedded }: RunningProps) {
  const t = useAllMessages();
  const { query } = useRoute();
  const now = useStore(settingsStore);
  const { steps, table, eyes } = replay;
  const [start] = useState(() => stepWithSeq(steps, Number(query.get("seq") ?? 0)));
  const player = usePlayer(replay, part, start);
  const moment = useSyncExternalStore(player.subscribe, player.moment);
  const [speed, setSpeed] = useState(1);
  const chapters = useMemo(() => chaptersOf(steps), [steps]);
  const { me } = useStore(sessionStore);
  const players = useMemo(() => seatedAt(t, replay, me?.id ?? null), [t, replay, me]);
  const you = players.find((one) => one.you)?.seat ?? null;
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
  useCueSound(part, moment.shown.cue);
  const extras = useExtras();
  const ownEyes = useOwnEyes(replay);
  const here = isLocalTable(table.id); // only this device knows it: no server can judge it
  const seat = seatOfEyes(eyes);
  const addressFor = (whose: string, also: Extras = extras) =>
    addressOf(table.id, step?.seq ?? 0, whose, also);
  const address = addressFor(eyes);
  const still = moment.shown.cue === null;
  const analysis = useAnalysis(table.id, extras.master ? seat : null);
  const judged = useMemo(() => placed(analysis.answer, steps), [analysis.answer, steps]);
  const next = nextAfter(judged, moment.at);
  const chances = useChances(table.id, extras.chances ? seat : null, step?.seq ?? 0);
  const reckoned = moduleOf(table.game).chances;
  const show = (also: Partial<Extras>) =>
    go(addressFor(ownEyes, { ...extras, ...also }), { replace: true });
  useEffect(() => {
    if (moment.playing || embedded) return;
    const timer = setTimeout(() => {
      // Another screen may be on its way while this one is still shown.
      if (currentPath() === `/replay/${table.id}`) go(address, { replace: true });
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [table.id, address, moment.playing, embedded]);
  const toggle = useCallback(
    () => (player.moment().playing ? player.pause() : player.play()),
    [player],
  );
  useReplayKeys(player, chapters, toggle);
  return (
    <div className={style.frame} data-game={table.game}>
      {embedded ? <EmbedHead table={table} link={address} /> : <ReplayHead table={table} />}
      <main id="main" className={style.main}>
        <div className={style.table}>
          <part.Table
            shown={moment.shown.view}
            cue={moment.shown.cue}
            seat={seat}
            players={players}
            legal={null}
            pending={null}
            act={nothing}
            replaying
            advised={still && next !== null && next.best !== next.made ? next.best_choice : null}
            chances={still ? chances : null}
            reducedMotion={prefersReducedMotion(now)}
          />
        </div>
        {extras.master && seat !== null && (
          <Judgement
            analysis={analysis}
            judged={judged}
            next={next}
            chapters={chapters}
            who={whoSits(seat, names, you)}
            actionText={(action, at) => part.actionText(t, action, steps[at]?.view ?? {}, names)}
            onJump={(to) => player.jump(to)}
            onClose={() => show({ master: false })}
          />
        )}
        <Controls
          at={moment.at}
          last={player.last}
          playing={moment.playing}
          moving={!still}
          speed={speed}
          chapters={chapters}
          said={told(part, t, moment.shown.cue?.event, step?.events ?? [], names, you)}
          marks={costly(judged).map(({ at, cost }) => ({ at, weight: cost }))}
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
            onValue={(chosen) =>
              go(`${embedded ? "/embed" : ""}${addressFor(chosen)}`, { replace: true })
            }
          />
          {embedded || here ? null : (
            <>
              <Button
                data-replay="master"
                aria-pressed={extras.master && seat !== null}
                onClick={() => show({ master: !(extras.master && seat !== null) })}
              >
                {t.help.analysis.ask}
              </Button>
              {reckoned && (
                <Button
                  data-replay="chances"
                  aria-pressed={extras.chances && seat !== null}
                  title={t.help.chances.help}
                  onClick={() => show({ chances: !(extras.chances && seat !== null) })}
                >
                  {t.help.chances.show}
                </Button>
              )}
              <StudyButton table={table.id} game={table.game} seq={step?.seq ?? 0} />
              <ShareButton
                table={table.id}
                game={table.game}
                part={part}
                seq={step?.seq ?? 0}
                eyes={eyes}
              />
            </>
          )}
        </Controls>
      </main>
    </div>
  );
}

/** A player for this replay, from this step on; it is closed when the screen goes. */
function usePlayer(replay: ReplayAnswer, part: GamePart, start: number): ReplayPlayer {
  const [player] = useState(() => new ReplayPlayer(replay.steps, part.script, start));
  useEffect(() => () => player.pause(), [player]);
  return player;
}

/** The one seat that somebody played; none if friends shared the device. */
function ownSeat({ table }: ReplayAnswer, me: string): number {
  const seats = table.seats.flatMap((chair, seat) => (chair.person === me ? [seat] : []));
  return seats.length === 1 ? (seats[0] ?? -1) : -1;
}

function seatedAt(t: Words, replay: ReplayAnswer, me: string | null): Seated[] {
  const own = me === null ? -1 : ownSeat(replay, me);
  return replay.table.seats.map((chair, seat) => ({
    seat,
    name: chairName(t, chair),
    colour: chair.colour,
    bot: chair.bot,
    connected: true,
    away: false,
    persona: chair.persona,
    you: seat === own,
  }));
}

/** While something moves only that is told: what comes of it is not given away. */
function told(
  part: GamePart,
  t: Words,
  moving: Json | undefined,
  all: Json[],
  names: string[],
  you: number | null,
): string {
  if (moving !== undefined) return part.happening(t, moving, names, you);
  return all
    .map((event) => part.sentence(t, event, names, you))
    .filter((sentence) => sentence !== "")
    .join(" ");
}
