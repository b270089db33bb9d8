// Turning levels, offered at the levels: on the side to which their front goes.

import type { GameAction } from "../../../generated/master_thieves";
import { type Bound, isOfLevels } from "../model/choices";
import { type Level, TURNS } from "../model/places";
import { ActionButton } from "../panels/ActionButton";
import style from "./LevelActions.module.css";

interface LevelActionsProps {
  bound: Bound;
  pending: string | null;
  act: (word: string) => void;
  advised: GameAction | null;
  consider: (levels: readonly Level[]) => void;
}

export function LevelActions({ bound, ...rest }: LevelActionsProps) {
  return bound.atBox.filter(isOfLevels).map((choice) => (
    <span
      key={choice.word}
      className={style.place}
      data-covers="corner"
      data-way={TURNS[choice.move].way === 1 ? "left" : "right"}
      data-levels={TURNS[choice.move].levels.length}
    >
      <ActionButton choice={choice} {...rest} />
    </span>
  ));
}
