import { Gem } from "../art/Gem";
import { EyeMark } from "../art/Small";
import { TileFront } from "../art/Tile";
import { useTable } from "../context";
import { at } from "../scene";
import style from "./Hoard.module.css";

/** What a seat has won, and what weighs on it: sapphires, Sapphire tiles, Evil Eyes. */
export function Hoard({ seat }: { seat: number }) {
  const { t, view } = useTable();
  const hoard = view.seats[seat];
  if (hoard === undefined) return null;
  const { gems, sapphire_tiles: tiles, eye_tokens: eyes, eye_tiles: eyeTiles } = hoard;
  const parts = [
    { key: "gems", count: gems, label: t.seats.gems({ count: gems }), art: <Gem /> },
    {
      key: "tiles",
      count: tiles.length,
      label: t.seats.sapphireTiles({ count: tiles.length }),
      art: <TileFront front="S" />,
    },
    { key: "eyes", count: eyes, label: t.seats.eyes({ count: eyes }), art: <EyeMark /> },
    {
      key: "eyeTiles",
      count: eyeTiles.length,
      label: t.seats.eyeTiles({ count: eyeTiles.length }),
      art: <TileFront front="E" />,
    },
  ].filter(({ count }) => count > 0);
  return (
    <ul className={style.hoard} data-at={at.hoard(seat)}>
      {parts.length === 0 && <li className={style.empty}>{t.seats.emptyHoard}</li>}
      {parts.map(({ key, count, label, art }) => (
        <li key={key} className={style.part} data-kind={key}>
          <span className={style.art}>{art}</span>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{label}</span>
        </li>
      ))}
    </ul>
  );
}
