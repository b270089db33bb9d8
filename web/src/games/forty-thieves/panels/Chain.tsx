import { TileFront } from "../art/Tile";
import { useTable } from "../board/context";
import { at } from "../model/scene";
import style from "./Chain.module.css";

/** The tiles that were played and have not worked yet, the last one on top. */
export function Chain() {
  const { view, scene } = useTable();
  return (
    <span className={style.chain} data-at={at.chain} aria-hidden="true">
      {view.chain.map(({ front }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles are only added at the end
        <span key={index} className={style.tile} data-at={at.played(index)}>
          {!scene.away.has(at.played(index)) && <TileFront front={front} />}
        </span>
      ))}
    </span>
  );
}
