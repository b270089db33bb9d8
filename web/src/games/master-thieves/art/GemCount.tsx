// How many gems of each kind, as small signs with numbers; what holds it says it in words.

import { gemCounts, KINDS } from "../model/gems";
import { GemArt } from "./GemArt";
import style from "./GemCount.module.css";

export function GemCount({ gems }: { gems: string }) {
  const counts = gemCounts(gems);
  const there = [...KINDS].reverse().filter((kind) => counts[kind] > 0);
  return (
    <span className={style.counts} aria-hidden="true">
      {there.map((kind) => (
        <span key={kind} className={style.count}>
          <GemArt kind={kind} />
          {counts[kind]}
        </span>
      ))}
    </span>
  );
}
