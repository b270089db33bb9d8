// Turning levels, offered at the levels: on the side to which their front goes.

import { type Level, TURNS } from "../model/places";
import { type Bound, isOfLevels } from "../model/words";
import { ActionButton } from "../panels/ActionButton";
import style from "./LevelActions.module.css";

interface LevelDeedsProps {
  bound: Bound;
  pending: string | null;
  act: (word: string) => void;
  advised: string | null;
  consider: (levels: readonly Level[]) => void;
}

export function LevelActions({ bound, ...rest }: LevelDeedsProps) {
  return bound.atBox.filter(isOfLevels).map((deed) => (
    <span
      key={deed.word}
      className={style.place}
      data-covers="corner"
      data-way={TURNS[deed.move].way === 1 ? "left" : "right"}
      data-levels={TURNS[deed.move].levels.length}
    >
      <ActionButton deed={deed} {...rest} />
    </span>
  ));
}
