// The thieves' portraits. They are files of their own: they weigh nothing in the program, and only
// those that sit at the table are fetched.

import { isThief, type ThiefId } from "./ids";
import style from "./Portrait.module.css";
import bashir from "./portraits/bashir.svg";
import corvina from "./portraits/corvina.svg";
import lotte from "./portraits/lotte.svg";
import madameIves from "./portraits/madame-ives.svg";
import nila from "./portraits/nila.svg";
import oswin from "./portraits/oswin.svg";
import pip from "./portraits/pip.svg";
import renard from "./portraits/renard.svg";
import tamsin from "./portraits/tamsin.svg";
import theCooper from "./portraits/the-cooper.svg";
import zaid from "./portraits/zaid.svg";

const PORTRAITS: Record<ThiefId, string> = {
  nila,
  pip,
  oswin,
  tamsin,
  corvina,
  bashir,
  lotte,
  renard,
  "madame-ives": madameIves,
  "the-cooper": theCooper,
  zaid,
};

interface Props {
  id: string;
  /** The side, in pixels. */
  size: number;
}

/** A face in a round frame; the name beside it says whose, so this one is not spoken. */
export function ThiefPortrait({ id, size }: Props) {
  if (!isThief(id)) return null;
  return (
    <img
      className={style.portrait}
      src={PORTRAITS[id]}
      width={size}
      height={size}
      alt=""
      decoding="async"
      draggable={false}
      data-thief={id}
    />
  );
}
