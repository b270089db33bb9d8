import { useEffect, useState } from "react";
import { Button } from "../ui/common/Button";
import { TileFront } from "./art/Tile";
import { Key } from "./Choices";
import { useTable } from "./context";
import style from "./DaggerPanel.module.css";
import { pauseStory, standing } from "./questions";
import { isSkip } from "./words";

interface DaggerPanelProps {
  /** When the pause is over, in milliseconds since 1970. */
  deadline: number | null;
  pending: boolean;
}

/** The pause after a special tile was played: the same for all who are asked, Dagger or not. */
export function DaggerPanel({ deadline, pending }: DaggerPanelProps) {
  const { t, view, names, choosing, seat } = useTable();
  const skip = choosing.words.find(isSkip);
  const daggers = choosing.words.filter((word) => word.verb === "dagger");
  const picked = daggers.find((word) => choosing.selection.slots.includes(word.slots[0] ?? 0));
  const dagger = picked ?? daggers[0];
  const asked = skip !== undefined;
  return (
    <section className={style.panel} aria-label={t.dagger.title}>
      <div className={style.chain}>
        <Played />
        <p className={style.played}>{pauseStory({ t, view, names })}</p>
        {deadline !== null && <Countdown deadline={deadline} />}
      </div>
      <p className={style.ask}>
        {asked ? t.dagger.ask : pending ? t.prompt.sent : standing({ t, view, names })}
      </p>
      {seat !== null && (
        <div className={style.choices}>
          <Button
            aria-disabled={!asked}
            data-word={skip?.word}
            onClick={() => skip !== undefined && choosing.act(skip.word)}
          >
            {t.actions.letBe}
            <Key name="S" />
          </Button>
          <Button
            look={dagger === undefined ? "plain" : "primary"}
            aria-disabled={dagger === undefined}
            data-word={dagger?.word}
            onClick={() => dagger !== undefined && choosing.act(dagger.word)}
          >
            {t.dagger.play}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The tiles that were played and have not worked yet, while nobody is asked about them. */
export function Chain() {
  return (
    <div className={style.waiting} aria-hidden="true">
      <Played />
    </div>
  );
}

function Played() {
  const { view } = useTable();
  return view.chain.map(({ front }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tiles are only added at the end
    <span key={index} className={style.tile}>
      <TileFront front={front} />
    </span>
  ));
}

/** Seconds that are left; shown only, for listeners it would be a chatterbox. */
function Countdown({ deadline }: { deadline: number }) {
  const { t } = useTable();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1000));
  return (
    <span
      className={style.countdown}
      role="timer"
      aria-live="off"
      aria-label={t.dagger.seconds({ seconds })}
    >
      {seconds}
    </span>
  );
}
