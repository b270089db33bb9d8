import { useAllMessages } from "../../i18n/use";
import { Button } from "../../widgets/Button";
import style from "./Steps.module.css";

export interface StepsProps {
  at: number;
  last: number;
  playing: boolean;
  onJump: (at: number) => void;
  onBack: () => void;
  onForward: () => void;
  onPlay: () => void;
}

/** The five buttons: to the beginning, back, play, on, to the end. */
export function Steps({ at, last, playing, onJump, onBack, onForward, onPlay }: StepsProps) {
  const t = useAllMessages();
  const play = playing ? t.replay.pause : t.replay.play;
  return (
    <div className={style.steps}>
      <Button onClick={() => onJump(0)} aria-label={t.replay.first} title={t.replay.first}>
        <Icon d="M5 4v12M16 4 8 10l8 6z" />
      </Button>
      <Button onClick={onBack} aria-label={t.replay.back} title={t.replay.back} disabled={at === 0}>
        <Icon d="M13 4 6 10l7 6z" />
      </Button>
      <Button look="primary" onClick={onPlay} aria-label={play} title={play}>
        <Icon d={playing ? "M6 4v12M14 4v12" : "M6 3.500 16 10 6 16.500z"} />
      </Button>
      <Button
        onClick={onForward}
        aria-label={t.replay.forward}
        title={t.replay.forward}
        disabled={at === last}
      >
        <Icon d="m7 4 7 6-7 6z" />
      </Button>
      <Button onClick={() => onJump(last)} aria-label={t.replay.last} title={t.replay.last}>
        <Icon d="M15 4v12M4 4l8 6-8 6z" />
      </Button>
    </div>
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
