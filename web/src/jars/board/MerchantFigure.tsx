import { MerchantMark } from "../art/Small";
import { useTable } from "../context";
import { gemAt } from "../notation";
import { at } from "../scene";
import style from "./MerchantFigure.module.css";

/** The merchant, as he walks from sapphire to sapphire; what he carries is told in the tray. */
export function MerchantFigure() {
  const { view } = useTable();
  if (view.merchant === null) return null;
  const { row, column } = gemAt(view.merchant.gem);
  return (
    <span
      className={style.merchant}
      style={{ left: `${25 * (column + 1)}%`, top: `${25 * (row + 1)}%` }}
      data-at={at.merchant}
      aria-hidden="true"
    >
      <MerchantMark />
      <span className={style.loot}>{view.merchant.loot}</span>
    </span>
  );
}
