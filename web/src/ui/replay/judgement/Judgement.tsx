import type { ActionShape, AnalysisAnswer } from "../../../generated/api";
import { useAllMessages } from "../../../i18n/use";
import type { Who } from "../../../i18n/who";
import { Button } from "../../../widgets/Button";
import { Problem } from "../../../widgets/Problem";
import { chapterName } from "../chapterName";
import { type Chapter, chapterAt } from "../chapters";
import style from "./Judgement.module.css";
import { isDone, type JudgedDecision, percent, worst } from "./judging";
import type { Analysis } from "./useAnalysis";

interface Props {
  analysis: Analysis;
  judged: JudgedDecision[];
  /** The decision that comes next, if it was judged. */
  next: JudgedDecision | null;
  chapters: Chapter[];
  who: Who;
  /** Say what a decision does, as the table stood at a step. */
  actionText: (action: ActionShape, at: number) => string;
  onJump: (at: number) => void;
  onClose: () => void;
}

/** What a master thinks of a player's decisions: at this moment, and the costliest of all. */
export function Judgement(props: Props) {
  const t = useAllMessages();
  const words = t.help.analysis;
  const { analysis, judged, next, actionText } = props;
  const { answer, problem } = analysis;
  const listed = worst(judged);
  return (
    <aside className={style.panel} aria-label={words.title}>
      <header className={style.head}>
        <h2 className={style.title}>{words.title}</h2>
        <Button
          look="quiet"
          className={style.close ?? ""}
          aria-label={words.dismiss}
          title={words.dismiss}
          onClick={props.onClose}
        >
          <span aria-hidden="true">✕</span>
        </Button>
      </header>
      <p className={style.about}>{words.about({ who: props.who })}</p>
      <Problem problem={problem} onRetry={analysis.again} />
      {problem === null && <Progress answer={answer} />}
      <div className={style.now} aria-live="polite" data-judged={next?.seq}>
        {next === null ? (
          <p className={style.quiet}>{words.unjudged}</p>
        ) : (
          <Moment judged={next} who={props.who} actionText={actionText} />
        )}
      </div>
      <h3 className={style.subtitle}>{words.costliest}</h3>
      {listed.length === 0 && (
        <p className={style.quiet}>
          {answer !== null && isDone(answer) ? words.clean : words.noneYet}
        </p>
      )}
      <ol className={style.list}>
        {listed.map((one) => {
          const best = actionText(one.best_choice, one.at);
          return (
            <li key={one.seq}>
              <button
                type="button"
                className={style.item}
                aria-current={next?.seq === one.seq || undefined}
                data-jump={one.at}
                onClick={() => props.onJump(one.at)}
              >
                <span className={style.cost}>{words.cost({ percent: percent(one.cost) })}</span>
                <span className={style.what}>
                  <span className={style.when}>{whenOf(one)}</span>
                  <span className={style.deed}>{actionText(one.made_choice, one.at)}</span>
                  <span className="visually-hidden">{words.better({ best })}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </aside>
  );

  function whenOf(one: JudgedDecision): string {
    const chapter = chapterAt(props.chapters, one.at);
    return chapter === undefined ? "" : chapterName(t, chapter.name);
  }
}

function Progress({ answer }: { answer: AnalysisAnswer | null }) {
  const { analysis: words } = useAllMessages().help;
  if (answer !== null && isDone(answer)) return null;
  const { done, of } = answer ?? { done: 0, of: null };
  const said = of === null ? words.waiting : words.progress({ done, of });
  return (
    <p className={style.progress}>
      <progress max={of ?? undefined} value={of === null ? undefined : done} aria-label={said} />
      <span>{said}</span>
    </p>
  );
}

interface MomentProps {
  judged: JudgedDecision;
  who: Who;
  actionText: Props["actionText"];
}

/** One decision: what was done, what the master would have done, and the difference. */
function Moment({ judged, who, actionText }: MomentProps) {
  const { analysis: words } = useAllMessages().help;
  const { made, best, at, cost } = judged;
  const same = made === best || percent(cost) === 0;
  return (
    <>
      <dl className={style.two}>
        <dt>{words.made({ who })}</dt>
        <dd>{actionText(judged.made_choice, at)}</dd>
        {!same && (
          <>
            <dt className={style.master}>{words.best}</dt>
            <dd className={style.master}>{actionText(judged.best_choice, at)}</dd>
          </>
        )}
      </dl>
      <p className={style.verdict} data-cost={same ? "none" : cost >= 0.05 ? "high" : "low"}>
        {same ? words.agrees : words.costs({ percent: percent(cost) })}{" "}
        {!same && judged.error !== null && words.error({ percent: percent(judged.error) })}
      </p>
      {judged.net !== null && (
        <p className={style.net}>
          {judged.net.best === made
            ? words.netSame({ made: percent(judged.net.made_chance) })
            : words.net({
                made: percent(judged.net.made_chance),
                best: actionText(judged.net.best_choice, at),
                chance: percent(judged.net.best_chance),
              })}
        </p>
      )}
    </>
  );
}
