import type { Front, Jar } from "../../../generated/forty_thieves";
import { GEMS, gemAt, SQUARES } from "../model/notation";
import { Defs } from "./Defs";
import { FrontFace } from "./FrontFace";
import { GemArt } from "./GemArt";
import style from "./HomePicture.module.css";
import { JarBody } from "./Jar";
import { Lid } from "./Lid";

/** Sixteen jars as they might lie, row by row. */
const JARS: readonly Jar[] = [
  ...(["rs", "yt", "bc", "gm", "gh", "rm", "yh", "bs"] as const),
  ...(["bt", "gc", "rt", "yc", "ym", "bh", "gs", "rc"] as const),
];
/** Which lids are lifted now and then, and what is seen below: half a truth each. */
const BELOW: Record<number, Front> = { 1: "yh", 6: "S", 8: "rt", 15: "L" };

/** The medina at night: sixteen jars round nine glowing sapphires, and here and there a lid lifts. */
export function HomePicture({ label }: { label: string }) {
  return (
    <div className={style.scene} role="img" aria-label={label}>
      <Defs />
      <div className={style.board}>
        {SQUARES.map((square, at) => (
          <div key={square} className={style.jar}>
            {BELOW[at] === undefined ? null : (
              <>
                <JarBody jar={JARS[at] ?? "rs"} />
                <div className={style.front}>
                  <FrontFace front={BELOW[at]} />
                </div>
              </>
            )}
            <div className={style.lid} data-lifts={BELOW[at] === undefined ? undefined : at % 4}>
              <Lid jar={JARS[at] ?? "rs"} alone={BELOW[at] !== undefined} />
            </div>
          </div>
        ))}
        {GEMS.map((gem) => {
          const { row, column } = gemAt(gem);
          return (
            <div
              key={gem}
              className={style.gem}
              style={{ left: `${25 * (column + 1)}%`, top: `${25 * (row + 1)}%` }}
            >
              <span className={style.glow} data-turn={gem % 3} />
              <GemArt />
            </div>
          );
        })}
      </div>
    </div>
  );
}
