import { useTable } from "../context";
import { squareIndex } from "../notation";
import style from "./LanternLight.module.css";

/** The light of a Lantern on the board: it spreads from its jar over the neighbours. */
export function LanternLight() {
  const { view } = useTable();
  if (view.lantern === null) return null;
  const index = squareIndex(view.lantern);
  const left = `${25 * (index % 4) + 12.5}%`;
  const top = `${25 * Math.floor(index / 4) + 12.5}%`;
  return (
    <span key={view.lantern} className={style.light} style={{ left, top }} aria-hidden="true" />
  );
}
