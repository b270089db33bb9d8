import { classes } from "../../ui/common/classes";
import { Gem } from "../art/Gem";
import { MerchantMark } from "../art/Small";
import { useTable } from "../context";
import { gemAt } from "../notation";
import { at } from "../scene";
import style from "./MerchantFigure.module.css";

/** The merchant as he walks from sapphire to sapphire; whoever may rob him presses on him. */
export function MerchantFigure() {
  const { t, view, choosing, scene, advised } = useTable();
  const gem = scene.walk ?? view.merchant?.gem;
  if (gem === undefined) return null;
  const loot = view.merchant?.loot ?? 0;
  const { row, column } = gemAt(gem);
  const place = { left: `${25 * (column + 1)}%`, top: `${25 * (row + 1)}%` };
  const rob = choosing.words.find((word) => word.verb === "rob" && word.what === "merchant");
  const figure = (
    <>
      <MerchantMark />
      <span className={style.loot} aria-hidden="true" data-count={loot}>
        <Gem />
      </span>
    </>
  );
  if (rob === undefined) {
    return (
      <span className={style.merchant} style={place} data-at={at.merchant} aria-hidden="true">
        {figure}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes(style.merchant, style.may)}
      style={place}
      data-at={at.merchant}
      data-word={rob.word}
      data-advised={advised?.word === rob.word || undefined}
      aria-label={t.actions.robMerchant}
      title={t.actions.robMerchant}
      onClick={() => choosing.act(rob.word)}
    >
      {figure}
    </button>
  );
}
