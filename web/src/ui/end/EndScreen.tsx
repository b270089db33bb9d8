import { lazy, Suspense, useEffect, useRef } from "react";
import type { TableAnswer } from "../../generated/api";
import type { AnyScoreSheet } from "../../generated/protocol";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { type AllWords, useAllMessages } from "../../i18n/use";
import { whoSits } from "../../i18n/who";
import * as api from "../../net/api";
import { isLocalTable } from "../../net/device/mode";
import { go, Link } from "../../store/route";
import { prefersReducedMotion, settingsStore } from "../../store/settings";
import type { Json } from "../../store/tableState";
import type { EndOfGame, GamePart } from "../../table/module";
import type { Player } from "../../table/props";
import { seatScores, type Tie, tieOf } from "../../table/scores";
import { Button } from "../../widgets/Button";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { Problem } from "../../widgets/Problem";
import { beginIfAllHere } from "../hotseat/beginning";
import { ShareButton } from "../share/ShareButton";
import { appearing, countingOf, paced } from "./counting";
import style from "./EndScreen.module.css";
import { RecordLink } from "./RecordLink";
import { ScoreTable } from "./ScoreTable";
import { useCountingSound } from "./useCountingSound";
import { useResult } from "./useResult";
import { Verify } from "./Verify";

const Course = lazy(async () => ({ default: (await import("./ScoreChart")).ScoreChart }));

/** What every game tells of its end; a game without winners or an ending tells none. */
interface LastView {
  ending?: string | null;
  winners?: number[] | null;
  scores?: number[] | null;
}

export interface EndScreenProps {
  table: TableAnswer;
  /** The table as it stood at the end. */
  last: Json;
  /** How the points came about, where that was told. */
  sheet: AnyScoreSheet | null;
  seat: number | null;
  players: Player[];
  part: GamePart;
  /** The game has ended before these eyes: its points are counted, pile by pile. */
  fresh: boolean;
  /** Several played at this device: none of them is “you”. */
  shared?: boolean;
}

/** The end: who won and how, once more, and how to check it. */
export function EndScreen(props: EndScreenProps) {
  const { table, seat, players, part, fresh, shared = false } = props;
  const last = useResult(table.id, props.last);
  const t = useAllMessages();
  const action = useAsyncAction();
  const names = players.map((player) => player.name);
  const { ending, winners, scores: points } = last as LastView;
  const final = { scores: points ?? [], winners: winners ?? [], sheet: props.sheet };
  const scores = seatScores(final, part.end.layout);
  const tie = tieOf(final, part.end.layout);
  const top = useRef<HTMLDivElement>(null);
  // The table was in sight when the game ended; now it is the result that matters.
  useEffect(() => {
    const stillness = prefersReducedMotion(settingsStore.get());
    top.current?.scrollIntoView({ block: "start", behavior: stillness ? "auto" : "smooth" });
  }, []);
  const again = () =>
    action.run(async () => {
      const next = await api.rematch(table.id);
      await beginIfAllHere(next); // against bots only there is nobody to wait for
      go(`/table/${next.id}`);
    });
  const you = shared ? null : seat;
  const judged = you ?? winners?.[0] ?? 0; // whom a master would judge first
  const steps = countingOf(scores);
  const counting = fresh && !prefersReducedMotion(settingsStore.get());
  useCountingSound(counting ? steps : null);
  return (
    <div ref={top} className={style.end} data-counting={counting || undefined} style={paced(steps)}>
      <header className={style.head}>
        <h2 className={style.title} style={appearing(steps.total)}>
          {headline(t, winners ?? [], names, you)}
        </h2>
        <p className={style.counting} style={appearing(steps.total)} aria-hidden="true">
          {t.end.counting}
        </p>
        <p className={style.ending}>
          {typeof ending === "string" ? part.end.ending(t, ending) : ""}
        </p>
      </header>
      <div className={style.deeds}>
        {table.rematch !== null ? (
          <Link
            to={`/table/${table.rematch}`}
            className={`${button.button} ${button.primary} ${button.big}`}
          >
            {t.end.toRematch}
          </Link>
        ) : seat !== null ? (
          <Button look="primary" big busy={action.busy} onClick={again} title={t.end.rematchHelp}>
            {t.end.rematch}
          </Button>
        ) : null}
        <Link
          to={`/replay/${table.id}${you === null ? "" : `?eyes=${you}`}`}
          className={`${button.button} ${button.big}`}
        >
          {t.end.replay}
        </Link>
        {isLocalTable(table.id) ? null : (
          <Link
            to={`/replay/${table.id}?eyes=${judged}&master=1`}
            className={`${button.button} ${button.big}`}
            title={t.help.analysis.about({ who: whoSits(judged, names, you) })}
            data-end="master"
          >
            {t.help.analysis.ask}
          </Link>
        )}
        {isLocalTable(table.id) ? null : (
          <ShareButton
            table={table.id}
            game={table.game}
            part={part}
            seq={null}
            eyes="spectator"
            big
          />
        )}
        {table.club === null ? null : (
          <Link to={`/group/${table.club}`} className={`${button.button} ${button.big}`}>
            {t.clubs.toGroup}
          </Link>
        )}
        <Link to="/" className={`${button.button} ${button.quiet} ${button.big}`}>
          {t.end.home}
        </Link>
      </div>
      <p role="status" className={style.note}>
        {table.rematch === null ? "" : t.end.rematchOpen}
      </p>
      <Problem problem={action.problem} />
      <Card title={t.end.how}>
        <ScoreTable end={part.end} scores={scores} players={players} seat={you} steps={steps} />
        {tie === null ? null : (
          <div className={style.after} style={appearing(steps.total)}>
            <TieWords end={part.end} tie={tie} names={names} you={you} />
          </div>
        )}
      </Card>
      <div className={style.chart} style={appearing(steps.total)}>
        <Suspense>
          <Course table={table.id} part={part} players={players} you={you} />
        </Suspense>
      </div>
      <div className={style.more}>
        <Verify table={table} seat={seat} part={part} />
        <Card title={t.end.record} help={t.end.recordHelp}>
          <div className={style.deeds}>
            <RecordLink table={table.id} form="text">
              {t.end.text}
            </RecordLink>
            <RecordLink table={table.id} form="json">
              {t.end.json}
            </RecordLink>
          </div>
        </Card>
      </div>
      <p className={style.below}>{t.end.below}</p>
    </div>
  );
}

interface TieWordsProps {
  end: EndOfGame;
  tie: Tie;
  names: string[];
  you: number | null;
}

function TieWords({ end, tie, names, you }: TieWordsProps) {
  const t = useAllMessages();
  const whos = (seats: number[]) => seats.map((seat) => whoSits(seat, names, you));
  const decided = tie.steps.at(-1)?.seats.length === 1;
  return (
    <div className={style.tie}>
      <p>{t.end.tie({ points: t.common.points({ points: tie.points }), whos: whos(tie.seats) })}</p>
      {tie.steps.map((step) => (
        <p key={step.by}>{end.tieStep(t, step, whos(step.seats))}</p>
      ))}
      {decided ? null : <p>{t.end.tieStays}</p>}
    </div>
  );
}

export function headline(
  t: AllWords,
  winners: number[],
  names: string[],
  seat: number | null,
): string {
  if (winners.length === 0) return t.end.nobody;
  if (winners.length === 1 && winners[0] === seat) return t.end.youWon;
  const whos = winners.map((winner) => whoSits(winner, names, seat));
  return winners.length === 1 ? t.end.won({ whos }) : t.end.wonTogether({ whos });
}
