import { useEffect, useState } from "react";
import type { View } from "../generated/forty_thieves";
import { Button } from "../ui/common/Button";
import { TileFront } from "./art/Tile";
import { Key } from "./Choices";
import { useTable } from "./context";
import style from "./DaggerPanel.module.css";
import { aimName, type FortyWords, theFront } from "./naming";
import { standing } from "./questions";
import { at } from "./scene";
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
        {view.chain.map((played) => (
          <span key={`${played.seat} ${played.jar} ${played.front}`} className={style.tile}>
            <TileFront front={played.front} />
          </span>
        ))}
        <p className={style.played}>{story(t, view, names)}</p>
        {deadline !== null && <Countdown deadline={deadline} />}
      </div>
      <p className={style.ask} aria-live="polite">
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

/** The tiles that were played and have not worked yet; while there is no pause, without a question. */
export function Chain() {
  const { view } = useTable();
  return (
    <div className={style.waiting} data-at={at.chain} aria-hidden="true">
      {view.phase !== "dagger" &&
        view.chain.map((played) => (
          <span key={`${played.seat} ${played.jar} ${played.front}`} className={style.tile}>
            <TileFront front={played.front} />
          </span>
        ))}
    </div>
  );
}

function story(t: FortyWords, view: View, names: readonly string[]): string {
  const last = view.chain.at(-1);
  const before = view.chain.at(-2);
  if (last === undefined) return t.dagger.wait;
  const name = names[last.seat] ?? "";
  const tile = theFront(t, last.front);
  if (before !== undefined) {
    const other = names[before.seat] ?? "";
    return t.dagger.against({ name, other, tile: theFront(t, before.front) });
  }
  if (view.target === null) return t.dagger.played({ name, tile });
  return t.dagger.aimed({ name, tile, aim: aimName(t, view.target, names) });
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
