import { useEffect } from "react";
import type { Player } from "./player";

/** Arrow keys step, the space bar plays; but not while somebody writes or chooses. */
export function useKeys(player: Player, toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.defaultPrevented;
      const busy = target instanceof Element && target.closest(BUSY) !== null;
      if (plain && !busy && answer(event.key, player, toggle)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [player, toggle]);
}

/** Do what a key means; say whether it means anything. */
function answer(key: string, player: Player, toggle: () => void): boolean {
  switch (key) {
    case "ArrowRight":
      player.forward();
      return true;
    case "ArrowLeft":
      player.back();
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
const BUSY = "input, select, textarea, button, a, dialog, [role='application'], [role='grid']";
