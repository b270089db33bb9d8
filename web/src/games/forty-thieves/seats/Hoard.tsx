import { type ReactNode, useRef } from "react";
import { classes } from "../../../widgets/classes";
import { GemArt } from "../art/GemArt";
import { EyeMark } from "../art/Small";
import { TileFront } from "../art/Tile";
import { useTable } from "../board/context";
import { labelOf } from "../model/labels";
import { at } from "../model/scene";
import style from "./Hoard.module.css";

interface Part {
  key: string;
  count: number;
  label: string;
  art: ReactNode;
  /** What may be robbed of it; null: nothing. */
  robbed: "gem" | "tile" | null;
}

/** What a seat has won, and what weighs on it. What may be robbed is pressed where it lies. */
export function Hoard({ seat }: { seat: number }) {
  const { t, view } = useTable();
  const hoard = view.seats[seat];
  if (hoard === undefined) return null;
  const { gems, eye_tokens: eyes } = hoard;
  const tiles = hoard.sapphire_tiles.length;
  const eyeTiles = hoard.eye_tiles.length;
  const all: Part[] = [
    {
      ...{ key: "gems", count: gems, robbed: "gem" },
      label: t.seats.gems({ count: gems }),
      art: <GemArt />,
    },
    {
      ...{ key: "tiles", count: tiles, robbed: "tile" },
      label: t.seats.sapphireTiles({ count: tiles }),
      art: <TileFront front="S" />,
    },
    {
      ...{ key: "eyes", count: eyes, robbed: null },
      label: t.seats.eyes({ count: eyes }),
      art: <EyeMark />,
    },
    {
      ...{ key: "eyeTiles", count: eyeTiles, robbed: null },
      label: t.seats.eyeTiles({ count: eyeTiles }),
      art: <TileFront front="E" />,
    },
  ];
  const parts = all.filter(({ count }) => count > 0);
  return (
    <ul className={style.hoard} data-at={at.hoard(seat)}>
      {parts.length === 0 && <li className={style.empty}>{t.seats.emptyHoard}</li>}
      {parts.map((part) => (
        <HoardPart key={part.key} part={part} seat={seat} />
      ))}
    </ul>
  );
}

function HoardPart({ part, seat }: { part: Part; seat: number }) {
  const { t, names, fronts, choosing, advised } = useTable();
  const { count, label, art, robbed } = part;
  const more = useMore(count);
  const rob = choosing.choices.find(
    (one) => one.verb === "rob" && one.victim === seat && one.tile === (robbed === "tile"),
  );
  const picture = (
    <>
      <span key={count} className={classes(style.art, more && style.more)}>
        {art}
      </span>
      <span className={style.count} aria-hidden="true" data-count={count} />
    </>
  );
  if (robbed === null || rob === undefined) {
    return (
      <li className={style.part} title={label}>
        {picture}
        <span className="visually-hidden">{label}</span>
      </li>
    );
  }
  const said = labelOf(rob, { t, names, fronts });
  return (
    <li>
      <button
        type="button"
        className={classes(style.part, style.may)}
        data-word={rob.word}
        data-advised={advised?.word === rob.word || undefined}
        aria-label={said}
        title={said}
        onClick={() => choosing.act(rob.word)}
      >
        {picture}
      </button>
    </li>
  );
}

/** Whether there is more than there was when the number last changed: it has just come. */
function useMore(count: number): boolean {
  const known = useRef({ count, more: false });
  if (known.current.count !== count) {
    known.current = { count, more: count > known.current.count };
  }
  return known.current.more;
}
