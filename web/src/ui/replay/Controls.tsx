import { type ReactNode, useId, useState } from "react";
import { useAllMessages } from "../../i18n/use";
import { Button } from "../../widgets/Button";
import { Select } from "../../widgets/Select";
import style from "./Controls.module.css";
import { chapterName } from "./chapterName";
import { type Chapter, chapterAt } from "./chapters";
import { Steps, type StepsProps } from "./Steps";
import { type Mark, TimelineMarks } from "./TimelineMarks";

export interface ControlsProps extends StepsProps {
  speed: number;
  chapters: Chapter[];
  /** What the step brought, in words. */
  said: string;
  onSpeed: (speed: number) => void;
  /** The step is being shown. */
  moving?: boolean;
  /** What stands out on the bar. */
  marks?: Mark[];
  /** Such as through whose eyes, and the link. */
  children?: ReactNode;
}

const SPEEDS = [0.5, 1, 2, 4];

/** What moves a replay through time: the bar, the buttons; and what is needed less often. */
export function Controls(props: ControlsProps) {
  const t = useAllMessages();
  const id = useId();
  const [more, setMore] = useState(false);
  const { at, last, chapters } = props;
  // A step that ends a turn belongs to the next one, but only once it has been shown.
  const chapter = chapterAt(chapters, props.moving ? Math.max(0, at - 1) : at);
  return (
    <section className={style.controls} aria-label={t.replay.controls}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <p role="status" tabIndex={0} className={style.said}>
        {props.said}
      </p>
      <div className={style.scrub}>
        <label htmlFor={id} className="visually-hidden">
          {t.replay.scrub}
        </label>
        <span className={style.bar}>
          <TimelineMarks marks={props.marks ?? []} last={last} />
          <input
            id={id}
            type="range"
            min={0}
            max={last}
            value={at}
            className={style.range}
            aria-valuetext={`${t.replay.step({ step: at, all: last })}. ${chapter ? chapterName(t, chapter.name) : ""}`}
            onChange={(event) => props.onJump(Number(event.target.value))}
          />
        </span>
        <output className={style.count} htmlFor={id}>
          {at} / {last}
        </output>
      </div>
      <div className={style.row}>
        <Steps {...props} />
        <Button
          className={style.opener}
          aria-expanded={more}
          aria-controls={`${id}-more`}
          aria-label={t.replay.more}
          title={t.replay.more}
          onClick={() => setMore(!more)}
        >
          <span aria-hidden="true">⋯</span>
        </Button>
      </div>
      <div id={`${id}-more`} className={style.more} data-open={more || undefined}>
        <Select
          label={t.replay.round}
          value={String(chapter?.at ?? 0)}
          options={chapters.map((one) => ({
            value: String(one.at),
            label: chapterName(t, one.name),
          }))}
          onValue={(value) => props.onJump(Number(value))}
        />
        <Select
          label={t.replay.speed}
          value={String(props.speed)}
          options={SPEEDS.map((factor) => ({
            value: String(factor),
            label: t.replay.speedOf({ factor }),
          }))}
          onValue={(value) => props.onSpeed(Number(value))}
        />
        {props.children}
      </div>
      <p className={style.keys}>{t.replay.keys}</p>
    </section>
  );
}
