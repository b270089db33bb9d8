// Walking round the box by dragging it with a finger or the mouse.

import { type MouseEvent, type PointerEvent, useRef, useState } from "react";
import type { BoxViewpoint } from "./useBoxViewpoint";

const DEGREES_PER_PIXEL = 0.45;
/** From so many pixels on it is a drag and no click. */
const THRESHOLD = 7;

export function useDrag(look: BoxViewpoint) {
  const from = useRef<{ x: number; pointer: number } | null>(null);
  const dragged = useRef(false);
  const [degrees, setDegrees] = useState(0);
  const [held, setHeld] = useState(false);

  const letGo = () => {
    if (held) {
      // The side that is nearest to the eye now; a short pull is enough to reach the next one.
      const quarters = Math.round((-degrees / 90) * 1.4);
      look.walk(Math.max(-3, Math.min(3, quarters)));
    }
    from.current = null;
    setHeld(false);
    setDegrees(0);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false;
      if (event.button === 0) from.current = { x: event.clientX, pointer: event.pointerId };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === null || from.current.pointer !== event.pointerId) return;
      const by = event.clientX - from.current.x;
      if (!held && Math.abs(by) < THRESHOLD) return;
      if (!held) event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = true;
      setHeld(true);
      setDegrees(by * DEGREES_PER_PIXEL);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onClickCapture: (event: MouseEvent) => {
      if (!dragged.current) return;
      dragged.current = false; // the end of a drag is no click
      event.stopPropagation();
      event.preventDefault();
    },
  };
  return { degrees, held, handlers };
}
