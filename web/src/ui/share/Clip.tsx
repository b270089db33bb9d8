import { useEffect, useRef, useState } from "react";
import { saveFile } from "../../hooks/saveFile";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import { chairName, gameName } from "../../naming/words";
import * as api from "../../net/api";
import type { GamePart } from "../../table/module";
import { Button } from "../../widgets/Button";
import { Problem } from "../../widgets/Problem";
import { stepWithSeq } from "../replay/chapters";
import { CLIP, type ClipStep, endingOf, film, filming } from "./filming";
import { type Moment, sceneLink } from "./links";
import style from "./ShareDialog.module.css";

/** How many steps a clip shows, up to the moment that is shared. */
const STEPS = 8;

interface ClipProps extends Moment {
  part: GamePart;
}

/** The last steps up to this moment as a short film; it takes as long as it will last. */
export function Clip({ part, ...moment }: ClipProps) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shown, setShown] = useState(false);
  const stopping = useRef(new AbortController());
  useEffect(() => {
    const stop = new AbortController();
    stopping.current = stop;
    return () => stop.abort();
  }, []);
  const kind = filming();
  if (kind === null) return null;
  const make = async () => {
    const { table, eyes } = moment;
    const replay = await api.fetchReplay(table, eyes);
    const { steps } = replay;
    const last = moment.seq === null ? steps.length - 1 : stepWithSeq(steps, moment.seq);
    const names = replay.table.seats.map((seat) => chairName(t, seat));
    const frames: ClipStep[] = steps.slice(Math.max(0, last - STEPS + 1), last + 1).map((step) => ({
      scene: sceneLink(table, step.seq, eyes),
      said: step.events
        .map((event) => part.sentence(t, event, names, null))
        .filter((sentence) => sentence !== "")
        .join(" "),
    }));
    const board = canvas.current;
    if (board === null) return;
    setShown(true);
    const colours = getComputedStyle(board);
    const look = {
      game: gameName(replay.table.game),
      players: t.common.list({ parts: names }),
      ground: colours.getPropertyValue("--cloth-deep"),
      text: colours.getPropertyValue("--text"),
      accent: colours.getPropertyValue("--brass-bright"),
    };
    const clip = await film(board, frames, look, kind, stopping.current.signal);
    saveFile(`larceny-${table}.${endingOf(kind)}`, clip);
  };
  return (
    <section className={style.part}>
      <h3 className={style.heading}>{t.share.clip}</h3>
      <p className={style.help}>{t.share.clipHelp({ steps: STEPS })}</p>
      <canvas
        ref={canvas}
        {...CLIP}
        className={style.film}
        hidden={!shown}
        role="img"
        aria-label={t.share.clip}
      />
      <div className={style.deeds}>
        <Button data-share="clip" busy={action.busy} onClick={() => action.run(make)}>
          {action.busy ? t.share.clipping : t.share.makeClip}
        </Button>
      </div>
      <Problem problem={action.problem} />
    </section>
  );
}
