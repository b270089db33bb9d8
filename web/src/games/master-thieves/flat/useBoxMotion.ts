// The box while it is moved: levels turn, or all of it tips over. The motion is laid over the
// table before the move and is gone in the frame in which the table after it is drawn.

import { type RefObject, useLayoutEffect } from "react";
import type { Move } from "../../../generated/master_thieves";
import { LEVELS, TURNS } from "../model/places";

const TURNING = "cubic-bezier(0.5, 0.05, 0.25, 1)";
const TIPPING = "cubic-bezier(0.5, 0.05, 0.3, 1)";

/** Move what is marked `data-box`, `data-level` and `data-shade` in a scene. */
export function useBoxMotion(
  scene: RefObject<HTMLElement | null>,
  cue: number | null,
  move: Move | null,
  duration: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cue is shown once, when it begins
  useLayoutEffect(() => {
    if (scene.current === null || move === null) return;
    const running: Animation[] = [];
    const animate = (thing: Element, frames: Keyframe[], how: KeyframeAnimationOptions) => {
      if (typeof thing.animate !== "function") return;
      running.push(thing.animate(frames, { duration, fill: "both", ...how }));
    };
    const all = (selector: string) => scene.current?.querySelectorAll(selector) ?? [];

    if (move === "flip") {
      for (const box of all("[data-box]")) animate(box, TIP, { easing: TIPPING });
    } else {
      const { levels, way } = TURNS[move];
      for (const level of LEVELS.filter((one) => levels.includes(one))) {
        for (const ring of all(`[data-level="${level}"]`)) {
          animate(ring, quarterTurn(way), { easing: TURNING });
        }
      }
    }
    for (const face of all("[data-shade]")) {
      if (!(face instanceof HTMLElement)) continue;
      const { shade, shadeAfter } = face.dataset;
      if (shade === undefined || shadeAfter === undefined || shade === shadeAfter) continue;
      animate(face, [{ opacity: shade }, { opacity: shadeAfter }], { easing: "ease-in-out" });
    }
    return () => {
      for (const animation of running) animation.cancel();
    };
  }, [cue]);
}

/** A level is lifted a little, turned, and set down. Clockwise from above its front goes left. */
function quarterTurn(way: 1 | -1): Keyframe[] {
  const end = `rotateY(${-90 * way}deg)`;
  const lifted = "translateY(calc(var(--at) - 4px))";
  return [
    { transform: "translateY(var(--at)) rotateY(0deg)" },
    { transform: `${lifted} rotateY(0deg)`, offset: 0.08 },
    { transform: `${lifted} ${end}`, offset: 0.92 },
    { transform: `translateY(var(--at)) ${end}` },
  ];
}

/** Over the axis from west to east, so that north and south change places. */
const TIP: Keyframe[] = [
  { transform: "translateY(0) scale3d(1, 1, 1) rotateX(0deg)" },
  {
    transform: "translateY(calc(var(--w) * -0.06)) scale3d(0.84, 0.84, 0.84) rotateX(-90deg)",
    offset: 0.5,
  },
  { transform: "translateY(0) scale3d(1, 1, 1) rotateX(-180deg)" },
];
