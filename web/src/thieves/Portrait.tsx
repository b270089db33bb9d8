// The thieves' portraits. They are files of their own: they weigh nothing in the program, and only
// those that sit at the table are fetched.

import bashir from "../art/thieves/bashir.svg";
import corvina from "../art/thieves/corvina.svg";
import lotte from "../art/thieves/lotte.svg";
import madameIves from "../art/thieves/madame-ives.svg";
import nila from "../art/thieves/nila.svg";
import oswin from "../art/thieves/oswin.svg";
import pip from "../art/thieves/pip.svg";
import renard from "../art/thieves/renard.svg";
import tamsin from "../art/thieves/tamsin.svg";
import theCooper from "../art/thieves/the-cooper.svg";
import zaid from "../art/thieves/zaid.svg";
import { isThief, type ThiefId } from "./ids";
import style from "./Portrait.module.css";

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
