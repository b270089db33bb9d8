import { lazy, Suspense, useEffect, useRef } from "react";
import type { TableAnswer } from "../../generated/api";
import type { View as FortyView } from "../../generated/forty_thieves";
import type { View as MasterView } from "../../generated/master_thieves";
import { useDeed } from "../../hooks/useDeed";
import { useMessages, type Words } from "../../i18n/use";
import { whoSits } from "../../i18n/who";
import { entry } from "../../naming/words";
import * as api from "../../net/api";
import { go, Link } from "../../store/route";
import { settings, wantsStillness } from "../../store/settings";
import type { GamePart } from "../../table/games";
import type { Player } from "../../table/props";
import { Button } from "../../widgets/Button";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { Problem } from "../../widgets/Problem";
import { beginIfAllHere } from "../hotseat/beginning";
import { appearing, countingOf, paced } from "./counting";
import style from "./EndScreen.module.css";
import { ScoreSheet } from "./ScoreSheet";
import { fortyAccounts, fortyTie, masterAccounts, masterTie, type Tie } from "./scores";
import { useCountingSound } from "./useCountingSound";
import { Verify } from "./Verify";

const Course = lazy(async () => ({ default: (await import("./Course")).Course }));

/** How the table stands at the end, and of which game it is a view. */
export type LastView =
  | { game: "master-thieves"; view: MasterView }
  | { game: "forty-thieves"; view: FortyView };

export interface EndScreenProps {
  table: TableAnswer;
  last: LastView;
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
  const { table, last, seat, players, part, fresh, shared = false } = props;
  const t = useMessages();
  const deed = useDeed();
  const names = players.map((player) => player.name);
  const accounts =
    last.game === "master-thieves" ? masterAccounts(last.view) : fortyAccounts(last.view);
  const tie =
    last.game === "master-thieves" ? masterTie(last.view, table.ruleset) : fortyTie(last.view);
  const { ending, winners } = last.view;
  const top = useRef<HTMLDivElement>(null);
  // The table was in sight when the game ended; now it is the result that matters.
  useEffect(() => {
    const stillness = wantsStillness(settings.get());
    top.current?.scrollIntoView({ block: "start", behavior: stillness ? "auto" : "smooth" });
  }, []);
  const again = () =>
    deed.run(async () => {
      const next = await api.rematch(table.id);
      await beginIfAllHere(next); // against bots only there is nobody to wait for
      go(`/table/${next.id}`);
    });
  const you = shared ? null : seat;
  const judged = you ?? winners?.[0] ?? 0; // whom a master would judge first
  const steps = countingOf(accounts);
  const counting = fresh && !wantsStillness(settings.get());
  useCountingSound(counting ? steps : null);
  return (
    <div ref={top} className={style.end} data-counting={counting || undefined} style={paced(steps)}>
      <header className={style.head}>
        <h2 className={style.title} style={appearing(steps.total)}>
          {headline(t, winners ?? [], names, you)}
        </h2>
        <p className={style.ending}>
          {ending === null ? "" : (entry(t.end.endings, ending) ?? "")}
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
          <Button look="primary" big busy={deed.busy} onClick={again} title={t.end.rematchHelp}>
            {t.end.rematch}
          </Button>
        ) : null}
        <Link
          to={`/replay/${table.id}${you === null ? "" : `?eyes=${you}`}`}
          className={`${button.button} ${button.big}`}
        >
          {t.end.replay}
        </Link>
        <Link
          to={`/replay/${table.id}?eyes=${judged}&master=1`}
          className={`${button.button} ${button.big}`}
          title={t.help.analysis.about({ who: whoSits(judged, names, you) })}
          data-end="master"
        >
          {t.help.analysis.ask}
        </Link>
        <Link to="/" className={`${button.button} ${button.quiet} ${button.big}`}>
          {t.end.home}
        </Link>
      </div>
      <p role="status" className={style.note}>
        {table.rematch === null ? "" : t.end.rematchOpen}
      </p>
      <Problem problem={deed.problem} />
      <Card title={t.end.how}>
        <ScoreSheet accounts={accounts} players={players} seat={you} steps={steps} />
        {tie === null ? null : (
          <div className={style.after} style={appearing(steps.total)}>
            <TieWords tie={tie} names={names} you={you} />
          </div>
        )}
      </Card>
      <div className={style.after} style={appearing(steps.total)}>
        <Suspense>
          <Course table={table.id} part={part} players={players} you={you} />
        </Suspense>
      </div>
      <div className={style.more}>
        <Verify table={table} seat={seat} />
        <Card title={t.end.record} help={t.end.recordHelp}>
          <div className={style.deeds}>
            <a className={button.button} href={api.recordLink(table.id, "text")} download>
              {t.end.text}
            </a>
            <a className={button.button} href={api.recordLink(table.id, "json")} download>
              {t.end.json}
            </a>
          </div>
        </Card>
      </div>
      <p className={style.below}>{t.end.below}</p>
    </div>
  );
}

function TieWords({ tie, names, you }: { tie: Tie; names: string[]; you: number | null }) {
  const t = useMessages();
  const whos = (seats: number[]) => seats.map((seat) => whoSits(seat, names, you));
  const decided = tie.steps.at(-1)?.seats.length === 1;
  return (
    <div className={style.tie}>
      <p>{t.end.tie({ points: t.common.points({ points: tie.points }), whos: whos(tie.seats) })}</p>
      {tie.steps.map((step) => (
        <p key={step.by}>{t.end.tieBy[step.by]({ most: step.most, whos: whos(step.seats) })}</p>
      ))}
      {decided ? null : <p>{t.end.tieStays}</p>}
    </div>
  );
}

export function headline(
  t: Words,
  winners: number[],
  names: string[],
  seat: number | null,
): string {
  if (winners.length === 0) return t.end.nobody;
  if (winners.length === 1 && winners[0] === seat) return t.end.youWon;
  const whos = winners.map((winner) => whoSits(winner, names, seat));
  return winners.length === 1 ? t.end.won({ whos }) : t.end.wonTogether({ whos });
}
