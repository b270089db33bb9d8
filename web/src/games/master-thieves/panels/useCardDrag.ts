// Playing a card by dragging it up. A press that does not move is a click.

import { type MouseEvent, type PointerEvent, useRef, useState } from "react";

/** From so many pixels on it is a drag and no click. */
const THRESHOLD = 8;
/** A card that is let go so far up is played. */
export const FAR_ENOUGH = 56;

interface Lifted {
  word: string;
  /** How far up, in pixels. */
  by: number;
}

export function useCardDrag(play: (word: string) => void) {
  const from = useRef<{ y: number; pointer: number; word: string } | null>(null);
  const dragged = useRef(false);
  const [lifted, setLifted] = useState<Lifted | null>(null);

  const letGo = () => {
    from.current = null;
    setLifted(null);
  };
  const handlers = (word: string) => ({
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      from.current = { y: event.clientY, pointer: event.pointerId, word };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === null || from.current.pointer !== event.pointerId) return;
      const by = from.current.y - event.clientY;
      if (!dragged.current && by < THRESHOLD) return;
      if (!dragged.current) event.currentTarget.setPointerCapture?.(event.pointerId);
      dragged.current = true;
      setLifted({ word, by: Math.max(0, by) });
    },
    onPointerUp: (event: PointerEvent) => {
      const up = from.current === null ? 0 : from.current.y - event.clientY;
      const plays = dragged.current && from.current?.word === word && up >= FAR_ENOUGH;
      letGo();
      if (plays) play(word);
    },
    onPointerCancel: letGo,
    onClickCapture: (event: MouseEvent) => {
      if (!dragged.current) return;
      dragged.current = false; // the end of a drag is no click
      event.stopPropagation();
      event.preventDefault();
    },
  });
  return { lifted, handlers };
}
