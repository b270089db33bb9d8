import { type PointerEvent, useRef } from "react";
import type { LiveTable } from "../../store/liveTable";

/** What has an answer of its own to a touch. */
const OWN =
  "button, a, input, select, textarea, label, summary, dialog, [role=menuitem], [data-about]";
/** A finger that goes further than this does something else. */
const STILL_PX = 8;

interface Handlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
}

/** Touching the table while something moves shows its end, and what follows. */
export function useHurry(liveTable: LiveTable, moving: boolean): Handlers {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ target, clientX: x, clientY: y, isPrimary, button }) => {
      const own = target instanceof Element && target.closest(OWN) !== null;
      from.current = moving && isPrimary && button === 0 && !own ? { x, y } : null;
    },
    onPointerUp: ({ clientX, clientY }) => {
      const began = from.current;
      from.current = null;
      if (began === null || !moving) return;
      if (Math.hypot(clientX - began.x, clientY - began.y) <= STILL_PX) liveTable.playback.hurry();
    },
  };
}
