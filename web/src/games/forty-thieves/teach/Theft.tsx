import { useState } from "react";
import type { Front } from "../../../generated/forty_thieves";
import { FrontFace } from "../art/FrontFace";
import { frontName } from "../model/naming";
import { useFortyMessages } from "../words";
import { judge } from "./combination";
import style from "./Theft.module.css";
import { useFortyTaught } from "./taught";

/** What each of the four tiles can be turned into, one press after the other. */
const TILES: readonly (readonly Front[])[] = [
  ["rs", "gs", "bm", "yt"],
  ["rm", "bs", "gh", "A"],
  ["rh", "ys", "gc", "D"],
  ["rt", "rs", "yc", "A"],
];
const PLAIN = TILES.map((kinds) => kinds.filter((front) => front.length > 1));

/** Four tiles that can be changed, and whether they make a theft. */
export function Theft() {
  const { forty: t } = useFortyMessages();
  const { words, rules } = useFortyTaught();
  const [turns, setTurns] = useState([0, 0, 0, 0]);
  const kinds = rules.family === true ? PLAIN : TILES;
  const fronts = kinds.map((some, at) => some[(turns[at] ?? 0) % some.length] ?? "rs");
  const { verdict, by } = judge(fronts);
  const says = words.forty.theft;
  const works = verdict !== "fails" && verdict !== "spoilt";
  const change = (at: number) =>
    setTurns((now) => now.map((turn, one) => (one === at ? turn + 1 : turn)));
  return (
    <figure className={style.figure}>
      <div className={style.tiles} data-works={works}>
        {fronts.map((front, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place on the board is what it is
            key={at}
            type="button"
            className={style.tile}
            aria-label={says.tile({ number: at + 1, front: frontName(t, front) })}
            onClick={() => change(at)}
          >
            <FrontFace front={front} />
          </button>
        ))}
      </div>
      <figcaption className={style.told} aria-live="polite" data-works={works}>
        <span aria-hidden="true">{works ? "✓" : "✗"}</span>{" "}
        {verdict === "spoilt"
          ? says.spoilt({ front: by === null ? "" : frontName(t, by) })
          : says[verdict]}
      </figcaption>
    </figure>
  );
}
