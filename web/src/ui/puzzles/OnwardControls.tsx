// What moves an exercise: only onwards. Who has looked away begins anew with the next one.

import { useEffect } from "react";
import { isTyping } from "../../hooks/isTyping";
import { useAllMessages } from "../../i18n/use";
import { Button } from "../../widgets/Button";
import style from "./OnwardControls.module.css";
import type { StageControls } from "./Stage";

interface OnwardProps {
  through: StageControls;
  /** Everything has been shown. */
  onShown: () => void;
}

export function OnwardControls({ through, onShown }: OnwardProps) {
  const t = useAllMessages();
  const { player, at, playing, moving, done, said, toggle } = through;
  useEffect(() => {
    if (done) onShown();
  }, [done, onShown]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const held = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
      const { target, key } = event;
      const box = target instanceof Element && target.closest("[role='group'], button, a") !== null;
      if (held || isTyping(target) || box) return;
      if (key === "ArrowRight" && at < player.last && !moving) player.forward();
      else if (key === " " && at < player.last) toggle();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  return (
    <section className={style.controls} aria-label={t.replay.controls}>
      <p role="status" className={style.said}>
        {said}
      </p>
      <div className={style.row}>
        <progress
          className={style.progress}
          max={player.last}
          value={at}
          aria-label={t.replay.step({ step: at, all: player.last })}
        />
        <Button
          look={at === 0 || playing ? "primary" : "plain"}
          disabled={done}
          onClick={toggle}
          data-play
        >
          {playing ? t.replay.pause : t.replay.play}
        </Button>
        <Button
          disabled={at >= player.last || moving}
          onClick={() => player.forward()}
          data-forward
        >
          {t.replay.forward}
        </Button>
      </div>
    </section>
  );
}
