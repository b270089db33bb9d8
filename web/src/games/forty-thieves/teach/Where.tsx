import { useState } from "react";
import type { Front, Jar } from "../../../generated/forty_thieves";
import { Button } from "../../../widgets/Button";
import { FrontFace } from "../art/FrontFace";
import { GemArt } from "../art/GemArt";
import { Lid } from "../art/Lid";
import { GEMS, gemAt, SQUARES, squaresOf } from "../model/notation";
import { useFortyMessages } from "../words";
import { useFortyTaught } from "./taught";
import style from "./Where.module.css";

const JARS: readonly Jar[] = [
  ...(["rs", "yt", "bc", "gm", "gh", "rm", "yh", "bs"] as const),
  ...(["bt", "gc", "rt", "yc", "ym", "bh", "gs", "rc"] as const),
];
/** Four thieves that belong together: red ones, and four symbols. */
const FOUND: readonly Front[] = ["rm", "rh", "rt", "rc"];
const PLACES = { around: "5", line: "row 3" } as const;
/** What the theft may take. */
const TAKEN = { around: [5], line: [4, 5, 6, 7, 8, 9] };

/** A small board: the four tiles of a theft around a sapphire, or along a line. */
export function Where() {
  const { forty: t } = useFortyMessages();
  const { words } = useFortyTaught();
  const says = words.forty.where;
  const [way, setWay] = useState<keyof typeof PLACES>("around");
  const squares = squaresOf(PLACES[way]);
  return (
    <figure className={style.figure}>
      <div className={style.board} aria-hidden="true">
        {SQUARES.map((square, at) => {
          const found = FOUND[squares.indexOf(square)];
          return (
            <span key={square} className={style.square} data-open={found ? "" : undefined}>
              {found ? <FrontFace front={found} /> : <Lid jar={JARS[at] ?? "rs"} />}
            </span>
          );
        })}
        {GEMS.map((gem) => {
          const { row, column } = gemAt(gem);
          return (
            <span
              key={gem}
              className={style.gem}
              data-yours={TAKEN[way].includes(gem) || undefined}
              style={{ left: `${25 * (column + 1)}%`, top: `${25 * (row + 1)}%` }}
            >
              <GemArt />
            </span>
          );
        })}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className={style.ways} role="group" aria-label={t.phases.steal}>
        {(["around", "line"] as const).map((one) => (
          <Button
            key={one}
            look={one === way ? "primary" : "plain"}
            aria-pressed={one === way}
            onClick={() => setWay(one)}
          >
            {says[one]}
          </Button>
        ))}
      </div>
    </figure>
  );
}
