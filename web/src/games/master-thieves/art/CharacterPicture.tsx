// The six characters of Master Thieves, painted. Pictures are files of their own, so that they weigh
// nothing in the program and come after it.

import type { Character } from "../../../generated/master_thieves";
import style from "./CharacterPicture.module.css";
import detective from "./characters/detective.svg";
import gemologist from "./characters/gemologist.svg";
import jeweler from "./characters/jeweler.svg";
import masterThief from "./characters/master-thief.svg";
import smuggler from "./characters/smuggler.svg";
import thief from "./characters/thief.svg";

const PICTURES: Record<Character, string> = {
  smuggler,
  jeweler,
  gemologist,
  thief,
  master_thief: masterThief,
  detective,
};

/** Below so many pixels the face is shown closer. */
const CLOSE = 72;

interface Props {
  character: Character;
  /** The side of a square, in pixels; without one the picture fills what holds it. */
  size?: number;
}

/** Half a figure with what it works with; words beside it say who it is. */
export function CharacterPicture({ character, size }: Props) {
  return (
    <span
      className={style.picture}
      style={size === undefined ? undefined : { width: size, height: size }}
      data-fills={size === undefined || undefined}
      data-close={(size !== undefined && size < CLOSE) || undefined}
      data-character={character}
      aria-hidden="true"
    >
      <img src={PICTURES[character]} alt="" draggable={false} />
    </span>
  );
}
