import type { ReactNode } from "react";
import type { Front } from "../../../generated/forty_thieves";
import { useBroughtIntoSight } from "../../../hooks/useBroughtIntoSight";
import { useMessages } from "../../../i18n/use";
import { Button } from "../../../widgets/Button";
import { Select } from "../../../widgets/Select";
import { FrontFace } from "../art/FrontFace";
import { frontName, jarName } from "../model/naming";
import { useAllFortyMessages } from "../words";
import style from "./Study.module.css";
import { everyTile, GAP, partsOf, stackOf } from "./tileText";

interface PickerProps {
  title: string;
  text: string;
  /** The tile that lies there now, or a gap. */
  lies: string;
  onTile: (tile: string) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Which tile lies there: first what it hides, then which of the jars that hide that. */
export function TilePicker({ title, text, lies, onTile, onClose, children }: PickerProps) {
  const t = useMessages();
  const words = useAllFortyMessages().forty;
  const panel = useBroughtIntoSight<HTMLElement>(title);
  const there = lies === GAP ? stackOf(text) : everyTile(text);
  const fronts = [...new Set(there.map((tile) => partsOf(tile).front))];
  const now: Front | null = lies === GAP ? null : partsOf(lies).front;
  const same = there.filter((tile) => partsOf(tile).front === now);
  const named = (tile: string) => {
    const { jar, front } = partsOf(tile);
    const name = frontName(words, front);
    return jar === null ? name : words.study.jarOf({ front: name, jar: jarName(words, jar) });
  };
  return (
    <section ref={panel} tabIndex={-1} className={style.panel} aria-label={title} data-picker>
      <div className={style.check}>
        <h3 className={style.heading}>{title}</h3>
        <Button look="quiet" onClick={onClose} aria-label={t.common.close}>
          <span aria-hidden="true">✕</span>
        </Button>
      </div>
      <div className={style.fronts}>
        {fronts.map((front) => {
          const first = there.find((tile) => partsOf(tile).front === front);
          return (
            <button
              key={front}
              type="button"
              className={style.front}
              data-front={front}
              aria-pressed={front === now}
              aria-label={frontName(words, front)}
              title={frontName(words, front)}
              onClick={() => (front === now || first === undefined ? undefined : onTile(first))}
            >
              <FrontFace front={front} />
            </button>
          );
        })}
      </div>
      {now === null || same.length < 2 ? null : (
        <Select
          label={frontName(words, now)}
          value={lies}
          options={same.map((tile) => ({ value: tile, label: named(tile) }))}
          onValue={onTile}
        />
      )}
      {children}
    </section>
  );
}
