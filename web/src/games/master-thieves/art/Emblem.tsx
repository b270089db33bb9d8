// The characters' signs: a boat, a ring, scales, a mask, a key under a hat, a looking glass.

import type { Character } from "../../../generated/master_thieves";
import style from "./Emblem.module.css";

const LINES: Record<Character, string> = {
  smuggler:
    "M6 30h36c-2 7-6 10-11 10H16c-5 0-8-3-10-10ZM24 30V7M24 9c8 2 13 8 14 17H24M20 12c-6 3-10 8-11 14h11",
  jeweler:
    "M24 20a11.500 11.500 0 1 0 .01 0ZM24 24.500a7 7 0 1 0 .01 0ZM16.500 9h15l4 5-11.500 9-11.500-9ZM16.500 9l7.500 14 7.500-14M12.500 14h23",
  gemologist:
    "M24 7v33M15 41h18M8 14h32M24 7a2 2 0 1 0 .01 0M13 14 7 28h12ZM7 28c1 4 11 4 12 0M35 14l-6 14h12ZM29 28c1 4 11 4 12 0",
  thief:
    "M5 18c6-4 13-4 19 0 6-4 13-4 19 0 0 9-4 14-10 14-4 0-6-2-9-5-3 3-5 5-9 5-6 0-10-5-10-14ZM11 22c3-2 6-2 8 1-3 3-6 3-8-1ZM37 22c-3-2-6-2-8 1 3 3 6 3 8-1Z",
  master_thief: "M14 19V7h20v12M8 19h32M24 23a6 6 0 1 0 .01 0ZM24 35v9M24 44h6M24 40h4M14 15h20",
  detective:
    "M21 7a13 13 0 1 0 .01 0ZM30.500 29.500 42 41M33 27l10 10c2 2-2 6-4 4L29 31M14 20c1-4 4-6 7-6",
};

export function Emblem({ character }: { character: Character }) {
  return (
    <svg className={style.emblem} viewBox="0 0 48 48" aria-hidden="true">
      <path d={LINES[character]} />
    </svg>
  );
}
