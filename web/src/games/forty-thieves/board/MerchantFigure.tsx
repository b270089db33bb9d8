import { useLayoutEffect, useRef } from "react";
import { classes } from "../../../widgets/classes";
import { GemArt } from "../art/GemArt";
import { MerchantMark } from "../art/Small";
import { gemPoint, lanes, strides } from "../model/paths";
import { at, type Scene } from "../model/scene";
import { useTable } from "./context";
import style from "./MerchantFigure.module.css";

/** The merchant as he walks from sapphire to sapphire; whoever may rob him presses on him. */
export function MerchantFigure() {
  const { t, view, choosing, scene, advised } = useTable();
  const gem = scene.walk?.to ?? view.merchant?.gem;
  const loot = view.merchant?.loot ?? 0;
  const walker = useWalk(scene.walk);
  if (gem === undefined) return null;
  const { x, y } = gemPoint(gem);
  const place = { left: `${x}%`, top: `${y}%` };
  const rob = choosing.choices.find(({ verb }) => verb === "rob_merchant");
  const figure = (
    <span ref={walker} className={classes(style.figure, scene.takes && style.takes)}>
      <MerchantMark />
      <span key={loot} className={style.loot} aria-hidden="true" data-count={loot}>
        <GemArt />
      </span>
    </span>
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

/** He stands where he goes to, and is moved back to where he comes from: at the end all is as it lies. */
function useWalk(walk: Scene["walk"]) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const walker = ref.current;
    const board = walker?.parentElement?.offsetParent;
    if (!walker || !(board instanceof HTMLElement) || walk === null) return;
    if (walker.closest("[data-still]") !== null || walker.animate === undefined) return;
    const way = lanes(walk.from, walk.to);
    const [start, end] = [way[0], way.at(-1)];
    if (start === undefined || end === undefined || way.length < 2) return;
    const far = strides(way);
    const going = walker.animate(
      way.map(({ x, y }, index) => ({
        translate: `${((x - end.x) / 100) * board.clientWidth}px ${((y - end.y) / 100) * board.clientHeight}px`,
        offset: far[index] ?? 1,
      })),
      { duration: walk.duration * 0.94, easing: "linear", fill: "backwards" },
    );
    walker.dataset.walks = end.x < start.x ? "left" : "right";
    const stand = () => delete walker.dataset.walks;
    going.finished.then(stand, stand);
    return () => {
      going.cancel();
      stand();
    };
  }, [walk]);
  return ref;
}
