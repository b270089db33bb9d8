import { useState } from "react";
import { Button } from "../../../widgets/Button";
import { Emblem } from "../art/Emblem";
import { GemArt } from "../art/GemArt";
import { whoDivides } from "./dividing";
import style from "./RedPillowLesson.module.css";
import { useMasterTaught } from "./taught";

const MOST = 4;

/** How many smugglers and detectives there are, and who gets the red pillow then. */
export function RedPillowLesson() {
  const { words, rules } = useMasterTaught();
  const t = words.master.red;
  const [smugglers, setSmugglers] = useState(2);
  const [detectives, setDetectives] = useState(1);
  const result = whoDivides(String(rules.share_if), smugglers, detectives);
  return (
    <figure className={style.figure}>
      <div className={style.scene}>
        <Count
          character="smuggler"
          label={t.smugglers}
          count={smugglers}
          wins={result === "share"}
          onCount={setSmugglers}
        />
        <span className={style.pillow} aria-hidden="true">
          <GemArt kind="D" />
          <GemArt kind="R" />
          <GemArt kind="S" />
        </span>
        <Count
          character="detective"
          label={t.detectives}
          count={detectives}
          wins={result === "confiscate"}
          onCount={setDetectives}
        />
      </div>
      <figcaption className={style.told} aria-live="polite">
        {t[result]}
      </figcaption>
    </figure>
  );
}

interface CountProps {
  character: "smuggler" | "detective";
  label: string;
  count: number;
  wins: boolean;
  onCount: (count: number) => void;
}

function Count({ character, label, count, wins, onCount }: CountProps) {
  const { words } = useMasterTaught();
  const t = words.master.red;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={label} className={style.count} data-wins={wins || undefined}>
      <span className={style.label}>{label}</span>
      <span className={style.heads} aria-hidden="true">
        {Array.from({ length: MOST }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is what it is
          <span key={at} data-here={at < count || undefined}>
            <Emblem character={character} />
          </span>
        ))}
      </span>
      <span className={style.steps}>
        <Button
          aria-label={t.fewer({ what: label })}
          aria-disabled={count === 0}
          onClick={() => onCount(Math.max(0, count - 1))}
        >
          −
        </Button>
        <b aria-live="polite">{count}</b>
        <Button
          aria-label={t.more({ what: label })}
          aria-disabled={count === MOST}
          onClick={() => onCount(Math.min(MOST, count + 1))}
        >
          +
        </Button>
      </span>
    </div>
  );
}
