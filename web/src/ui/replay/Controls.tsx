import { type ReactNode, useId } from "react";
import { useMessages, type Words } from "../../i18n/use";
import { Button } from "../common/Button";
import { Select } from "../common/Select";
import style from "./Controls.module.css";
import { type Chapter, chapterAt } from "./chapters";

export interface ControlsProps {
  at: number;
  last: number;
  playing: boolean;
  speed: number;
  chapters: Chapter[];
  /** What the step brought, in words. */
  said: string;
  onJump: (at: number) => void;
  onBack: () => void;
  onForward: () => void;
  onPlay: () => void;
  onSpeed: (speed: number) => void;
  /** Through whose eyes, and the link. */
  children?: ReactNode;
}

const SPEEDS = [0.5, 1, 2, 4];

/** The buttons, the bar and the jumps of a replay. */
export function Controls(props: ControlsProps) {
  const t = useMessages();
  const id = useId();
  const { at, last, playing, chapters } = props;
  const chapter = chapterAt(chapters, at);
  return (
    <section className={style.controls} aria-label={t.replay.controls}>
      <div className={style.scrub}>
        <label htmlFor={id} className="visually-hidden">
          {t.replay.scrub}
        </label>
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
        <output className={style.count} htmlFor={id}>
          {at} / {last}
        </output>
      </div>
      <div className={style.row}>
        <div className={style.buttons}>
          <Button
            onClick={() => props.onJump(0)}
            aria-label={t.replay.first}
            title={t.replay.first}
          >
            <Icon d="M5 4v12M16 4 8 10l8 6z" />
          </Button>
          <Button
            onClick={props.onBack}
            aria-label={t.replay.back}
            title={t.replay.back}
            disabled={at === 0}
          >
            <Icon d="M13 4 6 10l7 6z" />
          </Button>
          <Button
            look="primary"
            onClick={props.onPlay}
            aria-label={playing ? t.replay.pause : t.replay.play}
            title={playing ? t.replay.pause : t.replay.play}
          >
            <Icon d={playing ? "M6 4v12M14 4v12" : "M6 3.500 16 10 6 16.500z"} />
          </Button>
          <Button
            onClick={props.onForward}
            aria-label={t.replay.forward}
            title={t.replay.forward}
            disabled={at === last}
          >
            <Icon d="m7 4 7 6-7 6z" />
          </Button>
          <Button
            onClick={() => props.onJump(last)}
            aria-label={t.replay.last}
            title={t.replay.last}
          >
            <Icon d="M15 4v12M4 4l8 6-8 6z" />
          </Button>
        </div>
        <Select
          label={t.replay.round}
          hideLabel
          value={String(chapter?.at ?? 0)}
          options={chapters.map((one) => ({
            value: String(one.at),
            label: chapterName(t, one.name),
          }))}
          onValue={(value) => props.onJump(Number(value))}
        />
        <Select
          label={t.replay.speed}
          hideLabel
          value={String(props.speed)}
          options={SPEEDS.map((factor) => ({
            value: String(factor),
            label: t.replay.speedOf({ factor }),
          }))}
          onValue={(value) => props.onSpeed(Number(value))}
        />
        {props.children}
      </div>
      <p className={style.said}>{props.said}</p>
    </section>
  );
}

function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d={d}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** "round 3" in the reader's words; what is not known stays as it is. */
export function chapterName(t: Words, name: string): string {
  const [kind, number] = name.split(" ");
  if (kind === "round") return t.replay.chapters.round({ number: Number(number) });
  if (kind === "turn") return t.replay.chapters.turn({ number: Number(number) });
  return kind === "filling" ? t.replay.chapters.start : name;
}
