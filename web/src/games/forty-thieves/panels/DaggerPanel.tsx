import { Button } from "../../../widgets/Button";
import { Key } from "../../../widgets/Key";
import { useTable } from "../board/context";
import { isSkip } from "../model/choices";
import { pauseStory } from "../model/questions";
import { Chain } from "./Chain";
import { Countdown } from "./Countdown";
import style from "./DaggerPanel.module.css";

interface DaggerPanelProps {
  /** When the pause is over, in milliseconds since 1970. */
  deadline: number | null;
  pending: boolean;
  /** An answer is owed, whatever may be answered. */
  asked: boolean;
}

/** The pause after a special tile was played: the same for all who are asked, Dagger or not. */
export function DaggerPanel({ deadline, pending, asked }: DaggerPanelProps) {
  const { t, view, names, choosing, seat, advised } = useTable();
  const skip = choosing.choices.find(isSkip);
  const daggers = choosing.choices.filter((one) => one.verb === "dagger");
  const picked = daggers.find(({ slot }) => choosing.selection.slots.includes(slot));
  const dagger = picked ?? daggers[0];
  const isMine = seat !== null && [...view.deciders, ...view.to_ask].includes(seat);
  const ask = () => {
    if (pending) return t.prompt.sent;
    if (asked) return t.dagger.ask;
    return isMine ? t.dagger.answered : t.dagger.wait;
  };
  return (
    <section className={style.panel} aria-label={t.dagger.title}>
      <div className={style.chain}>
        <Chain />
        <p className={style.story}>
          <span className={style.played}>{pauseStory({ t, view, names })}</span> {ask()}
        </p>
        {deadline !== null && <Countdown key={deadline} deadline={deadline} />}
      </div>
      {(isMine || skip !== undefined) && (
        <div className={style.choices}>
          <Button
            aria-disabled={skip === undefined}
            data-word={skip?.word}
            data-advised={(skip !== undefined && skip.word === advised?.word) || undefined}
            onClick={() => skip !== undefined && choosing.act(skip.word)}
          >
            {t.actions.letBe}
            <Key name="S" />
          </Button>
          <Button
            look={dagger === undefined ? "plain" : "primary"}
            aria-disabled={dagger === undefined}
            data-word={dagger?.word}
            data-advised={(dagger !== undefined && dagger.word === advised?.word) || undefined}
            onClick={() => dagger !== undefined && choosing.act(dagger.word)}
          >
            {t.dagger.play}
          </Button>
        </div>
      )}
    </section>
  );
}
