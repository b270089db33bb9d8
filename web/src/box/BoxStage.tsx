// The box on its cloth, and the ways to look at it.

import type { KeyboardEvent } from "react";
import { useRef } from "react";
import type { GameEvent, View } from "../generated/master_thieves";
import { useMessages } from "../i18n/use";
import type { Cue, Player } from "../table/props";
import { BeforeAfter } from "./BeforeAfter";
import { BoxOverview } from "./BoxOverview";
import { BoxPicture } from "./BoxPicture";
import style from "./BoxStage.module.css";
import { LEVELS, type Level, placeOf, sideAfter } from "./places";
import type { Look } from "./useLook";
import type { Bound } from "./words";

export interface BoxProps {
  view: View;
  cue: Cue<View, GameEvent> | null;
  look: Look;
  bound: Bound;
  pending: string | null;
  players: readonly Player[];
  names: readonly string[];
  act: (word: string) => void;
  reducedMotion: boolean;
  /** Levels to point out, because a move of them is being considered. */
  considered: readonly Level[];
}

export function BoxStage(box: BoxProps) {
  const { master: words } = useMessages();
  const stage = useRef<HTMLDivElement>(null);
  const { look, view, cue } = box;

  const goTo = (level: Level, quarters: number) => {
    look.setLevel(level);
    if (quarters !== 0) look.walk(quarters);
    const place = placeOf(level, sideAfter(look.side, quarters));
    stage.current
      ?.querySelector<HTMLElement>(`[data-place="${place}"]`)
      ?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = LEVELS.indexOf(look.level);
    if (event.key === "ArrowLeft") goTo(look.level, -1);
    else if (event.key === "ArrowRight") goTo(look.level, 1);
    else if (event.key === "ArrowUp") goTo(LEVELS[at - 1] ?? look.level, 0);
    else if (event.key === "ArrowDown") goTo(LEVELS[at + 1] ?? look.level, 0);
    else return;
    event.preventDefault();
  };

  const side = words.side[look.side];
  const label = look.overview ? words.box.overviewLabel : words.box.label({ side });
  const stands = view.turned_over === true ? words.box.onItsHead : words.box.upright;
  const still = box.reducedMotion && cue?.event.event === "BoxMoved";
  return (
    <section className={style.stage}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        className={style.box}
        data-facing={look.overview ? undefined : look.side}
        ref={stage}
        role="group"
        aria-label={view.turned_over === null ? label : `${label}. ${stands}`}
        aria-description={words.box.help}
        onKeyDown={onKeyDown}
      >
        {look.overview ? <BoxOverview box={box} /> : <BoxPicture box={box} />}
        {still && cue !== null && <BeforeAfter cue={cue} />}
      </div>
      <div className={style.ways}>
        {!look.overview && (
          <>
            <button type="button" aria-label={words.box.walkLeft} onClick={() => look.walk(-1)}>
              <span aria-hidden="true">‹</span>
            </button>
            <p className={style.side}>{words.box.seenFrom({ side })}</p>
            <button
              type="button"
              data-look="next"
              aria-label={words.box.walkRight}
              onClick={() => look.walk(1)}
            >
              <span aria-hidden="true">›</span>
            </button>
          </>
        )}
        <button
          type="button"
          className={style.toggle}
          aria-pressed={look.overview}
          onClick={() => look.setOverview(!look.overview)}
        >
          {look.overview ? words.box.picture : words.box.overview}
        </button>
      </div>
    </section>
  );
}
