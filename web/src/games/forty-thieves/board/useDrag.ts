// Dragging a tile onto another with mouse, pen or finger. A press that does not move is a click.

import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { oneOf, SLOTS, SQUARES } from "../model/notation";
import type { Look } from "../model/scene";
import type { Pickable } from "../model/selection";
import type { Choosing } from "./useChoosing";

const FAR_ENOUGH = 8;

export interface Dragged {
  look: Look;
  size: number;
  /** Where it began; afterwards the picture follows the pointer by itself. */
  x: number;
  y: number;
}

/** Where the picture of a dragged tile stands: a little above the finger. */
export function underPointer({ x, y, size }: { x: number; y: number; size: number }): string {
  return `translate(${x - size / 2}px, ${y - size * 0.6}px) scale(1.06)`;
}

export interface Drag {
  dragged: Dragged | null;
  /** Holds the picture that follows the pointer. */
  ghost: RefObject<HTMLSpanElement | null>;
  /** The thing that the pointer is over. */
  over: Pickable | null;
  start: (thing: Pickable, look: Look) => (event: PointerEvent<HTMLElement>) => void;
  /** What was pressed is not to be dragged. */
  cancel: () => void;
  /** Ask, in a click, whether it was the end of a drag. */
  wasDragged: () => boolean;
}

function thingAt(x: number, y: number): Pickable | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-thing]");
  const name = found?.dataset.thing;
  if (name === undefined) return null;
  const square = oneOf(SQUARES, name);
  if (square !== null) return { kind: "square", square };
  const slot = SLOTS.find((one) => String(one) === name);
  return slot === undefined ? null : { kind: "slot", slot };
}

function isSame(one: Pickable | null, other: Pickable | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function useDrag({ canDrag, pick, join, clear, fits }: Choosing): Drag {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [over, setOver] = useState<Pickable | null>(null);
  const ghost = useRef<HTMLSpanElement>(null);
  const just = useRef(false);
  const stop = useRef<(() => void) | null>(null);
  const latest = useRef({ canDrag, pick, join, clear, fits });
  latest.current = { canDrag, pick, join, clear, fits };
  useEffect(() => () => stop.current?.(), []);

  const start = useCallback(
    (thing: Pickable, look: Look) => (event: PointerEvent<HTMLElement>) => {
      just.current = false;
      if (event.button !== 0 || !event.isPrimary || !latest.current.canDrag(thing)) return;
      stop.current?.();
      const from = { x: event.clientX, y: event.clientY };
      const size = Math.min(110, event.currentTarget.getBoundingClientRect().width);
      let moving = false;
      const moved = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
        if (!moving) {
          if (Math.hypot(x - from.x, y - from.y) < FAR_ENOUGH) return;
          moving = true;
          just.current = true;
          latest.current.clear();
          latest.current.pick(thing);
          setDragged({ look, size, x, y });
        }
        if (ghost.current !== null) ghost.current.style.transform = underPointer({ x, y, size });
        const target = thingAt(x, y);
        const next = target !== null && latest.current.fits(target) ? target : null;
        setOver((now) => (isSame(now, next) ? now : next));
      };
      const ended = ({ clientX: x, clientY: y, type }: globalThis.PointerEvent) => {
        stop.current?.();
        if (!moving) return;
        // A click that belongs to the drag comes at once, if at all; the next one is a click again.
        setTimeout(() => {
          just.current = false;
        });
        const target = type === "pointerup" ? thingAt(x, y) : null;
        if (target === null) latest.current.clear();
        else latest.current.join(thing, target);
      };
      const escaped = (key: KeyboardEvent) => {
        if (key.key !== "Escape") return;
        key.preventDefault();
        stop.current?.();
        if (moving) latest.current.clear();
      };
      window.addEventListener("pointermove", moved);
      window.addEventListener("pointerup", ended);
      window.addEventListener("pointercancel", ended);
      window.addEventListener("keydown", escaped, true);
      stop.current = () => {
        window.removeEventListener("pointermove", moved);
        window.removeEventListener("pointerup", ended);
        window.removeEventListener("pointercancel", ended);
        window.removeEventListener("keydown", escaped, true);
        stop.current = null;
        setDragged(null);
        setOver(null);
      };
    },
    [],
  );

  const wasDragged = useCallback(() => {
    const was = just.current;
    just.current = false;
    return was;
  }, []);

  const cancel = useCallback(() => stop.current?.(), []);

  return { dragged, ghost, over, start, cancel, wasDragged };
}
