// The box on its cloth, and the ways to look at it.

import type { KeyboardEvent } from "react";
import { useRef } from "react";
import type { BoxProps } from "../model/box";
import { LEVELS, type Level, placeOf, sideAfter } from "../model/places";
import { BoxNavigation } from "../panels/BoxNavigation";
import { useMasterMessages } from "../words";
import { BeforeAfter } from "./BeforeAfter";
import style from "./BoxStage.module.css";
import { LevelActions } from "./LevelActions";
import { useSight } from "./sights";

interface BoxStageProps extends BoxProps {
  consider: (levels: readonly Level[]) => void;
}

export function BoxStage({ consider, ...box }: BoxStageProps) {
  const { master: words } = useMasterMessages();
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

  const Sight = useSight(look);
  const label = look.overview
    ? words.box.overviewLabel({ turnedOver: view.turned_over })
    : words.box.label({ side: words.side[look.side], turnedOver: view.turned_over });
  const still = box.reducedMotion && cue?.event.event === "BoxMoved";
  return (
    <section className={style.stage}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        className={style.box}
        data-facing={look.overview ? undefined : look.side}
        data-still={still || undefined}
        ref={stage}
        role="group"
        aria-label={label}
        aria-description={words.box.help}
        onKeyDown={onKeyDown}
      >
        <Sight box={box} />
        {still && cue !== null && <BeforeAfter cue={cue} />}
      </div>
      {!look.overview && (
        <LevelActions
          bound={box.bound}
          pending={box.pending}
          act={box.act}
          advised={box.advised}
          consider={consider}
        />
      )}
      <BoxNavigation look={look} noting={box.noting} remembers={box.remembers ?? false} />
    </section>
  );
}
