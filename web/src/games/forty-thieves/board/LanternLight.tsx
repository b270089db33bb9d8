import { squareIndex } from "../model/notation";
import { useTable } from "./context";
import style from "./LanternLight.module.css";

/**
 * The light of a Lantern on the board: it spreads from its jar over the neighbours and comes to rest,
 * and the rest of the board lies in the dusk.
 */
export function LanternLight() {
  const { view, scene } = useTable();
  const lantern = scene.lantern ?? view.lantern;
  if (lantern === null) return null;
  const index = squareIndex(lantern);
  const place = {
    left: `${25 * (index % 4) + 12.5}%`,
    top: `${25 * Math.floor(index / 4) + 12.5}%`,
  };
  return (
    <span key={lantern} className={style.room} aria-hidden="true">
      <span className={style.dusk} style={place} />
      <span className={style.light} style={place} />
    </span>
  );
}
