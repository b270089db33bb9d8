import { useEffect } from "react";
import { type Chapter, chapterAfter, chapterBefore } from "./chapters";
import type { ReplayPlayer } from "./replayPlayer";

/** Arrow keys step, the space bar plays; but not while somebody writes or chooses. */
export function useReplayKeys(player: ReplayPlayer, chapters: Chapter[], toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.defaultPrevented;
      const elsewhere = key === " " ? `${BUSY}, ${PRESSED}` : BUSY;
      const busy = target instanceof Element && target.closest(elsewhere) !== null;
      if (plain && !busy && answer(key, player, chapters, toggle)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [player, chapters, toggle]);
}

/** Do what a key means; say whether it means anything. */
function answer(
  key: string,
  player: ReplayPlayer,
  chapters: Chapter[],
  toggle: () => void,
): boolean {
  const { at } = player.moment();
  switch (key) {
    case "ArrowRight":
      player.forward();
      return true;
    case "ArrowLeft":
      player.back();
      return true;
    case "PageDown":
      player.jump(chapterAfter(chapters, at)?.at ?? player.last);
      return true;
    case "PageUp":
      player.jump(chapterBefore(chapters, at)?.at ?? 0);
      return true;
    case "Home":
      player.jump(0);
      return true;
    case "End":
      player.jump(player.last);
      return true;
    case " ":
      toggle();
      return true;
    default:
      return false;
  }
}

/** Where these keys mean something else. */
const BUSY = "input, select, textarea, dialog, [role='application'], [role='grid']";
/** What the space bar presses. */
const PRESSED = "button, a, summary";
